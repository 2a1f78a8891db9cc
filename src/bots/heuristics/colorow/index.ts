import { colorow } from '../../../rules/forty-nine-outfit/colorow'
import { createBotProfile } from '../../bot-profile'
import type { Seat, Rng } from '../../../rules/kit'
import { ACCEPT, DISPUTE, type Move, FIRST_CLAIM } from '../../../rules/forty-nine-outfit/colorow/moves'
import {
  type ColorowState,
  CLAIM,
  isDisputable,
  PACK_SIZE,
  HIGH_COLOURS,
  HIGH_WORDS,
  PLAY,
  OVER,
} from '../../../rules/forty-nine-outfit/colorow/state'
import type { Level } from '../../../ports/journal'
import { createRating, type Weights } from './evaluate'
import type { Heuristics, LevelProfile, ThinkContext } from '../types'
import { pointsDue, MAX_DUE } from '../../../rules/forty-nine-outfit/colorow/rows'
import { type Square } from '../../../rules/forty-nine-outfit/board'
import {
  colourIndex,
  COLOUR_COUNT,
  COLOUR_HIGH,
  COLOUR_LOW,
  COLOUR_SIZE,
} from '../../../rules/forty-nine-outfit/colours'
import { placedCard, placeOf, packPlacing } from '../../../rules/forty-nine-outfit/placing'
import { count, firstMember, HIGH_BITS, LOW_BITS } from '../../../rules/forty-nine-outfit/cards'
import { MAX_MOVES, type OpenGame } from '../../endgame/open-game'
import { KeyMixer, RulesGame, type OpenRules } from '../../endgame/rules-game'
import { dueOn } from './row-gain'
import type { ColorowView } from '../../../rules/forty-nine-outfit/colorow/shape'
import { createPrior, createTopMoveLister, type Lister } from '../move-rating'
import {
  countOnLine,
  MIN_ROW_SIZE,
  MAX_STRAIGHTS_PER_SQUARE,
  STRAIGHT_COUNT_AT,
  STRAIGHTS,
  STRAIGHTS_AT,
} from '../../../rules/forty-nine-outfit/lines'

const CODE_MASK = 255

const mixer = new KeyMixer()

const RULES: OpenRules<ColorowState> = {
  margin: ({ points }) => points[0]! - points[1]!,
  winningMargin: 1,
  priority: (state, _seat, move) => 1 + dueOn(state, colourIndex(placedCard(move)), placeOf(move)),
  code: (move) => (7 * placeOf(move) + colourIndex(placedCard(move))) & CODE_MASK,
  // Cards of a colour are equivalent, so a hand is a number of cards of each colour.
  writeKey(state, into) {
    mixer.begin()
    for (let i = 0; i < 2 * HIGH_COLOURS; i++) mixer.add(state.colours[i]!)
    mixer.add(handWord(state, 0))
    mixer.add(handWord(state, 1))
    mixer.add(state.turn)
    mixer.end(into)
  },
}

/** Percentages: how often a row is missed, points are overcounted, and another seat's overcount is noticed. */
interface ClaimAccuracy {
  readonly misses: number
  readonly overcounts: number
  readonly notices: number
}

const CLAIM_ACCURACY: Readonly<Record<Level, ClaimAccuracy>> = {
  1: { misses: 15, overcounts: 6, notices: 40 },
  2: { misses: 6, overcounts: 3, notices: 70 },
  3: { misses: 0, overcounts: 0, notices: 100 },
  4: { misses: 0, overcounts: 0, notices: 100 },
  5: { misses: 0, overcounts: 0, notices: 100 },
}

/** Largest miscount of a claim, in points: a row of three. */
const MAX_MISCOUNT = 3

/** Returns what a seat claims for its play, or null if no claim is awaited; low levels are sometimes wrong. */
function claimAt(state: ColorowState, level: Level, rng: Rng): Move | null {
  if (state.phase !== CLAIM) return null
  const due = pointsDue(state)
  const { misses, overcounts } = CLAIM_ACCURACY[level]
  const lot = rng.below(100)
  if (due > 0 && lot < misses) return FIRST_CLAIM + Math.max(0, due - 1 - rng.below(MAX_MISCOUNT))
  if (due > 0 && lot < misses + overcounts) return FIRST_CLAIM + Math.min(MAX_DUE, due + 1 + rng.below(MAX_MISCOUNT))
  return FIRST_CLAIM + due
}

/**
 * Returns a dispute if the last claim was too high and the seat notices it; else null. A right claim is never disputed.
 */
function disputeAt(state: ColorowState, level: Level, rng: Rng): Move | null {
  if (!isDisputable(state) || state.claimedPoints <= pointsDue(state)) return null
  return rng.below(100) < CLAIM_ACCURACY[level].notices ? DISPUTE : null
}

type Rating = (state: ColorowState, seat: Seat, move: Move) => number

/** Counts the unseen cards of each colour, what the next seat may make of them, and what its own hand still can. */
const COUNTING = { threat: 0.7, own: 0.3, later: 0, open: 0 }

/** Counts the colours too, but ignores what its own hand can still make. */
const WARY = { ...COUNTING, own: 0 }

const ITERATIONS = 18_000
/** The solver's budget, in positions: enough for the last deal of four cards a seat, see docs/strength.md. */
const MAX_POSITIONS = 200_000

const countsColours = withClaimAnswers(createRating(COUNTING))

const RATES: Readonly<Record<Level, Rating>> = {
  1: withClaimAnswers(anySquare),
  2: withClaimAnswers(bestPaying),
  3: withClaimAnswers(createRating(WARY)),
  4: countsColours,
  5: countsColours,
}

