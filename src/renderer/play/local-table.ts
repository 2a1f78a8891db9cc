import type { Table } from '../../session/types'
import { gameOf } from '../games/rules'
import { eventsVisibleTo } from '../../rules/kit'
import { lastPlyOf, type TablePort } from './played-table'

/** Creates the port of a table that this page holds itself: all its players are people at this screen, or bots. */
export function createLocalTable(table: Table): TablePort {
  const rules = table.record().rules ?? 1
  const game = gameOf(table.setup.game, rules)
  return {
    game: table.setup.game,
    rules,
    options: table.setup.options,
    get chairs() {
      return table.chairs
    },
    get resigned() {
      return table.resigned
    },
    get over() {
      return table.over
    },
    gone: false,
    halted: false,
    get ply() {
      return table.steps.at(-1)?.ply ?? 0
    },
    lastPly: (eye) => lastPlyOf(game, table.steps, eye),
    hint: (seat) => table.hint(seat),
    viewFor: (eye) => table.viewFor(eye),
    toldSteps: (eye, from = 0) =>
      table.steps.slice(from).map((step) => ({ ...step, events: eventsVisibleTo(game, step.events, eye) })),
    moves: (seat) => table.moves(seat),
    refusal: (seat, text) => table.refusal(seat, text),
    play: (seat, text) => table.play(seat, text),
    undoableCount: (seat) => table.undoableCount(seat),
    undo: (seat) => table.undo(seat),
    resign: (seat) => table.resign(seat),
    ...(table.chairs.length === 1 && { alone: table }),
    record: () => table.record(),
    listen: (listener) => table.listen((change) => listener(change.kind === 'chair' ? { kind: 'chairs' } : change)),
    run: () => table.run(),
    close: () => table.close(),
  }
}
