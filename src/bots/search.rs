//! Monte-Carlo tree search, whatever the game: visit after visit goes down the tree by the promise of the steps, adds a
//! position, plays from there to the game's end, and adds what came out to every position on its way.
//!
//! * The tree: Coulom, *Efficient selectivity and backup operators in Monte-Carlo tree search* (2006); Kocsis and
//!   Szepesvári, *Bandit based Monte-Carlo planning* (2006).
//! * More than two seats: each maximises its own value, as in max^n (Luckhardt and Irani 1986) and Sturtevant, *An analysis
//!   of UCT in multi-player games* (2008).
//! * Which step is tried: PUCT with the knowledge's appeals as priors, after Rosin, *Multi-armed bandits with episode
//!   context* (2011), in the form of Silver and others, *Mastering the game of Go without human knowledge* (2017).
//!   Steps are opened in the order of their priors, so that a position with hundreds of them is widened as it is visited.
//! * What is certain: Winands, Björnsson and Saito, *Monte-Carlo tree search solver* (2008), for any number of seats.

use std::ops::ControlFlow;

use rand_chacha::ChaCha8Rng;

use super::Knowledge;
use super::shares::{Shares, Worth};
use super::tree::{Edge, Index, ROOT, Tree};
use super::tuning::Tuning;
use crate::games::chance;

/// A search's tree takes at most so many bytes.
pub const MOST_BYTES: usize = 48 << 20;

/// All ways to a near end are tried after a quarter of the visits, or after so many.
const MOST_BEFORE_EXACT: u32 = 5_000;

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    pub visits: u32,
    pub of: u32,
}

/// Is asked again and again while a bot thinks, some thousand times a second; to break stops it.
pub type Watch<'a> = dyn FnMut(Progress) -> ControlFlow<()> + 'a;

/// A step that was thought about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line<Step> {
    pub step: Step,
    /// The expected share of the win of each seat after it.
    pub wins: Shares,
    /// What the seat to move expects of it: its win, with a little for its lead.
    pub value: f32,
    pub visits: u32,
    /// Nothing about it is guessed.
    pub is_exact: bool,
}

/// A search from a position that goes on from step to step.
#[derive(Clone, Debug)]
pub struct Search<G: Knowledge> {
    root: G,
    tree: Tree<G::Step>,
    tuning: Tuning,
    rng: ChaCha8Rng,
    /// Which of the root's steps are noticed, if not all are.
    glance: u32,
    tried_all_ways: bool,
    /// What a visit has come through.
    path: Vec<Index>,
    /// Room to list steps in.
    room: Vec<G::Step>,
    appeals: Vec<f32>,
    order: Vec<u32>,
}

impl<G: Knowledge> Search<G> {
    pub fn new(root: G, tuning: Tuning, seed: u64) -> Search<G> {
        Search::with_memory(root, tuning, seed, MOST_BYTES)
    }

    /// A search whose tree takes at most so many bytes: when it is full, what is in it is still visited and counted.
    pub fn with_memory(root: G, tuning: Tuning, seed: u64, most_bytes: usize) -> Search<G> {
        Search {
            root,
            tree: Tree::new(most_bytes),
            tuning,
            rng: chance::seeded(seed),
            glance: seed as u32,
            tried_all_ways: false,
            path: Vec::new(),
            room: Vec::new(),
            appeals: Vec::new(),
            order: Vec::new(),
        }
    }

    /// The position that is thought about.
    pub fn position(&self) -> &G {
        &self.root
    }

    /// How often the position has been visited, before the last steps too.
    pub fn visits(&self) -> u32 {
        self.tree.node(ROOT).visits
    }

    /// How many bytes the tree takes.
    pub fn bytes(&self) -> usize {
        self.tree.bytes()
    }

    /// Whether the position's worth is known exactly.
    pub fn is_exact(&self) -> bool {
        self.tree.node(ROOT).is_solved
    }

    /// The expected share of the win of each seat. Nothing is expected before the first visit.
    pub fn wins(&self) -> Shares {
        self.tree.node(ROOT).mean().wins
    }

    /// A legal step has been played: what the tree knows about the position after it stays.
    pub fn play(&mut self, step: G::Step) {
        let child = self
            .tree
            .children(ROOT)
            .find(|(edge, _)| edge.step == step)
            .map(|(_, child)| child);
        // A position that was solved from afar knows its worth, but no step to play.
        let notices_all = self.tuning.notices == u32::MAX;
        match child.filter(|&child| notices_all && self.tree.node(child).opened > 0) {
            Some(child) => self.tree.move_root(child),
            None => self.tree = Tree::new(self.tree.most_bytes()),
        }
        self.root.play_legal(step);
        self.glance = mixed_bits(self.glance, 1);
        self.tried_all_ways = false;
    }

