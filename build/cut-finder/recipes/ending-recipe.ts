import type { Level } from '../../../src/ports/journal'
import { letterOf, createSeededRng, type AnyGame, type Options, type Position, type Seat } from '../../../src/rules/kit'
import type { GameId } from '../../../src/rules/manifest'
import { recordOf, selfPlay, lineAtTakeover } from '../candidates'
import type { Candidate, Recipe } from '../recipe'
import type { Visitors } from '../visitors'

/** A game for two that is cut a number of one seat's decisions before its end. */
interface Ending {
  readonly game: GameId
  readonly options?: Options
  /** Decisions that the visitor had left in the game between bots of level 2. */
  readonly decisionsLeft: number
  readonly isSuitable?: (game: AnyGame, state: Position) => boolean
  readonly visitors: Visitors
  readonly levels?: readonly Level[]
  /** Limit of the legal first moves; 12 by default. */
  readonly maxMoves?: number
  /** Set if the cut plays only one round. */
  readonly endsAfterRound?: true
}

/** Moves that the on-screen hand shows: the visitor's own last one and the rival's answer. */
const SHOWN_MOVES = 2
const PLAYER_LEVELS: readonly Level[] = [2, 2]

interface Place {
  readonly ply: number
  readonly seat: Seat
  readonly choices: number
}

/** Creates a recipe that cuts games between bots a number of one seat's real decisions before their end. */
export function createEndingRecipe(ending: Ending): Recipe {
  const { game, visitors, levels = [1, 2] } = ending
  return {
    ...{ game, visitors, levels },
    pace: [8, 2, 2.5],
    candidate: (at, seed) => candidateOf(ending, `${seed}/${game}/${at}`),
  }
}

function candidateOf(ending: Ending, seed: string): Candidate | null {
  const { game: id, options = {}, endsAfterRound, isSuitable } = ending
  const places: Place[] = []
  const line = selfPlay(id, { options, seed, levels: PLAYER_LEVELS }, ({ game, state, plyCount }, seat) => {
    if (endsAfterRound && (game.dump(state) as { readonly rounds: readonly unknown[] }).rounds.length > 0) return true
    places.push({ ply: plyCount, seat, choices: game.moves(state, seat, []) })
    return false
  })
  const visitor = createSeededRng(`${seed}/seat`).below(2)
  const place = placeOf(ending, places, visitor)
  if (!place || place.ply < SHOWN_MOVES) return null
  const { tape, moves, options: all } = line
  const record = recordOf(id, { options: all, seats: 2, tape, moves: moves.slice(0, place.ply) })
  const candidate: Candidate = {
    visitor: letterOf(visitor),
    shown: SHOWN_MOVES,
    tries: 1,
    lights: 'all',
    ends: endsAfterRound ? 'round' : 'game',
    record,
  }
  const stands = lineAtTakeover(candidate)
  return stands && (!isSuitable || isSuitable(stands.game, stands.state)) ? candidate : null
}

/**
 * Returns the last place with `decisionsLeft` to `decisionsLeft` + 3 decisions left and few enough moves to choose
 * from; null if there is none.
 */
function placeOf({ decisionsLeft, maxMoves = 12 }: Ending, places: readonly Place[], visitor: Seat): Place | null {
  let decisions = 0
  for (const place of places.toReversed()) {
    if (place.seat !== visitor || place.choices < 2) continue
    if (++decisions < decisionsLeft) continue
    if (place.choices <= maxMoves) return place
    if (decisions > decisionsLeft + 2) return null
  }
  return null
}
