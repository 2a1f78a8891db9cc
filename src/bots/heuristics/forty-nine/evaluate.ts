import type { Rng, Seat } from '../../../rules/kit'
import { HIGH_BITS, FIRST_HIGH_MEMBER, CARDS } from '../../../rules/forty-nine-outfit/cards'
import { LAST_SQUARE, type Square } from '../../../rules/forty-nine-outfit/board'
import { lowestNumber } from '../../../rules/forty-nine-outfit/forty-nine/play'
import { laysCheater, DRAW, PASS, squareOf, type Move } from '../../../rules/forty-nine-outfit/forty-nine/move'
import { CHEATER_BIT, isOpening, type FortyNineState } from '../../../rules/forty-nine-outfit/forty-nine/state'
import { chanceHeld, squareWorth, type Weights } from './square-values'
import { gain, leadOf, ROUND_HIGH, ROUND_LOW, soundPlay } from './visible-board'
import { countCards, HIGH_WORDS } from '../../../rules/forty-nine-outfit/hands'

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
export function isDrawObvious(state: FortyNineState, seat: Seat): boolean {
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
