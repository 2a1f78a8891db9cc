import type { Level } from '../../../ports/journal'
import { letterOf, createSeededRng, type AnyGame, type Options, type Position, type Seat } from '../../../rules/kit'
import type { GameId } from '../../../rules/manifest'
import { recordOf, selfPlay, standsAt } from '../candidates'
import type { Candidate, Recipe } from '../recipe'
import type { Visitors } from '../visitors'

/** A game for two that is cut a number of one seat's decisions before its end. */
interface Ending {
  readonly game: GameId
  readonly options?: Options
  /** Decisions that the visitor had left in the game between bots of level 2. */
  readonly left: number
  readonly when?: (game: AnyGame, state: Position) => boolean
  readonly visitors: Visitors
  readonly levels?: readonly Level[]
  /** Limit of the legal first moves; 12 by default. */
  readonly most?: number
  /** Set if the cut plays only one round. */
  readonly round?: true
}

/** Moves that the on-screen hand shows: the visitor's own last one and the rival's answer. */
const SHOWN = 2
const PLAYERS: readonly Level[] = [2, 2]

interface Place {
  readonly ply: number
  readonly seat: Seat
  readonly choices: number
}

/** Creates a recipe that cuts games between bots a number of one seat's real decisions before their end. */
export function beforeTheEnd(ending: Ending): Recipe {
  const { game, visitors, levels = [1, 2] } = ending
  return {
    ...{ game, visitors, levels },
    pace: [8, 2, 2.5],
    candidate: (at, seed) => candidateOf(ending, `${seed}/${game}/${at}`),
  }
}

function candidateOf(ending: Ending, seed: string): Candidate | null {
  const { game: id, options = {}, round, when } = ending
  const places: Place[] = []
  const line = selfPlay(id, { options, seed, levels: PLAYERS }, ({ game, state, plyCount }, seat) => {
    if (round && (game.dump(state) as { readonly rounds: readonly unknown[] }).rounds.length > 0) return true
    places.push({ ply: plyCount, seat, choices: game.moves(state, seat, []) })
    return false
  })
  const visitor = createSeededRng(`${seed}/seat`).below(2)
  const place = placeOf(ending, places, visitor)
  if (!place || place.ply < SHOWN) return null
  const { tape, moves, options: all } = line
  const record = recordOf(id, { options: all, seats: 2, tape, moves: moves.slice(0, place.ply) })
  const candidate: Candidate = {
    visitor: letterOf(visitor),
    shown: SHOWN,
    tries: 1,
    lights: 'all',
    ends: round ? 'round' : 'game',
    record,
  }
  const stands = standsAt(candidate)
  return stands && (!when || when(stands.game, stands.state)) ? candidate : null
}

/**
 * Returns the last place with `left` to `left` + 3 decisions left and few enough moves to choose from; null if there is
 * none.
 */
function placeOf({ left, most = 12 }: Ending, places: readonly Place[], visitor: Seat): Place | null {
  let decisions = 0
  for (const place of places.toReversed()) {
    if (place.seat !== visitor || place.choices < 2) continue
    if (++decisions < left) continue
    if (place.choices <= most) return place
    if (decisions > left + 2) return null
  }
  return null
}
