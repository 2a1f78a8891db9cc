import { createBotProfile } from '../../bot-profile'
import { fortyNine } from '../../../rules/forty-nine-outfit/forty-nine'
import type { Eye, Rng, Seat } from '../../../rules/kit'
import { CARDS, HIGH_BITS, FIRST_HIGH_MEMBER } from '../../../rules/forty-nine-outfit/cards'
import { DRAW, type Move, laysCheater, PASS, squareOf } from '../../../rules/forty-nine-outfit/forty-nine/move'
import {
  type FortyNineState,
  hasStock,
  isOpening,
  CHEATER_BIT,
} from '../../../rules/forty-nine-outfit/forty-nine/state'
import { type Weights, chanceHeld, squareWorth } from './square-values'
import { createPrior } from '../move-rating'
import { UnseenCards } from '../redeal'
import type { Heuristics, LevelProfile } from '../types'
import { endsGame, SQUARE_POINTS, gain, leadOf, ROUND_HIGH, ROUND_LOW, soundPlay } from './visible-board'
import type { OpenGame } from '../../endgame/open-game'
import { RulesGame, type OpenRules } from '../../endgame/rules-game'
import { LAST_SQUARE, type Square } from '../../../rules/forty-nine-outfit/board'
import { lowestNumber } from '../../../rules/forty-nine-outfit/forty-nine/play'
import { countCards, HIGH_WORDS } from '../../../rules/forty-nine-outfit/hands'

/**
 * Returns Forty-Nine between two seats for a solver once the stock is empty: the other seat holds exactly the cards
 * that were not seen. Null if a seat does not know every card, or if faults are allowed.
 */
export function createEmptyStockGame(state: FortyNineState): OpenGame | null {
  if (state.seats !== 2 || state.isStrict || isOpening(state) || hasStock(state)) return null
  return new RulesGame(fortyNine, RULES, state)
}

/** Bit offsets in the key: the turn, above the low word's squares, and the Cheater's square, above the high word's. */
const TURN = 28
const CHEATER_AT = 21
/** Added to every gain: more than any play costs. */
const GAIN_OFFSET = 1

const RULES: OpenRules<FortyNineState> = {
  margin: ({ points }) => points[0]! - points[1]!,
  winningMargin: 1,
  // The board determines the hands: every card lies on its own square, except the Cheater.
  writeKey({ boardLow, boardHigh, turn, cheaterAt }, into) {
    into[0] = boardLow | (turn << TURN)
    into[1] = boardHigh | ((cheaterAt + 1) << CHEATER_AT)
  },
  priority: (state: FortyNineState, seat: Seat, move: Move) => GAIN_OFFSET + gain(state, seat, squareOf(move)),
  code: (move) => move,
  dropHistory(state) {
    state.tallyLength = 0
  },
}

/** A rating of a move at a glance, in points. */
type QuickRating = (state: FortyNineState, seat: Seat, move: Move) => number

/** Lays any card that fits, and draws if none does. */
const layAnything: QuickRating = (_state, _seat, move) => (move === PASS ? 0 : move === DRAW ? 1 : 2)

/**
 * Lays the highest multiple of five, else draws, else lays any card that fits; plays the Cheater on any round square;
 * ends the game only to win it. Sees neither rows nor dangers.
 */
const likeFives: QuickRating = (state, seat, move) => {
  if (move === PASS) return 0
  if (move === DRAW) return 3
  const square = squareOf(move)
  if (endsGame(state, seat, square)) return leadOf(state, seat) + gain(state, seat, square) > 0 ? 100 : -100
  if (SQUARE_POINTS[square]! > 0) return 10 + SQUARE_POINTS[square]!
  return laysCheater(move) ? -1 : 1
}

/** Sees rows, and for each square what a play opens to others. */
const CAREFUL: Weights = {
  draw: 3,
  lay: 1,
  prize: 0,
  gift: 0.3,
  prize49: 0,
  gift49: 0,
  rowOwn: 0,
  rowGift: 3,
  rowNear: 0,
  cheater: 30,
}

/**
 * Found by hill climbing over more than 100,000 deals (docs/strength.md): draws often, gives nothing away and saves the
 * Cheater.
 */
const MASTERLY: Weights = {
  draw: 15.85,
  lay: -5.5,
  prize: 0.79,
  gift: 0.97,
  prize49: 10.2,
  gift49: 12.1,
  rowOwn: 2,
  rowGift: 6.75,
  rowNear: 0.95,
  cheater: 51.1,
}

/** Rating of a play, in points, that counts as halfway from even to certain. */
const PRIOR_SCALE = 100

const prior = createPrior(createRating(MASTERLY), PRIOR_SCALE)

function scoresOf(state: FortyNineState, into: Float64Array): void {
  for (let seat = 0; seat < state.seats; seat++) into[seat] = state.points[seat]!
}

const unseen = new UnseenCards()

/**
 * Redeals the other hands and the stock in place; every order of the unseen cards is equally likely. Returns false,
 * with nothing changed, where the rules let a viewer conclude more than the sizes of hands: at strict tables, at the
 * opening, after seats were passed over, and on another seat's turn.
 */
export function redeal(state: FortyNineState, eye: Eye, rng: Rng): boolean {
  if (state.isStrict || state.skippedCount > 0 || state.turn !== eye || isOpening(state)) return false
  const { pack, hands, seats, top } = state
  if (top === CARDS && seats === 2) return true
  unseen.clear()
  for (let i = top; i < CARDS; i++) unseen.add(pack[i]!)
  unseen.addOtherHands(hands, seats, eye)
  unseen.shuffle(rng)
  unseen.refillOtherHands(hands, seats, eye)
  for (let i = top; i < CARDS; i++) pack[i] = unseen.take()
  return true
}

