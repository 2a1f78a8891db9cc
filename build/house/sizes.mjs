/**
 * How long a function and a file may be, in lines, and what is longer still. A test holds that nothing stands in these
 * lists that has become short; nothing is to be added.
 */

/** Lines of a function without blank ones and comments, all that it closes over included. */
export const FUNCTION_LINES = 60
/** Lines of a file, all of them. Sentences of the page may be as many as there are. */
export const FILE_LINES = 250

/** The files with longer functions, and how long the longest may be. */
export const LONG_FUNCTIONS = {
  'src/protocol/lan/fairness/participant.ts': 80,
  'src/renderer/exhibit/staff/staff.ts': 80,
  'src/renderer/lan/remote-table.ts': 100,
  'src/renderer/stores/app/shelf.ts': 80,
}

/** The longer files, and how long each may be. */
export const LONG_FILES = {
  'src/bots/heuristics/nebraska-checkers/search-board.ts': 340,
  'src/bots/minimax/alpha-beta.ts': 300,
  'src/bots/search/tree-search.ts': 280,
  'src/bots/solvers/suite-assembling/search.ts': 300,
  'src/renderer/games/casino/scene/won.ts': 280,
}
