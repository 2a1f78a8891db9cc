import { bySeat, count, letterOf, lettersOf, seatOf, type Eye, type Seat } from '../kit'
import { HIGH_WORDS, namesOf, type PackSets, dealerOf, isPlaying, type CasinoTable } from './table'
import type { CasinoView } from './shape'

/** What is hidden from some: the stock, and each seat's hand, as cards or as their number. */
export interface Covered {
  readonly stock: readonly string[] | number
  hand(seat: Seat): readonly string[] | number
}

/** All cards, the stock top first. */
export function uncovered(pack: PackSets, state: CasinoTable): Covered {
  return { stock: stockNames(pack, state), hand: (seat) => namesOf(pack, state.hands, seat) }
}

/** What an eye may know: its own hand. */
export function coveredFor(pack: PackSets, state: CasinoTable, eye: Eye): Covered {
  // In range: seats.
  const { hands } = state
  return {
    stock: state.size - state.top,
    hand: (seat) =>
      seat === eye ? namesOf(pack, hands, seat) : count(hands[seat]!) + count(hands[HIGH_WORDS + seat]!),
  }
}

/** The State of a table by colours as far as its piles, with its builds as the game shows them. */
export function tableView<Build>(
  pack: PackSets,
  state: CasinoTable,
  covered: Covered,
  builds: readonly Build[],
): Omit<CasinoView<Build, never>, 'lastCapture' | 'rounds'> {
  const letters = lettersOf(state.seats)
  return {
    round: state.round,
    deal: state.deal,
    dealer: letterOf(dealerOf(state)),
    turn: isPlaying(state) ? letterOf(state.turn) : null,
    stock: covered.stock,
    hands: bySeat(letters.map((_, seat) => covered.hand(seat))),
    table: pack.names(state.looseLow, state.looseHigh),
    builds,
    piles: bySeat(letters.map((_, seat) => namesOf(pack, state.piles, seat))),
  }
}

/** The stock, top first. */
export function stockNames(pack: PackSets, state: CasinoTable): string[] {
  return Array.from(state.pack.subarray(state.top, state.size), pack.name)
}

/** Some entries of the shuffled pack, in the order of cards: no eye need know how they lay. */
export function turnedUp(pack: PackSets, state: CasinoTable, from: number, to: number): string[] {
  return Array.from(state.pack.subarray(from, to))
    .sort((one, other) => one - other)
    .map(pack.name)
}

/** The letter of a seat, or null for -1. */
export function letterOrNull(seat: Seat): string | null {
  return seat < 0 ? null : letterOf(seat)
}

/** The seat of a letter, or -1 for null. */
export function seatOrNobody(letter: string | null): Seat {
  return letter === null ? -1 : seatOf(letter)
}
