import { bySeat, count, letterOf, lettersOf, seatOf, type Eye, type Seat } from '../kit'
import { HIGH_WORDS, namesOf, type PackSets, dealerOf, isPlaying, type CasinoTable } from './table'
import type { CasinoView } from './shape'

/** The parts hidden from some eyes: the stock, and each seat's hand, as cards or as their number. */
export interface HideableParts {
  readonly stock: readonly string[] | number
  hand(seat: Seat): readonly string[] | number
}

/** Returns all cards, with the stock top first. */
export function openParts(pack: PackSets, state: CasinoTable): HideableParts {
  return { stock: stockNames(pack, state), hand: (seat) => namesOf(pack, state.hands, seat) }
}

/** Returns what an eye may know: its own hand, and only the numbers of all other hidden cards. */
export function visibleParts(pack: PackSets, state: CasinoTable, eye: Eye): HideableParts {
  const { hands } = state
  return {
    stock: state.packSize - state.top,
    hand: (seat) =>
      seat === eye ? namesOf(pack, hands, seat) : count(hands[seat]!) + count(hands[HIGH_WORDS + seat]!),
  }
}

/** Returns the State of a table by colours from `round` to `piles`, with builds in the game's own form. */
export function tableView<Build>(
  pack: PackSets,
  state: CasinoTable,
  covered: HideableParts,
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

/** Returns the names of the stock's cards, top first. */
export function stockNames(pack: PackSets, state: CasinoTable): string[] {
  return Array.from(state.pack.subarray(state.top, state.packSize), pack.name)
}

/**
 * Returns entries `from` to `to` - 1 of the shuffled pack, sorted by card: no eye needs to know their order in the
 * pack.
 */
export function sortedCardNames(pack: PackSets, state: CasinoTable, from: number, to: number): string[] {
  return Array.from(state.pack.subarray(from, to))
    .sort((one, other) => one - other)
    .map(pack.name)
}

/** Returns the letter of a seat, or null for -1. */
export function letterOrNull(seat: Seat): string | null {
  return seat < 0 ? null : letterOf(seat)
}

/** Returns the seat of a letter, or -1 for null. */
export function seatOrNobody(letter: string | null): Seat {
  return letter === null ? -1 : seatOf(letter)
}
