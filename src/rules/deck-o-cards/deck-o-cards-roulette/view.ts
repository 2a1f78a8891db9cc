import { bridgeName, letterOf, seatsIn, type Seat } from '../../kit'
import type { Amounts, LastSpin, RouletteView } from './shape'
import { spotName, SPOTS } from './spots'
import { choosingOf, isPunter, lastCard, NOBODY, type RouletteState } from './state'

// In range: seats, spots; `chosen` choices are written.

/** The page's State, which everybody sees whole. */
export function dump(state: RouletteState): RouletteView {
  return {
    banker: state.banker === NOBODY ? null : letterOf(state.banker),
    selection: selectionOf(state),
    spins: state.spins,
    bank: state.house ? null : state.bank,
    chips: byPunter(state, (seat) => state.chips[seat]!),
    bets: byPunter(state, (seat) => betsOf(state, seat)),
    ready: seatsIn(state.ready).map(letterOf),
    last: state.spins === 0 ? null : lastOf(state),
    history: Array.from(state.history.subarray(0, state.spins), (card) => bridgeName(card)),
  }
}

function selectionOf(state: RouletteState): Record<string, string>[] {
  const rounds: Record<string, string>[] = []
  for (let i = 0; i < state.chosen; i++) {
    const { round, seat, card } = choosingOf(state.choosing[i]!)
    const cards = (rounds[round] ??= {})
    cards[letterOf(seat)] = bridgeName(card)
  }
  return rounds
}

/** What a punter has on the layout, in the order of the spots. */
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