function createSearchProfile(iterations: number, slip: number): LevelProfile<FortyNineState> {
  const search = {
    reward: { pointShare: 0.3, scale: 30 },
    exploration: 0.15,
    priorVisits: 40,
    policy: createPlayoutPolicy(MASTERLY),
    scoresOf,
    redeal,
    prior,
  }
  return { kind: 'search', iterations, slip, search, obviousMove }
}

/** Iterations of level 5: a median move takes 0.2 to 0.5 s on one core, see docs/strength.md. */
const ITERATIONS = 13_000
/**
 * The solver's budget, in positions: enough to tell who wins an ending without stock, and from about 18 cards on by how
 * much, see docs/strength.md.
 */
const MAX_POSITIONS = 100_000

function obviousMove(state: FortyNineState, seat: Seat): Move | null {
  return isDrawObvious(state, seat) ? DRAW : null
}

/** Levels of Forty-Nine as the rules page describes them; see docs/strength.md for the strength of each. */
export const fortyNineKnowledge: Heuristics<FortyNineState> = {
  plan(level) {
    if (level === 1) return { kind: 'thumb', rate: layAnything }
    if (level === 2) return { kind: 'thumb', rate: likeFives }
    if (level === 3) return { kind: 'thumb', rate: createRating(CAREFUL) }
    if (level === 4) return createSearchProfile(100, 0.1)
    return {
      ...createSearchProfile(ITERATIONS, 0),
      endgame: { openGameOf: createEmptyStockGame, maxPositions: MAX_POSITIONS },
    }
  },
}

export const fortyNineBot = createBotProfile(fortyNine, { knowledge: fortyNineKnowledge })

/** Rating of ending the game ahead, and its opposite for ending it behind: more than any other rating. */
const DECISIVE = 1000

/** Returns a rating in points of sound moves for a player with these weights; ending the game is all or nothing. */
export function createRating(w: Weights): (state: FortyNineState, seat: Seat, move: Move) => number {
  return (state, seat, move) => {
    if (move === PASS) return 0
    if (move === DRAW) return w.draw
    const last = countCards(state.hands, seat) === 1
    return (
      playWorth(state, seat, squareOf(move), last, chanceHeld(state, seat), w) - (laysCheater(move) ? w.cheater : 0)
    )
  }
}

function playWorth(state: FortyNineState, seat: Seat, square: Square, last: boolean, held: number, w: Weights): number {
  if (!last && square !== LAST_SQUARE) return w.lay + squareWorth(state, seat, square, held, w)
  return leadOf(state, seat) + gain(state, seat, square) > 0 ? DECISIVE : -DECISIVE
}

/** Size of the stock up to which drawing needs a thought: the end is near enough to count hands. */
const LOW_STOCK = 8

/** Whether drawing first needs no thought: there is plenty of stock, and nothing within reach that could not wait. */
function isDrawObvious(state: FortyNineState, seat: Seat): boolean {
  return !isOpening(state) && !state.hasDrawn && CARDS - state.top > LOW_STOCK && hasNoBigPlay(state, seat)
}

/** Whether neither a round square nor the end of the game is within reach. */
function hasNoBigPlay(state: FortyNineState, seat: Seat): boolean {
  const low = state.hands[seat]!
  const high = state.hands[HIGH_WORDS + seat]!
  if (high & CHEATER_BIT && state.openHigh & HIGH_BITS[LAST_SQUARE]!) return false
  if (((low & state.openLow & ROUND_LOW) | (high & state.openHigh & (ROUND_HIGH | HIGH_BITS[LAST_SQUARE]!))) !== 0)
    return false
  return countCards(state.hands, seat) > 1
}

/**
 * Returns a rollout policy that makes the move rated highest by {@link createRating}, the first of equals, and that finds
 * it without listing moves.
 */
export function createPlayoutPolicy(w: Weights): (state: FortyNineState, seat: Seat, rng: Rng) => Move {
  let best = 0
  let square = -1
  let cheater = false

  /** Considers the squares of a set; `price` is the cost of laying there. */
  function consider(state: FortyNineState, seat: Seat, lows: number, highs: number, held: number, price: number): void {
    const last = countCards(state.hands, seat) === 1
    for (let low = lows, high = highs; (low | high) !== 0;) {
      const at = low !== 0 ? 31 - Math.clz32(low & -low) : FIRST_HIGH_MEMBER + 31 - Math.clz32(high & -high)
      if (low !== 0) low &= low - 1
      else high &= high - 1
      const worth = playWorth(state, seat, at, last, held, w) - price
      if (worth > best) {
        best = worth
        square = at
        cheater = price > 0
      }
    }
  }

  return (state, seat) => {
    if (isOpening(state)) return soundPlay(state, seat, lowestNumber(state, seat), false)
    const stock = state.top < CARDS
    if (stock && !state.hasDrawn && hasNoBigPlay(state, seat)) return DRAW
    best = !stock ? -Infinity : state.hasDrawn ? 0 : w.draw
    square = -1
    const held = chanceHeld(state, seat)
    const handHigh = state.hands[HIGH_WORDS + seat]!
    consider(state, seat, state.hands[seat]! & state.openLow, handHigh & state.openHigh, held, 0)
    if (handHigh & CHEATER_BIT) consider(state, seat, state.openLow, state.openHigh, held, w.cheater)
    if (square >= 0) return soundPlay(state, seat, square, cheater)
    return stock && !state.hasDrawn ? DRAW : PASS
  }
}