    /// Thinks until the position has been visited so often, all about it is known, or the watch breaks.
    pub fn think(&mut self, visits: u32, watch: &mut Watch<'_>) -> ControlFlow<()> {
        if self.root.to_move().is_none() {
            self.tree.solve(ROOT, Worth::of_end(&self.root, self.tuning.bonus));
            return ControlFlow::Continue(());
        }
        loop {
            let done = self.visits();
            let progress = Progress {
                visits: done.min(visits),
                of: visits,
            };
            // Not at once, so that there is something to go by if the watch breaks.
            if self.tuning.exact && !self.tried_all_ways && done >= (visits / 4).min(MOST_BEFORE_EXACT) {
                self.try_all_ways(progress, watch)?;
                self.tried_all_ways = true;
                continue;
            }
            if done >= visits || self.is_exact() {
                return ControlFlow::Continue(());
            }
            watch(progress)?;
            self.visit();
        }
    }

    /// The steps that have been visited, the best first: what is certain to be best, else what was visited most.
    pub fn lines(&self) -> Vec<Line<G::Step>> {
        let mover = self.tree.node(ROOT).mover;
        let line = |(edge, child): (&Edge<G::Step>, Index)| {
            let node = self.tree.node(child);
            let mean = node.mean();
            Line {
                step: edge.step,
                wins: mean.wins,
                value: mean.values[mover as usize],
                visits: node.visits,
                is_exact: node.is_solved,
            }
        };
        let mut lines: Vec<_> = self.tree.children(ROOT).map(line).collect();
        if self.is_exact() {
            lines.sort_by(|one, other| {
                (other.is_exact, other.value)
                    .partial_cmp(&(one.is_exact, one.value))
                    .expect("numbers")
            });
        } else {
            lines.sort_by(|one, other| {
                (other.visits, other.value)
                    .partial_cmp(&(one.visits, one.value))
                    .expect("numbers")
            });
        }
        lines
    }

    fn visit(&mut self) {
        let mut game = self.root.clone();
        let mut path = std::mem::take(&mut self.path);
        path.clear();
        let mut at = ROOT;
        let worth = loop {
            path.push(at);
            let node = self.tree.node(at);
            if node.is_solved {
                break node.mean();
            }
            if game.to_move().is_none() {
                // Backing up adds the worth.
                self.tree.node_mut(at).is_solved = true;
                break Worth::of_end(&game, self.tuning.bonus);
            }
            // A position's steps are listed at its second visit: half of all positions never get one.
            if at != ROOT && node.visits == 0 || !self.choose(&mut at, &mut game) {
                break self.play_out(game);
            }
        };
        for &at in path.iter().rev() {
            let node = self.tree.node_mut(at);
            node.visits += 1;
            node.sum.add(&worth);
            self.solve_by_children(at);
        }
        self.path = path;
    }

    /// Goes on to the step with the highest upper bound. `false` if there is no room to open one.
    fn choose(&mut self, at: &mut Index, game: &mut G) -> bool {
        if self.tree.node(*at).legal == 0 && !self.list(*at, game) {
            return false;
        }
        let node = self.tree.node(*at);
        let explore = self.tuning.exploration * (node.visits as f32).sqrt();
        let mut best = f32::MIN;
        let mut chosen = None;
        for (edge, child) in self.tree.children(*at) {
            let next = self.tree.node(child);
            let mut score = next.value(node.mover);
            if !next.is_solved {
                score += explore * edge.prior / (1 + next.visits) as f32;
            }
            if score > best {
                (best, chosen) = (score, Some((edge.step, child)));
            }
        }
        if node.opened < node.legal && (node.opened < node.listed || self.list(*at, game)) {
            let node = self.tree.node(*at);
            let edge = self.tree.edges(*at)[node.opened as usize];
            // What nobody has tried is expected to be a little worse than what is there.
            let expected = if node.visits == 0 {
                0.5
            } else {
                node.value(node.mover) - self.tuning.caution
            };
            if expected + explore * edge.prior > best
                && let Some(child) = self.tree.open(*at)
            {
                chosen = Some((edge.step, child));
            }
        }
        let Some((step, child)) = chosen else { return false };
        game.play_legal(step);
        *at = child;
        true
    }

    /// Lists the likeliest steps of a position, more than before.
    fn list(&mut self, at: Index, game: &G) -> bool {
        let count = self.tree.to_list(at);
        self.list_steps(at, game);
        let edges = self.likeliest(game, count);
        let legal = self.room.len();
        let mover = game.to_move().expect("the game goes on");
        self.tree.list(at, mover.0, legal, &edges)
    }

    /// Fills `room` with the steps that a position is thought to have: at the root those that are noticed.
    fn list_steps(&mut self, at: Index, game: &G) {
        game.legal_steps(&mut self.room);
        game.drop_needless(&mut self.room);
        let most = self.tuning.notices as usize;
        if at == ROOT && most < self.room.len() {
            let glance = self.glance;
            let mut catching: Vec<_> = self.room.drain(..).enumerate().collect();
            // The same ones each time, until a step is played.
            catching.sort_by_key(|&(i, _)| mixed_bits(glance, i as u32));
            self.room.extend(catching.into_iter().take(most).map(|(_, step)| step));
        }
    }

