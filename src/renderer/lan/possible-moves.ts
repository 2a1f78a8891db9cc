import { listTexts, look, ONLOOKER, seededRng } from '../../rules/kit'
import type { AnyGame, Position, Refusal, Seat, Seen } from '../../rules/kit'

/** The possible moves of a seat, derived from its own view alone; the rules guarantee that nothing else matters. */
export interface Imagined {
  /** Lists the legal moves of a seat as text, in the order of their notation. */
  moves(seen: Seen, seat: Seat): string[]
  /** Returns why a move text would be refused, or null if it is legal. */
  refusal(seen: Seen, seat: Seat, text: string): Refusal | null
  /** Returns the onlookers' view of the position of which a seat has this view. */
  onlooker(seen: Seen): Seen
}

/** Caches its answers for each `Seen` object. */
export function createPossibleMoves(game: AnyGame): Imagined {
  const positions = new WeakMap<Seen, Position>()
  const listed = new WeakMap<Seen, Map<Seat, string[]>>()
  const open = new WeakMap<Seen, Seen>()

  function positionOf(seen: Seen): Position {
    const known = positions.get(seen) ?? (game.imagine(seen, seededRng('what is open')) as Position)
    positions.set(seen, known)
    return known
  }

  function list(seen: Seen, seat: Seat): string[] {
    const state = positionOf(seen)
    return listTexts(game, state, seat).sort()
  }

  function openOf(seen: Seen): Seen {
    const { over, toMove, winners } = seen
    // These three may depend on resignations, which the imagined position does not contain.
    return { ...look(game, positionOf(seen), ONLOOKER), over, toMove, winners }
  }

  return {
    moves(seen, seat) {
      const known = listed.get(seen) ?? new Map<Seat, string[]>()
      listed.set(seen, known)
      const moves = known.get(seat) ?? list(seen, seat)
      known.set(seat, moves)
      return moves
    },
    refusal(seen, seat, text) {
      const read = game.read(positionOf(seen), seat, text)
      return read.ok ? null : read.error
    },
    onlooker(seen) {
      if (seen.eye === ONLOOKER) return seen
      const known = open.get(seen) ?? openOf(seen)
      open.set(seen, known)
      return known
    },
  }
}
