import type { Table } from '../../table/types'
import { gameOf } from './games'
import { knownTo, type PlayedTable } from './played'

/** A table that this page holds itself: everybody at it sits at this screen, or is a bot. */
export function ownTable(table: Table): PlayedTable {
  const game = gameOf(table.setup.game)
  return {
    game: table.setup.game,
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
    get last() {
      const step = table.steps.findLast((it) => it.seat !== null)
      return step === undefined ? null : { seat: step.seat, move: step.move }
    },
    hint: (seat) => table.hint(seat),
    seen: (eye) => table.seen(eye),
    told: (eye, from = 0) =>
      table.steps.slice(from).map((step) => ({ ...step, events: knownTo(game, step.events, eye) })),
    moves: (seat) => table.moves(seat),
    refusal: (seat, text) => table.refusal(seat, text),
    play: (seat, text) => table.play(seat, text),
    undoable: (seat) => table.undoable(seat),
    undo: (seat) => table.undo(seat),
    resign: (seat) => table.resign(seat),
    record: () => table.record(),
    listen: (listener) => table.listen((change) => listener(change.kind === 'chair' ? { kind: 'chairs' } : change)),
    run: () => table.run(),
    close: () => table.close(),
  }
}
