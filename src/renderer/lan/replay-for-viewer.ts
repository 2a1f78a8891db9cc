import { visiblePlyFor } from '../../protocol/lan/visible-ply'
import {
  LineOfPlay,
  viewTable,
  parseRecord,
  seatOf,
  createTapeSource,
  type Eye,
  type GameEvent,
  type GameLookup,
  type GameRecord,
  type Refusal,
  type Seat,
  type EventSink,
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

  /** Plays one ply and adds what the eye is told of it. Returns false if the ply cannot be played. */
  function playPly(seat: Seat | null, move: string | null, play: (tell: EventSink) => Refusal | null): boolean {
    const events: GameEvent[] = []
    const before = viewText()
    if (play((event) => events.push(event)) !== null) return false
    const told = visiblePlyFor(game, { seat, move, events }, eye, () => viewText() !== before)
    const ply = (steps.at(-1)?.ply ?? 0) + (seat === null ? 0 : 1)
    if (told) steps.push({ ply, seat, move: told.move, events: told.events })
    return true
  }

  function playChance(tell: EventSink): Refusal | null {
    const outcomes = line.outcomeSource.next(line.game, line.state)
    if (!outcomes.ok) return outcomes.error
    line.playChance(outcomes.value, tell)
    return null
  }

  function settleChance(): boolean {
    while (line.awaitsChance) if (!playPly(null, null, playChance)) return false
    return true
  }

  if (!settleChance()) return steps
  for (const text of moves) {
    const [letter = '', ...rest] = String(text).split(' ')
    const played = playPly(seatOf(letter), rest.join(' '), (tell) => line.playText(text, tell))
    if (!played || !settleChance()) break
  }
  return steps
}
