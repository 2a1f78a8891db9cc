import { rememberedPiles, createRedeal } from '../../../../src/bots/heuristics/cassino/card-memory'
import { memoryOf } from '../../../../src/bots/heuristics/boston-books/card-memory'
import type { ThinkContext } from '../../../../src/bots/heuristics/types'
import type { BostonBooksState } from '../../../../src/rules/forty-nine-outfit/boston-books/state'
import { CARDS } from '../../../../src/rules/forty-nine-outfit/cards'
import { COLOUR_COUNT, COLOUR_SIZE, colourIndex } from '../../../../src/rules/forty-nine-outfit/colours'
import { addCard, hasCard, HIGH_WORDS } from '../../../../src/rules/forty-nine-outfit/hands'
import { shuffle, type Position, type Rng, type Seat } from '../../../../src/rules/kit'
import type { CassinoState } from '../../../../src/rules/pack/cassino/state'

/** Function that changes an imagined table in place, so that it also agrees with what a seat remembers. */
export type ApplyMemory = (state: Position, rng: Rng) => void

/**
 * Returns the memory that the reference players have of a game. It is the only thing that they know about a particular
 * game.
 */
export function createMemory(game: string, context: ThinkContext, seat: Seat): ApplyMemory {
  if (game === 'boston-books') return callsHeard(context, seat)
  if (game === 'cassino-25' || game === 'cassino-21') return pilesSeen(context, seat)
  return () => undefined
}

/**
 * Returns the memory for both games of Cassino. The cards in the piles are known, so that only hands and stock are
 * imagined.
 */
function pilesSeen(context: ThinkContext, seat: Seat): ApplyMemory {
  const piles = rememberedPiles(context)
  const redeal = piles && createRedeal(context, piles)
  return (state, rng) => {
    redeal?.(state as CassinoState, seat, rng)
  }
}

const TRIES = 20

/**
 * Returns the memory for Boston Books for two. The other seat's hand has the size that was heard. It holds the cards
 * that it is known to hold, and no card that it lacked and cannot have drawn since. The rest is random.
 */
function callsHeard({ seen, recall }: ThinkContext, seat: Seat): ApplyMemory {
  const other = 1 - seat
  const { owner, lacked, drawn } = memoryOf(seen, recall)
  const isAbsent = (card: number): boolean => owner[card] !== other && lacked[other * CARDS + card] === drawn[other]
  return (position, rng) => {
    const state = position as BostonBooksState
    const hidden = hiddenCards(state, other)
    const held = hidden.filter((card) => owner[card] === other)
    const absent = hidden.filter(isAbsent)
    const open = hidden.filter((card) => owner[card] !== other && !isAbsent(card))
    const missing = hidden.length - (state.packSize - state.top) - held.length
    if (missing < 0 || missing > open.length) return
    let hand: number[] = []
    for (let tries = 0; tries < TRIES && (tries === 0 || hasWholeColour(hand)); tries++) {
      shuffle(open, open.length, rng)
      hand = [...held, ...open.slice(0, missing)]
    }
    const stock = [...absent, ...open.slice(missing)]
    shuffle(stock, stock.length, rng)
    state.hands[other] = 0
    state.hands[HIGH_WORDS + other] = 0
    for (const card of hand) addCard(state.hands, other, card)
    state.pack.set(stock, state.top)
  }
}

/** Returns the other seat's cards and the stock. */
function hiddenCards(state: BostonBooksState, other: Seat): number[] {
  const held = Array.from({ length: CARDS }, (_, card) => card).filter((card) => hasCard(state.hands, other, card))
  return [...held, ...state.pack.subarray(state.top, state.packSize)]
}

/** Returns whether a hand holds a whole colour. A seat that holds one would have laid it. */
function hasWholeColour(hand: readonly number[]): boolean {
  const counts = new Array<number>(COLOUR_COUNT + 1).fill(0)
  return hand.some((card) => ++counts[colourIndex(card)]! === COLOUR_SIZE)
}
