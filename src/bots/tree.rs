//! The tree of positions that a search has looked at, in two lists that grow to a limit.

use super::shares::Worth;

/// A node's or an edge's number in its list.
pub type Index = u32;
pub const ROOT: Index = 0;
const NONE: Index = Index::MAX;

/// How many edges are listed for a node at first. It gets four times as many whenever these are used up.
const LISTED_AT_FIRST: usize = 8;

/// A position.
#[derive(Clone, Copy, Debug, Default)]
pub struct Node {
    /// How often the search came through here, and the worth of what it found, added up.
    pub visits: u32,
    pub sum: Worth,
    /// The seat to move, once the steps are listed.
    pub mover: u8,
    /// The worth is known exactly: `sum` is it, times the visits.
    pub is_solved: bool,
    /// How many steps are legal; 0 as long as they aren't listed.
    pub legal: u32,
    /// Where the listed steps are in the list of edges. The first `opened` of these have a node.
    first: Index,
    pub listed: u32,
    pub opened: u32,
}

impl Node {
    /// What is expected here; the node must have been visited.
    pub fn mean(&self) -> Worth {
        self.sum.times(1.0 / self.visits as f32)
    }

    /// The value for a seat alone.
    #[inline]
    pub fn value(&self, seat: u8) -> f32 {
        self.sum.values[seat as usize] / self.visits as f32
    }
}

/// A step from a position.
#[derive(Clone, Copy, Debug)]
pub struct Edge<Step> {
    pub step: Step,
    /// How likely the step is the best one, at first sight; over all legal steps of the node these are 1 together.
    pub prior: f32,
    node: Index,
}

impl<Step> Edge<Step> {
    pub fn new(step: Step, prior: f32) -> Edge<Step> {
        Edge {
            step,
            prior,
            node: NONE,
        }
    }
}

/// All nodes and edges. Node 0 is the position that is thought about.
#[derive(Clone, Debug)]
pub struct Tree<Step> {
    nodes: Vec<Node>,
    edges: Vec<Edge<Step>>,
    most_bytes: usize,
}

impl<Step: Copy> Tree<Step> {
    /// A tree with nothing but an unvisited root, that never holds more than so many bytes. (While a list grows, the
    /// smaller copy of it is there too.)
    pub fn new(most_bytes: usize) -> Tree<Step> {
        Tree {
            nodes: vec![Node::default()],
            edges: Vec::new(),
            most_bytes,
        }
    }

    /// The limit.
    pub fn most_bytes(&self) -> usize {
        self.most_bytes
    }

    /// How many bytes the lists take.
    pub fn bytes(&self) -> usize {
        self.nodes.capacity() * size_of::<Node>() + self.edges.capacity() * size_of::<Edge<Step>>()
    }

    pub fn node(&self, at: Index) -> &Node {
        &self.nodes[at as usize]
    }

    pub fn node_mut(&mut self, at: Index) -> &mut Node {
        &mut self.nodes[at as usize]
    }

    /// The steps of a node that have been listed, the likeliest first.
    pub fn edges(&self, at: Index) -> &[Edge<Step>] {
        let node = self.node(at);
        &self.edges[node.first as usize..][..node.listed as usize]
    }

    /// The steps that have been tried, each with its node.
    pub fn children(&self, at: Index) -> impl Iterator<Item = (&Edge<Step>, Index)> {
        let opened = self.node(at).opened as usize;
        self.edges(at)[..opened].iter().map(|edge| (edge, edge.node))
    }

    /// How many edges a node should list next.
    pub fn to_list(&self, at: Index) -> usize {
        match self.node(at).listed as usize {
            0 => LISTED_AT_FIRST,
            listed => 4 * listed,
        }
    }

    /// Lists the likeliest steps of a node, in place of a shorter list of the same steps. `false` if there is no room.
    pub fn list(&mut self, at: Index, mover: u8, legal: usize, edges: &[Edge<Step>]) -> bool {
        if !self.reserve(0, edges.len()) {
            return false;
        }
        let first = self.edges.len();
        self.edges.extend_from_slice(edges);
        let node = &mut self.nodes[at as usize];
        for i in 0..node.opened as usize {
            self.edges[first + i].node = self.edges[node.first as usize + i].node;
        }
        (node.first, node.listed) = (first as Index, edges.len() as u32);
        (node.mover, node.legal) = (mover, legal as u32);
        true
    }

    /// A new node for the first listed step that has none; `None` if there is no room.
    pub fn open(&mut self, at: Index) -> Option<Index> {
        if !self.reserve(1, 0) {
            return None;
        }
        let new = self.nodes.len() as Index;
        self.nodes.push(Node::default());
        let node = &mut self.nodes[at as usize];
        debug_assert!(node.opened < node.listed);
        self.edges[(node.first + node.opened) as usize].node = new;
        node.opened += 1;
        Some(new)
    }

    /// From now on a node's worth is known exactly.
    pub fn solve(&mut self, at: Index, worth: Worth) {
        let node = self.node_mut(at);
        node.is_solved = true;
        node.visits = node.visits.max(1);
        node.sum = worth.times(node.visits as f32);
    }

    /// Makes a node the root, and forgets everything that doesn't come after it.
    pub fn move_root(&mut self, to: Index) {
        let mut kept = Tree::new(self.most_bytes);
        kept.nodes[0] = *self.node(to);
        // Nodes are copied in the order of their numbers here; each then copies its edges, and puts its children at the end.
        let mut next = 0;
        while let Some(&node) = kept.nodes.get(next) {
            let (first, opened) = (kept.edges.len(), node.opened as usize);
            kept.edges
                .extend_from_slice(&self.edges[node.first as usize..][..node.listed as usize]);
            kept.nodes[next].first = first as Index;
            for edge in &mut kept.edges[first..first + opened] {
                let child = self.nodes[edge.node as usize];
                edge.node = kept.nodes.len() as Index;
                kept.nodes.push(child);
            }
            next += 1;
        }
        kept.nodes.shrink_to_fit();
        kept.edges.shrink_to_fit();
        *self = kept;
    }

    /// Makes room for more nodes and edges, if that is within the limit. The lists grow by half, which leaves less room
    /// unused than doubling.
    fn reserve(&mut self, nodes: usize, edges: usize) -> bool {
        let (node, edge) = (size_of::<Node>(), size_of::<Edge<Step>>());
        for (len, capacity, more, size, is_nodes) in [
            (self.nodes.len(), self.nodes.capacity(), nodes, node, true),
            (self.edges.len(), self.edges.capacity(), edges, edge, false),
        ] {
            if len + more <= capacity {
                continue;
            }
            let room = (self.most_bytes.saturating_sub(self.bytes())) / size;
            let grow = (capacity / 2).max(1024).min(room);
            if capacity + grow < len + more {
                return false;
            }
            let additional = capacity + grow - len;
            if is_nodes {
                self.nodes.reserve_exact(additional);
            } else {
                self.edges.reserve_exact(additional);
            }
        }
        true
    }
}
