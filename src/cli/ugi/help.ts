/** What `help` says in a session, for people who type; docs/ugi.md has all of it. */
export const SESSION_HELP: readonly string[] = [
  'ugi: introduces the engine and its options',
  'isready: answers readyok, also during a search',
  'setoption name <name> value <value>: rule options take effect with the next game',
  'uginewgame: begins a new game',
  'position startpos|fen <text> [moves <move> …]: sets the position',
  'query gameover|p1turn|result|players|turn|legal|fen|scores|winners|reason: asks about it',
  'go [nodes <n>] [depth <n>] [movetime <ms>] [p1time <ms> …] [infinite]: thinks, then answers bestmove',
  'stop: makes it answer at once',
  'batch describe|new|play|at|copy|put|actions: many games at once, for programs that learn',
  'quit: ends the program',
  'docs/ugi.md describes every line',
];
