import type { Rng, Seat } from '../../../rules/kit'
import { firstMember, HIGH_BITS, LOW_BITS } from '../../../rules/forty-nine-outfit/cards'
import { colorow } from '../../../rules/forty-nine-outfit/colorow'
import type { ColorowView } from '../../../rules/forty-nine-outfit/colorow/shape'
import type { Move } from '../../../rules/forty-nine-outfit/colorow/moves'
import { HIGH_WORDS, OVER, type ColorowState } from '../../../rules/forty-nine-outfit/colorow/state'
import { COLOUR_COUNT, COLOUR_HIGH, COLOUR_LOW } from '../../../rules/forty-nine-outfit/colours'
import { packPlacing } from '../../../rules/forty-nine-outfit/placing'
import { createPrior, createTopMoveLister, type Lister } from '../move-rating'
import type { LevelProfile, ThinkContext } from '../types'
import { createRating, type Weights } from './evaluate'
import { bestPaying, rateAvoidingPairs } from './quick-ratings'

/** Number of moves searched: at the root, chosen by the careful rating; for later plays, by a quick one. */
const MAX_ROOT_CHOICES = 16
const MAX_CHOICES = 8
/** Lead in points that counts as halfway from even to certain. */
const SCALE = 8
/** Number of random plays among which a playout looks for one that leaves no pair. */
const TRIES = 4

/**
 * Returns a search profile that looks ahead to the end of the deal with imagined hands. Plays at the root are rated
 * carefully; later ones by what they are due at once and whether they leave two of a colour in a line.
 */
export function createDealSearchProfile(
  iterations: number,
  weights: Weights,
  { seen }: ThinkContext,
): LevelProfile<ColorowState, Move> {
  const careful = createRating(weights)
  const rootChoices = createTopMoveLister(oneOfEachColour, careful, MAX_ROOT_CHOICES)
  const laterChoices = createTopMoveLister(oneOfEachColour, rateAvoidingPairs, MAX_CHOICES)
  const { deal, board } = seen.state as ColorowView
  const laid = board.filter((card) => card !== null).length
  // The cards on the board are all that are neither held nor in the stock.
  const isRoot = (state: ColorowState): boolean => state.top - state.cardsInHands === laid
  return {
    kind: 'search',
    iterations,
    slip: 0,
    search: {
      reward: { pointShare: 1, scale: SCALE },
      exploration: 0.2,
      priorVisits: 2,
      policy: chooseBestPaying,
      listChoices: (state, seat, into) => (isRoot(state) ? rootChoices : laterChoices)(state, seat, into),
      stops: (state) => state.phase === OVER || state.deals !== deal,
      scoresOf(state, into) {
        for (let seat = 0; seat < state.seats; seat++) into[seat] = state.points[seat]!
      },
      prior: createPrior(
        (state, seat, move) => (isRoot(state) ? careful : rateAvoidingPairs)(state, seat, move),
        SCALE,
      ),
    },
  }
}

/** Lists every play with one card of each colour that is held: cards of a colour are equivalent. */
const oneOfEachColour: Lister<ColorowState, Move> = (state, seat, into) => {
  let count = 0
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const card = cardOf(state, seat, colour)
    if (card < 0) continue
    let { vacantLow, vacantHigh } = state
    while ((vacantLow | vacantHigh) !== 0) {
      const square = firstMember(vacantLow, vacantHigh)
      vacantLow &= ~LOW_BITS[square]!
      vacantHigh &= ~HIGH_BITS[square]!
      into[count++] = packPlacing(card, square)
    }
  }
  return count
}

/** Returns the first card of a colour that a seat holds, or -1. */
function cardOf({ hands }: ColorowState, seat: Seat, colour: number): number {
  const low = hands[seat]! & COLOUR_LOW[colour]!
  const high = hands[HIGH_WORDS + seat]! & COLOUR_HIGH[colour]!
  return (low | high) === 0 ? -1 : firstMember(low, high)
}

/** Listed anew by every choice, so that nothing is allocated. */
const plays: Move[] = []

/**
 * Makes the best-paying play; if nothing pays, one that leaves no two of its colour in a line, if a few tries find one.
 */
function chooseBestPaying(state: ColorowState, seat: Seat, rng: Rng): Move {
  const count = oneOfEachColour(state, seat, plays)
  let best: Move = -1
  let most = 0
  for (let i = 0; i < count; i++) {
    const due = bestPaying(state, seat, plays[i]!)
    if (due <= most) continue
    most = due
    best = plays[i]!
  }
  if (best >= 0) return best
  let move = colorow.pick(state, seat, rng)
  for (let tries = 1; tries < TRIES && rateAvoidingPairs(state, seat, move) < 0; tries++)
    move = colorow.pick(state, seat, rng)
  return move
}
