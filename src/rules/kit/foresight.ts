import type { AnyGame, GameEvent, GameView, Position } from './game'
import type { Rng } from './rng'
import type { Eye, Seat } from './seat'
import { eventsVisibleTo, viewTable } from './view-table'

/**
 * Number of positions imagined for one question. A move that tells anything shows it in at least every second of them,
 * unless its game declares `mayTell`.
 */
const SAMPLE_COUNT = 16

/** What an eye is shown and told by a move. */
export interface MoveResult {
  readonly view: GameView
  readonly events: readonly GameEvent[]
}

/** Plays a move in a position and returns what an eye is shown and told of it; null if the move is illegal there. */
export function playAndLook(game: AnyGame, position: Position, eye: Eye, seat: Seat, text: string): MoveResult | null {
  const move = game.read(position, seat, text)
  if (!move.ok) return null
  const events: GameEvent[] = []
  game.apply(position, seat, move.value, (event) => events.push(event))
  return { view: viewTable(game, position, eye), events: eventsVisibleTo(game, events, eye) }
}

/**
 * Returns the only result that a move can have as far as an eye could know before it; null if there may be several, so
 * that the real one tells the eye something hidden.
 *
 * @param plies number of moves made before it, which a view does not always show; undefined if it is not known, and
 *   then a view that shows it differs from the real one
 */
export function foreseenResult(
  game: AnyGame,
  seen: GameView,
  plies: number | undefined,
  seat: Seat,
  text: string,
  rng: Rng,
): MoveResult | null {
  let foreseen: MoveResult | null = null
  let foreseenText = ''
  for (let i = 0; i < SAMPLE_COUNT; i++) {
    const position = game.determinize(seen, rng, plies) as Position
    if (i === 0 && game.mayTell) {
      const move = game.read(position, seat, text)
      if (move.ok && game.mayTell(seen, seat, move.value)) return null
    }
    const result = playAndLook(game, position, seen.eye, seat, text)
    if (!result) return null
    const resultText = JSON.stringify(result)
    if (foreseen && resultText !== foreseenText) return null
    foreseen = result
    foreseenText = resultText
  }
  return foreseen
}
