import { listTexts, viewTable, ONLOOKER, createSeededRng } from '../../rules/kit'
import type { AnyGame, Position, Refusal, Seat, GameView } from '../../rules/kit'

/** The possible moves of a seat, derived from its own view alone; the rules guarantee that nothing else matters. */
export interface PossibleMoves {
  /** Lists the legal moves of a seat as text, in the order of their notation. */
  moves(seen: GameView, seat: Seat): string[]
  /** Returns why a move text would be refused, or null if it is legal. */
  refusal(seen: GameView, seat: Seat, text: string): Refusal | null
  /** Returns the onlookers' view of the position of which a seat has this view. */
  onlookerView(seen: GameView): GameView
}

/** Caches its answers for each `GameView` object. */
export function createPossibleMoves(game: AnyGame): PossibleMoves {
  const positions = new WeakMap<GameView, Position>()
  const movesCache = new WeakMap<GameView, Map<Seat, string[]>>()
  const onlookerViews = new WeakMap<GameView, GameView>()

  function positionOf(seen: GameView): Position {
    const known = positions.get(seen) ?? game.determinize(seen, createSeededRng('what is open'))
    positions.set(seen, known)
    return known
  }

  function list(seen: GameView, seat: Seat): string[] {
    const state = positionOf(seen)
    return listTexts(game, state, seat).sort()
  }

  function onlookerViewOf(seen: GameView): GameView {
    const { over, toMove, winners } = seen
    // These three may depend on resignations, which the imagined position does not contain.
    return { ...viewTable(game, positionOf(seen), ONLOOKER), over, toMove, winners }
  }

  return {
    moves(seen, seat) {
      const known = movesCache.get(seen) ?? new Map<Seat, string[]>()
      movesCache.set(seen, known)
      const moves = known.get(seat) ?? list(seen, seat)
      known.set(seat, moves)
      return moves
    },
    refusal(seen, seat, text) {
      const read = game.read(positionOf(seen), seat, text)
      return read.ok ? null : read.error
    },
    onlookerView(seen) {
      if (seen.eye === ONLOOKER) return seen
      const known = onlookerViews.get(seen) ?? onlookerViewOf(seen)
      onlookerViews.set(seen, known)
      return known
    },
  }
}
