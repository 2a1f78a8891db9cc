import { look, seededRng, type AnyGame, type Position, type Seat } from '../rules/kit'

/** Positions imagined for one question. Two that differ are enough; chance hides a difference from all eight rarely. */
const SAMPLES = 8

/**
 * Whether an eye learned something from a move that it could not have foreseen: the same move is tried in other
 * positions that looked the same to that eye, and shows something else there, or could not be made there at all.
 * A card drawn reveals; a man moved on an open board does not.
 */
export function reveals(game: AnyGame, before: Position, eye: Seat, seat: Seat, text: string): boolean {
  const seen = look(game, before, eye)
  const rng = seededRng('what could be foreseen')
  const shown = afterwards(game, before, eye, seat, text)
  for (let i = 0; i < SAMPLES; i++) {
    if (afterwards(game, game.imagine(seen, rng) as Position, eye, seat, text) !== shown) return true
  }
  return false
}

/** What the eye sees when the move has been made, or null where it cannot be made. */
function afterwards(game: AnyGame, before: Position, eye: Seat, seat: Seat, text: string): string | null {
  const position = game.clone(before) as Position
  const move = game.read(position, seat, text)
  if (!move.ok) return null
  game.apply(position, seat, move.value)
  return JSON.stringify(look(game, position, eye))
}

/** Whether a position hides anything from an eye. Where it does, every choice of another seat tells something of it. */
export function hides(game: AnyGame, state: Position, eye: Seat): boolean {
  return JSON.stringify(game.view(state, eye)) !== JSON.stringify(game.dump(state))
}
