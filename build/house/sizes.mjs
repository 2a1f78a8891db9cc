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
  'src/bots/worker/pool.ts': 80,
  'src/bots/worker/prepared-thoughts.ts': 80,
  'src/bots/worker/request-loop.ts': 100,
  'src/bots/worker/slot.ts': 100,
  'src/node/discovery/announcer.ts': 80,
  'src/node/discovery/mdns-responder.ts': 80,
  'src/node/discovery/service-cache.ts': 80,
  'src/node/discovery/survey.ts': 80,
  'src/node/lan-server/connections/connection.ts': 80,
  'src/node/lan-server/table-registry.ts': 80,
  'src/node/lan-server/table/broadcaster.ts': 100,
  'src/node/lan-server/wal/write-retry-queue.ts': 80,
  'src/protocol/lan/fairness/participant.ts': 80,
  'src/renderer/exhibit/attract.ts': 120,
  'src/renderer/exhibit/cut-table.ts': 160,
  'src/renderer/exhibit/six-keys.ts': 80,
  'src/renderer/exhibit/staff/staff.ts': 100,
  'src/renderer/lan/connected-feeds.ts': 100,
  'src/renderer/lan/remote-feed.ts': 120,
  'src/renderer/lan/remote-table.ts': 140,
  'src/renderer/panels/table/use-score-pad.ts': 80,
  'src/renderer/sound/index.ts': 80,
  'src/renderer/stage/render/frame-loop.ts': 120,
  'src/renderer/stage/render/quality-ladder.ts': 80,
  'src/renderer/stage/render/table-set.ts': 80,
  'src/renderer/stage/surface/piece-pictures.ts': 80,
  'src/renderer/stores/app/saves.ts': 80,
  'src/renderer/stores/app/shelf.ts': 120,
  'src/renderer/stores/app/view.ts': 100,
  'src/renderer/stores/lan/lan-game.ts': 80,
  'src/renderer/stores/lan/lobby.ts': 80,
  'src/renderer/stores/learn/demo.ts': 140,
  'src/renderer/stores/output/save-pictures.ts': 100,
  'src/renderer/stores/table/new-game.ts': 120,
  'src/renderer/stores/table/table-feed.ts': 120,
}

/** The longer files, and how long each may be. */
export const LONG_FILES = {
  'src/bots/heuristics/nebraska-checkers/search-board.ts': 340,
  'src/bots/minimax/alpha-beta.ts': 300,
  'src/bots/search/tree-search.ts': 280,
  'src/bots/solvers/suite-assembling/search.ts': 300,
  'src/renderer/games/casino/scene/won.ts': 280,
  'src/renderer/panels/game/MovesPanel.vue': 340,
  'src/renderer/panels/game/ScoreStrip.vue': 260,
  'src/renderer/panels/lan/lobby/LobbyScreen.vue': 280,
  'src/renderer/panels/sheets/ResultSheet.vue': 340,
  'src/renderer/panels/shelf/ShelfScreen.vue': 340,
  'src/renderer/panels/table/flat/FlatPiece.vue': 260,
  'src/renderer/panels/table/flat/FlatTable.vue': 320,
}
