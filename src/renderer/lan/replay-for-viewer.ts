import { visiblePlyFor } from '../../protocol/lan/visible-ply'
import {
  LineOfPlay,
  viewTable,
  parseRecord,
  createTapeSource,
  type Eye,
  type GameEvent,
  type GameLookup,
  type GameRecord,
} from '../../rules/kit'
import type { ToldStep } from '../play/played-table'

/**
 * Lists the steps of a finished game for an eye that missed part of it, as far as its record can be replayed; empty if
 * the record cannot be parsed. Tells the eye nothing that it would not have been told at the table.
 */
export function replayFor(find: GameLookup, record: GameRecord, eye: Eye): ToldStep[] {
  const parsed = parseRecord(find, record)
  if (!parsed.ok) return []
  const { game, options, seats, chance, moves } = parsed.value
  const line = new LineOfPlay(game, options, seats, createTapeSource(chance?.tape ?? []))
  const steps: ToldStep[] = []
  const viewText = () => JSON.stringify(viewTable(game, line.state, eye))
  let before = viewText()
  let events: GameEvent[] = []
  line.playAll(
    moves,
    (event) => events.push(event),
    (seat, move) => {
      const after = viewText()
      const told = visiblePlyFor(game, { seat, move, events }, eye, () => after !== before)
      const ply = (steps.at(-1)?.ply ?? 0) + (seat === null ? 0 : 1)
      if (told) steps.push({ ply, seat, move: told.move, events: told.events })
      before = after
      events = []
    },
  )
  return steps
}
