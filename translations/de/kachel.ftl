# The screens, and the sentences of the command line.

app-name = Kachel
