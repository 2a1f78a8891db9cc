import {
  accept,
  bySeat,
  createGame,
  letterOf,
  refuse,
  shuffle,
  type OptionsOf,
  type OptionTable,
  type Position,
  type Seat,
} from '../../../src/rules/kit'

const OPTIONS = { prize: { kind: 'whole', default: 1, min: 1, max: 5 } } as const satisfies OptionTable

type HighestOptions = OptionsOf<typeof OPTIONS>

/**
 * The smallest game with everything that a game of this project can have: options, chance, hidden hands, seats that act
 * at once in secret, and an end. It is a pattern for new games (docs/adding-a-game.md), and the conformance checks are
 * tested with it.
 *
 * Highest Card: every seat has four cards. In each of four rounds all seats lay one card face down at once. The highest
 * card wins as many points as the option `prize` says.
 */
export interface Highest extends Position<HighestOptions> {
  readonly pack: number[]
  /** The cards of each seat in ascending order; empty before the deal. */
  readonly hands: number[][]
  /** The card face down before each seat; 0 for none. */
  readonly chosen: number[]
  readonly played: number[]
  readonly points: number[]
}

export interface HighestView {
  readonly hands: Readonly<Record<string, readonly number[] | number>>
  /** Null for no card; true for a card that the viewer may not see. */
  readonly chosen: Readonly<Record<string, number | boolean | null>>
  readonly played: readonly number[]
  readonly points: Readonly<Record<string, number>>
}

export type HighestEvent =
  | { readonly type: 'dealt'; readonly hands: readonly (readonly number[] | number)[] }
  | { readonly type: 'chose'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'won'; readonly seat: Seat; readonly cards: readonly number[] }

const HAND = 4

const packOf = (seats: number) => Array.from({ length: HAND * seats }, (_, i) => i + 1)
const isDealt = (state: Highest) => state.hands.some((hand) => hand.length > 0) || state.played.length > 0
const isOver = (state: Highest) => state.played.length === HAND * state.seats
const seatsOf = (state: Position) => Array.from({ length: state.seats }, (_, seat) => seat)

function start(options: HighestOptions, seats: number): Highest {
  return {
    options,
    seats,
    pack: packOf(seats),
    hands: Array.from({ length: seats }, () => []),
    chosen: new Array<number>(seats).fill(0),
    played: [],
    points: new Array<number>(seats).fill(0),
  }
}

