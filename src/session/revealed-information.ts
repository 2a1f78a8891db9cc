import { look, seededRng, type AnyGame, type Position, type Seat } from '../rules/kit'

/** Positions imagined for one question. Two that differ are enough; it is rare that eight agree by luck. */
const SAMPLES = 8

/**
 * Whether an eye learned something from a move that it could not have foreseen: the same move is tried in positions
 * that looked the same to that eye, and does not show the same in all of them, or could not be made in one. A card
 * drawn reveals; a man moved on an open board does not.
 */
export function reveals(game: AnyGame, before: Position, eye: Seat, seat: Seat, text: string): boolean {
  const seen = look(game, before, eye)
  const rng = seededRng('what could be foreseen')
  const shown = Array.from({ length: SAMPLES }, () => {
    return afterwards(game, game.imagine(seen, rng) as Position, eye, seat, text)
  })
  return shown.some((one) => one === null || one !== shown[0])
}

/** What the eye sees when the move has been made in a position, or null where it cannot be made. */
function afterwards(game: AnyGame, position: Position, eye: Seat, seat: Seat, text: string): string | null {
  const move = game.read(position, seat, text)
  if (!move.ok) return null
  game.apply(position, seat, move.value)
  return JSON.stringify(look(game, position, eye))
}

/** Whether a position hides anything from an eye. Where it does, every choice of another seat tells something of it. */
export function hides(game: AnyGame, state: Position, eye: Seat): boolean {
  return JSON.stringify(game.view(state, eye)) !== JSON.stringify(game.dump(state))
}