    /// So many of the steps in `room`, the likeliest first; fewer if there aren't so many.
    fn likeliest(&mut self, game: &G, count: usize) -> Vec<Edge<G::Step>> {
        game.appeals(&self.room, &mut self.appeals);
        let count_all = self.room.len() as u32;
        let unit = G::APPEAL * self.tuning.temper;
        let most = self.appeals.iter().copied().fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for (i, appeal) in self.appeals.iter_mut().enumerate() {
            // Steps that look alike are tried in no particular order, but always in the same one.
            *appeal = ((*appeal - most) / unit + 0.01 * mixed(count_all, i as u32)).exp();
            sum += *appeal;
        }
        let likelihoods = &self.appeals;
        let likelier = |&one: &u32, &other: &u32| {
            let [one_is, other_is] = [one, other].map(|i| likelihoods[i as usize]);
            other_is.partial_cmp(&one_is).expect("numbers").then(one.cmp(&other))
        };
        self.order.clear();
        self.order.extend(0..self.room.len() as u32);
        if count < self.order.len() {
            self.order.select_nth_unstable_by(count, likelier);
            self.order.truncate(count);
        }
        self.order.sort_unstable_by(likelier);
        let edge = |&i: &u32| Edge::new(self.room[i as usize], likelihoods[i as usize] / sum);
        self.order.iter().map(edge).collect()
    }

    fn play_out(&mut self, mut game: G) -> Worth {
        for _ in 0..self.tuning.cut.unwrap_or(G::PLAYOUT) {
            let step = if self.tuning.quick_steps {
                game.quick_step(&mut self.rng, &mut self.room)
            } else {
                game.draw_step(&mut self.rng, &mut self.room)
            };
            match step {
                Some(step) => game.play_legal(step),
                None => return Worth::of_end(&game, self.tuning.bonus),
            }
        }
        if game.to_move().is_none() {
            return Worth::of_end(&game, self.tuning.bonus);
        }
        Worth::of_standing(&game)
    }

    /// A position is solved if a step surely wins, or if all steps are solved.
    fn solve_by_children(&mut self, at: Index) {
        let node = self.tree.node(at);
        if node.is_solved || node.legal == 0 {
            return;
        }
        let mover = node.mover as usize;
        let mut all_solved = node.opened == node.legal;
        let mut best: Option<Worth> = None;
        for (_, child) in self.tree.children(at) {
            let child = self.tree.node(child);
            if !child.is_solved {
                all_solved = false;
                continue;
            }
            let worth = child.mean();
            if best.is_none_or(|best| worth.values[mover] > best.values[mover]) {
                best = Some(worth);
            }
        }
        let Some(worth) = best else { return };
        let whole_win = 1.0 / self.root.side_size() as f32;
        if all_solved || worth.wins[mover] > whole_win - 0.001 {
            self.tree.solve(at, worth);
        }
    }

    /// If the game's end is near, tries all ways to it, step by step of the root, as long as that isn't more work than
    /// half of the visits.
    fn try_all_ways(&mut self, progress: Progress, watch: &mut Watch<'_>) -> ControlFlow<()> {
        if self.is_exact() {
            return ControlFlow::Continue(());
        }
        let game = self.root.clone();
        game.legal_steps(&mut self.room);
        game.drop_needless(&mut self.room);
        if !game.is_near_end(self.room.len()) {
            return ControlFlow::Continue(());
        }
        let Some(worths) = super::exact::solve_steps(&game, &self.room, self.tuning.bonus, progress, watch)? else {
            return ControlFlow::Continue(());
        };
        // Everything about the root is known now: a new tree holds that.
        let prior = 1.0 / self.room.len() as f32;
        let edges: Vec<_> = self.room.iter().map(|&step| Edge::new(step, prior)).collect();
        self.tree = Tree::new(self.tree.most_bytes());
        let mover = game.to_move().expect("the game goes on");
        if !self.tree.list(ROOT, mover.0, edges.len(), &edges) {
            return ControlFlow::Continue(());
        }
        for worth in worths {
            if let Some(child) = self.tree.open(ROOT) {
                self.tree.solve(child, worth);
            }
        }
        self.solve_by_children(ROOT);
        ControlFlow::Continue(())
    }
}

/// A number from 0 to 1 that two numbers always give.
fn mixed(one: u32, other: u32) -> f32 {
    (mixed_bits(one, other) >> 8) as f32 / (1 << 24) as f32
}

/// Bits that two numbers always give (a step of Murmur's mixing).
fn mixed_bits(one: u32, other: u32) -> u32 {
    let mut hash = one.wrapping_mul(0x9E37_79B1) ^ other.wrapping_mul(0x85EB_CA6B);
    hash ^= hash >> 15;
    hash = hash.wrapping_mul(0xC2B2_AE35);
    hash ^ hash >> 13
}