export const highest = createGame<Highest, HighestView, HighestEvent>('highest', 'template', {
  info: {
    title: 'Highest Card',
    year: null,
    seats: { min: 2, max: 8 },
    options: OPTIONS,
    maxPlies: (_options, seats) => HAND * seats,
  },

  start,

  copy(from, into) {
    into.pack.splice(0, Infinity, ...from.pack)
    into.hands.splice(0, Infinity, ...from.hands.map((hand) => [...hand]))
    into.chosen.splice(0, Infinity, ...from.chosen)
    into.played.splice(0, Infinity, ...from.played)
    into.points.splice(0, Infinity, ...from.points)
  },

  chance: (state) => (isDealt(state) ? 0 : state.pack.length),

  sampleChance(state, rng, into) {
    packOf(state.seats).forEach((card, i) => (into[i] = card))
    shuffle(into, state.pack.length, rng)
  },

  writeChance: (outcome) => `${outcome}`,

  readChance(state, tape, from) {
    const cards = packOf(state.seats)
    const entries = tape.slice(from, from + cards.length)
    if (entries.length < cards.length) return refuse('tape-short', 'The tape ends before the pack does.')
    const bad = entries.findIndex((entry, i) => !cards.map(String).includes(entry) || entries.indexOf(entry) < i)
    if (bad >= 0) return refuse('tape-bad', `Entry ${from + bad + 1} of the tape is no card, or one twice.`)
    return accept(entries.map(Number))
  },

  applyChance(state, outcomes, tell) {
    state.pack.splice(0, Infinity, ...outcomes)
    outcomes.forEach((card, i) => state.hands[i % state.seats]!.push(card))
    for (const hand of state.hands) hand.sort((a, b) => a - b)
    tell?.({ type: 'dealt', hands: state.hands.map((hand) => [...hand]) })
  },

  requiredSeats: (state) => (isDealt(state) ? seatsOf(state).reduce((set, seat) => set | waiting(state, seat), 0) : 0),

  moves(state, seat, into) {
    if (!waiting(state, seat)) return 0
    state.hands[seat]!.forEach((card, i) => (into[i] = card))
    return state.hands[seat]!.length
  },

  pick: (state, seat, rng) => state.hands[seat]![rng.below(state.hands[seat]!.length)]!,

  apply(state, seat, card, tell) {
    state.chosen[seat] = card
    state.hands[seat]!.splice(state.hands[seat]!.indexOf(card), 1)
    tell?.({ type: 'chose', seat, card })
    if (state.chosen.includes(0)) return
    const cards = [...state.chosen]
    const winner = cards.indexOf(Math.max(...cards))
    state.points[winner]! += state.options.prize
    state.played.push(...cards)
    state.chosen.fill(0)
    tell?.({ type: 'won', seat: winner, cards })
  },

  write: (_state, _seat, card) => `${card}`,

  read(state, seat, text) {
    if (isOver(state)) return refuse('game-over', 'The game is over.')
    if (!/^[1-9]\d?$/.test(text)) return refuse('bad-move', 'A move is the number of a card.')
    if (!waiting(state, seat)) return refuse('not-your-turn', 'A card of yours lies there already.')
    if (!state.hands[seat]!.includes(Number(text))) return refuse('card-not-in-hand', `The hand has no ${text}.`)
    return accept(Number(text))
  },

  view(state, eye) {
    const sees = (seat: Seat) => seat === eye || isOver(state)
    return {
      hands: bySeat(state.hands.map((hand, seat) => (sees(seat) ? [...hand] : hand.length))),
      chosen: bySeat(state.chosen.map((card, seat) => (card === 0 ? null : sees(seat) ? card : true))),
      played: [...state.played],
      points: bySeat(state.points),
    }
  },

  eventFor(event, eye) {
    if (event.type === 'chose' && event.seat !== eye) return { ...event, card: null }
    if (event.type !== 'dealt') return event
    return {
      ...event,
      hands: event.hands.map((hand, seat) => (seat === eye || !Array.isArray(hand) ? hand : hand.length)),
    }
  },

  determinize(seen, rng) {
    const state = start(seen.options, seen.seats)
    const { hands, chosen, played, points } = seen.state
    state.played.push(...played)
    const open = Object.values(hands).flatMap((hand) => (typeof hand === 'number' ? [] : hand))
    const known = [...played, ...open, ...Object.values(chosen)]
    const hidden = packOf(seen.seats).filter((card) => !known.includes(card))
    shuffle(hidden, hidden.length, rng)
    for (const seat of seatsOf(state)) {
      const letter = letterOf(seat)
      const hand = hands[letter]!
      const card = chosen[letter] ?? null
      state.points[seat] = points[letter]!
      state.hands[seat]!.push(...(typeof hand === 'number' ? hidden.splice(0, hand).sort((a, b) => a - b) : hand))
      state.chosen[seat] = card === null ? 0 : typeof card === 'number' ? card : hidden.pop()!
    }
    return state
  },

  outcome(state) {
    const best = Math.max(...state.points)
    const winners = seatsOf(state).filter((seat) => state.points[seat] === best)
    const over = isOver(state)
    return { over, scores: [...state.points], winners: over ? winners : null, reason: over ? 'all-laid' : null }
  },

  dump(state) {
    return {
      hands: bySeat(state.hands.map((hand) => [...hand])),
      chosen: bySeat(state.chosen.map((card) => card || null)),
      played: [...state.played],
      points: bySeat(state.points),
    }
  },
})

function waiting(state: Highest, seat: Seat): number {
  return state.chosen[seat] === 0 && state.hands[seat]!.length > 0 ? 1 << seat : 0
}