const ENDGAME = { openGameOf: createLastCardsGame, maxPositions: MAX_POSITIONS }

/**
 * Extends a rating to the answers to a claim. A dispute is decided before (see `moveBeforePlanning`); here it is the
 * last choice.
 */
function withClaimAnswers(rate: Rating): Rating {
  return (state, seat, move) => (move === DISPUTE ? -Infinity : move === ACCEPT ? 0 : rate(state, seat, move))
}

/** Levels of Colorow as the rules page describes them. */
export const colorowKnowledge: Heuristics<ColorowState> = {
  plan(level, context): LevelProfile<ColorowState> {
    const thumb = { kind: 'thumb', rate: RATES[level] } as const
    if (level < 5) return thumb
    // A strict table also has claims and disputes, which the search does not handle.
    const isStrict = context.seen.options['referee'] === 'strict'
    return { ...(isStrict ? thumb : createDealSearchProfile(ITERATIONS, COUNTING, context)), endgame: ENDGAME }
  },
  moveBeforePlanning: (state, _seat, level, rng) => claimAt(state, level, rng) ?? disputeAt(state, level, rng),
  moveOutOfTurn: (state, _seat, level, rng) => disputeAt(state, level, rng),
}

export const colorowBot = createBotProfile(colorow, { knowledge: colorowKnowledge })

/** Packs the number of cards of each colour that a seat holds, three bits a colour. */
function handWord({ hands }: ColorowState, seat: Seat): number {
  let word = 0
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const low = hands[seat]! & COLOUR_LOW[colour]!
    const high = hands[HIGH_WORDS + seat]! & COLOUR_HIGH[colour]!
    word |= (count(low) + count(high)) << (3 * colour)
  }
  return word
}

/**
 * Returns the last cards of Colorow between two seats for a solver: no stock is left, so the other seat holds exactly
 * the cards that were not seen. At a strict table too, every row is taken to be counted rightly. Null if a seat does not
 * know every card, or if there are too many plays for a solver.
 */
export function createLastCardsGame(state: ColorowState, seat: Seat): OpenGame | null {
  if (state.seats !== 2 || state.phase !== PLAY || state.top < PACK_SIZE) return null
  const open = colorow.start({ ...state.options, referee: 'automatic' }, 2)
  colorow.copy(state, open)
  return colorow.moves(open, seat, []) > MAX_MOVES ? null : new RulesGame(colorow, RULES, open)
}

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
): LevelProfile<ColorowState> {
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
const oneOfEachColour: Lister<ColorowState> = (state, seat, into) => {
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

/** Rates all squares alike, except those where the card makes three of a colour side by side, as a child would see. */
function anySquare(state: ColorowState, _seat: Seat, move: Move): number {
  const square = placeOf(move)
  return standsInThree(state, colourIndex(placedCard(move)), square) ? 1 : 0
}

function standsInThree(state: ColorowState, colour: number, square: Square): boolean {
  const low = state.colours[colour]! | LOW_BITS[square]!
  const high = state.colours[HIGH_COLOURS + colour]! | HIGH_BITS[square]!
  const held = (at: Square | undefined): boolean =>
    at !== undefined && ((low & LOW_BITS[at]!) | (high & HIGH_BITS[at]!)) !== 0
  for (let i = 0; i < STRAIGHT_COUNT_AT[square]!; i++) {
    const line = STRAIGHTS[STRAIGHTS_AT[MAX_STRAIGHTS_PER_SQUARE * square + i]!]!
    const place = line.indexOf(square)
    for (let first = place - MIN_ROW_SIZE + 1; first <= place; first++) {
      if (held(line[first]) && held(line[first + 1]) && held(line[first + 2])) return true
    }
  }
  return false
}

/** Rates a play by what it is due. */
function bestPaying(state: ColorowState, _seat: Seat, move: Move): number {
  return dueOn(state, colourIndex(placedCard(move)), placeOf(move))
}

/** Penalty for leaving two of a colour on a line, in points. */
const TWO_IN_LINE = 1.5

/** Rates a play by what it is due, less if it leaves a line with two of its colour and others may hold the third. */
function rateAvoidingPairs(state: ColorowState, seat: Seat, move: Move): number {
  const colour = colourIndex(placedCard(move))
  const gain = bestPaying(state, seat, move)
  return mayBeHeld(state, seat, colour) && leavesPair(state, colour, placeOf(move)) ? gain - TWO_IN_LINE : gain
}

/** Whether any card of a colour is unseen. */
function mayBeHeld(state: ColorowState, seat: Seat, colour: number): boolean {
  const own =
    count(state.hands[seat]! & COLOUR_LOW[colour]!) + count(state.hands[HIGH_WORDS + seat]! & COLOUR_HIGH[colour]!)
  const laid = count(state.colours[colour]!) + count(state.colours[HIGH_COLOURS + colour]!)
  return own + laid < COLOUR_SIZE
}

/** Whether a card makes two of its colour on a line that has another vacant square. */
function leavesPair(state: ColorowState, colour: number, square: Square): boolean {
  const low = state.colours[colour]! | LOW_BITS[square]!
  const high = state.colours[HIGH_COLOURS + colour]! | HIGH_BITS[square]!
  const vacantLow = state.vacantLow & ~LOW_BITS[square]!
  const vacantHigh = state.vacantHigh & ~HIGH_BITS[square]!
  for (let i = 0; i < STRAIGHT_COUNT_AT[square]!; i++) {
    const line = STRAIGHTS_AT[MAX_STRAIGHTS_PER_SQUARE * square + i]!
    if (countOnLine(line, low, high) === MIN_ROW_SIZE - 1 && countOnLine(line, vacantLow, vacantHigh) > 0) return true
  }
  return false
}
