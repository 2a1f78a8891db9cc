import {
  accept,
  refuse,
  shuffle,
  type Game,
  type Outcome,
  type Position,
  type Rng,
  type Seat,
} from '../../../src/rules/kit'

/**
 * A whist of one suit that is small enough to be judged by hand. The cards are 1 to 12; each of two seats gets four,
 * and four stay out. The leader lays a card and the other seat lays any card. The higher card takes the trick, and its
 * seat leads next. Most tricks win.
 */
export interface ShortWhist extends Position {
  dealt: boolean
  hands: [number, number]
  tricks: [number, number]
  turn: Seat
  /** The card that was led; 0 between tricks. */
  led: number
  gone: number
}

export interface ShortWhistView {
  readonly hand: readonly number[]
  readonly other: number
  readonly tricks: readonly number[]
  readonly turn: Seat
  readonly led: number
  readonly gone: readonly number[]
}

const CARDS = 12
const HAND = 4

const bit = (card: number) => 1 << card

function cardsOf(mask: number): number[] {
  const cards: number[] = []
  for (let card = 1; card <= CARDS; card++) if (mask & bit(card)) cards.push(card)
  return cards
}

function maskOf(cards: readonly number[]): number {
  return cards.reduce((mask, card) => mask | bit(card), 0)
}

function outcome(state: ShortWhist): Outcome {
  const over = state.dealt && state.hands[0] === 0 && state.hands[1] === 0 && state.led === 0
  const [a, b] = state.tricks
  const winners = a === b ? [0, 1] : [a > b ? 0 : 1]
  return { over, scores: [a, b], winners: over ? winners : null, reason: over ? 'played-out' : null }
}

export const shortWhist: Game<ShortWhist, ShortWhistView> = {
  info: {
    id: 'short-whist',
    title: 'Short Whist',
    box: 'test',
    year: null,
    seats: { min: 2, max: 2 },
    options: {},
    hasChance: true,
    version: 1,
    undo: 'never',
    maxPlies: () => 2 * HAND,
  },
  start: (options, seats) => ({
    options,
    seats,
    dealt: false,
    hands: [0, 0],
    tricks: [0, 0],
    turn: 0,
    led: 0,
    gone: 0,
  }),
  clone: (state) => ({ ...state, hands: [...state.hands], tricks: [...state.tricks] }),
  copy(from, into) {
    Object.assign(into, { ...from, hands: [...from.hands], tricks: [...from.tricks] })
  },
  chance: (state) => (state.dealt ? 0 : 2 * HAND),
  sampleChance(_state, rng, into) {
    const pack = Array.from({ length: CARDS }, (_, i) => i + 1)
    shuffle(pack, CARDS, rng)
    for (let i = 0; i < 2 * HAND; i++) into[i] = pack[i]!
  },
  writeChance: String,
  readChance: (_state, tape, from) => accept(tape.slice(from, from + 2 * HAND).map(Number)),
  applyChance(state, outcomes) {
    state.dealt = true
    state.hands = [maskOf(outcomes.slice(0, HAND)), maskOf(outcomes.slice(HAND, 2 * HAND))]
  },
  requiredSeats: (state) => (state.dealt && !outcome(state).over ? 1 << state.turn : 0),
  optionalSeats: () => 0,
  moves(state, seat, into) {
    const cards = cardsOf(state.hands[seat]!)
    cards.forEach((card, i) => (into[i] = card))
    return cards.length
  },
  pick(state, seat, rng) {
    const cards = cardsOf(state.hands[seat]!)
    return cards[rng.below(cards.length)]!
  },
  isSound: () => true,
  apply(state, seat, card) {
    state.hands[seat]! &= ~bit(card)
    state.gone |= bit(card)
    if (state.led === 0) {
      state.led = card
      state.turn = 1 - seat
      return
    }
    const taker = card > state.led ? seat : 1 - seat
    state.tricks[taker]!++
    state.turn = taker
    state.led = 0
  },
  write: (_state, _seat, move) => String(move),
  read(state, seat, text) {
    const card = Number(text)
    return state.hands[seat]! & bit(card) ? accept(card) : refuse('card-not-in-hand', 'That card is not in the hand.')
  },
  view: (state, eye) => ({
    hand: eye < 0 ? [] : cardsOf(state.hands[eye]!),
    other: eye < 0 ? 0 : cardsOf(state.hands[1 - eye]!).length,
    tricks: [...state.tricks],
    turn: state.turn,
    led: state.led,
    gone: cardsOf(state.gone),
  }),
  eventFor: (event) => event,
  determinize(seen, rng: Rng) {
    const { hand, other, tricks, turn, led, gone } = seen.state
    const unseen = cardsOf(~(maskOf(hand) | maskOf(gone)))
    shuffle(unseen, unseen.length, rng)
    const hands: [number, number] = [0, 0]
    hands[seen.eye] = maskOf(hand)
    hands[1 - seen.eye] = maskOf(unseen.slice(0, other))
    const { options, seats } = seen
    return { options, seats, dealt: true, hands, tricks: [tricks[0]!, tricks[1]!], turn, led, gone: maskOf(gone) }
  },
  outcome,
  dump: (state) => shortWhist.view(state, 0),
}
