import { bridgeName, letterOf, seatsIn, type Seat, type Outcome, bridgeNamed, lettersOf, outcomeAtTop } from '../../kit'
import type { Amounts, LastSpin, RouletteView, RouletteSeen } from './shape'
import { spotName, SPOTS, spotNamed } from './spots'
import {
  endOf,
  choosingOf,
  isPunter,
  lastCard,
  NOBODY,
  type RouletteState,
  isSelectingBanker,
  start,
  spinForBank,
} from './state'

/** Returns the State of the rules page; everyone sees all of it. */
export function dump(state: RouletteState): RouletteView {
  return {
    banker: state.banker === NOBODY ? null : letterOf(state.banker),
    selection: selectionOf(state),
    spins: state.spins,
    bank: state.isHouseBank ? null : state.bank,
    chips: byPunter(state, (seat) => state.chips[seat]!),
    bets: byPunter(state, (seat) => betsOf(state, seat)),
    ready: seatsIn(state.ready).map(letterOf),
    last: state.spins === 0 ? null : lastOf(state),
    history: Array.from(state.history.subarray(0, state.spins), (card) => bridgeName(card)),
  }
}

function selectionOf(state: RouletteState): Record<string, string>[] {
  const rounds: Record<string, string>[] = []
  for (let i = 0; i < state.selectionSpinCount; i++) {
    const { round, seat, card } = choosingOf(state.selectionSpins[i]!)
    const cards = (rounds[round] ??= {})
    cards[letterOf(seat)] = bridgeName(card)
  }
  return rounds
}

/** Returns a punter's stakes on the layout, in spot order. */
function betsOf(state: RouletteState, seat: Seat): Amounts {
  const bets: Record<string, number> = {}
  for (let spot = 0; spot < SPOTS; spot++) {
    const stake = state.stakes[SPOTS * seat + spot]!
    if (stake > 0) bets[spotName(spot)] = stake
  }
  return bets
}

function lastOf(state: RouletteState): LastSpin {
  return {
    card: bridgeName(lastCard(state)),
    collected: byPunter(state, (seat) => state.collected[seat]!),
    paid: byPunter(state, (seat) => state.paid[seat]!),
    short: byPunter(state, (seat) => state.short[seat]!),
  }
}

function byPunter<T>(state: RouletteState, value: (seat: Seat) => T): Record<string, T> {
  const values: Record<string, T> = {}
  for (let seat = 0; seat < state.seats; seat++) if (isPunter(state, seat)) values[letterOf(seat)] = value(seat)
  return values
}

/**
 * Returns the outcome. A score is the gain since the start; the banker's is the bank's gain. Ties for the highest share
 * the win.
 */
export function outcome(state: RouletteState): Outcome {
  const scores = Array.from({ length: state.seats }, (_, seat) => gainOf(state, seat))
  return outcomeAtTop(scores, state.ended)
}

function gainOf(state: RouletteState, seat: number): number {
  if (isSelectingBanker(state)) return 0
  if (seat === state.banker) return state.bank - state.options.bank
  return state.chips[seat]! + state.laidChips[seat]! - state.startingChips
}

/** Restores the table that was seen; nothing is hidden. */
export function determinize(seen: RouletteSeen): RouletteState {
  const state = start(seen.options, seen.seats)
  const { selection, ready, spins, bank, history } = seen.state
  const letters = lettersOf(seen.seats)
  for (const round of selection) {
    for (const letter of letters) if (round[letter] !== undefined) spinForBank(state, bridgeNamed(round[letter]))
  }
  if (isSelectingBanker(state)) return state
  state.bank = bank ?? 0
  restoreChips(state, seen.state, letters)
  state.ready = setOf(letters, (letter) => ready.includes(letter))
  state.spins = spins
  history.forEach((card, i) => (state.history[i] = bridgeNamed(card)))
  if (seen.over) state.ended = endOf(state)
  else if (seen.toMove.length === 0) state.spinning = 1
  return state
}

function restoreChips(state: RouletteState, { chips, bets, last }: RouletteView, letters: readonly string[]): void {
  state.punters = 0
  letters.forEach((letter, seat) => {
    state.chips[seat] = chips[letter] ?? 0
    const placed: Amounts = bets[letter] ?? {}
    for (const [name, stake] of Object.entries(placed)) {
      state.stakes[SPOTS * seat + spotNamed(name)] = stake
      state.laidChips[seat]! += stake
    }
    if (state.chips[seat] + state.laidChips[seat]! > 0) state.punters |= 1 << seat
    state.collected[seat] = last?.collected[letter] ?? 0
    state.paid[seat] = last?.paid[letter] ?? 0
    state.short[seat] = last?.short[letter] ?? 0
  })
}

function setOf(letters: readonly string[], has: (letter: string) => boolean): number {
  return letters.reduce((set, letter, seat) => (has(letter) ? set | (1 << seat) : set), 0)
}
