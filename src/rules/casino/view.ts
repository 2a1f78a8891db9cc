import { bySeat, letterOf, lettersOf, seatOf, type Eye, type Seat, countCards } from '../kit'
import { COUNTS_OF, soleMaxIndex } from './count'
import { readRound } from './rounds'
import type { AnyCasinoView, CasinoSheet } from './sheet'
import { dealerOf, isPlaying, namesIn, namesOf, OVER, type CasinoTable, type PackSets } from './table'

/** Returns what an eye may know of a table. `eye` null: the complete State of the rules page. */
export function viewOf<S extends CasinoTable, V extends AnyCasinoView>(
  state: S,
  sheet: CasinoSheet<S, V>,
  eye: Eye | null,
): V {
  const { pack } = sheet
  const isOpen = eye === null
  const letters = lettersOf(state.seats)
  const arePilesOpen = isOpen || !sheet.hasSecretPiles || state.phase === OVER
  const common: AnyCasinoView = {
    round: state.round,
    deal: state.deal,
    dealer: letterOf(dealerOf(state)),
    turn: isPlaying(state) ? letterOf(state.turn) : null,
    stock: isOpen ? Array.from(state.pack.subarray(state.top), pack.name) : state.packSize - state.top,
    hands: bySeat(
      letters.map((_, seat) =>
        isOpen || seat === eye ? namesOf(pack, state.hands, seat) : countCards(state.hands, seat),
      ),
    ),
    table: namesIn(pack, state.looseLow, state.looseHigh),
    builds: sheet.buildsOf(state),
    piles: bySeat(
      letters.map((_, seat) => (arePilesOpen ? namesOf(pack, state.piles, seat) : countCards(state.piles, seat))),
    ),
    lastCapture: letterOrNull(state.lastCapture),
    rounds: Array.from({ length: state.countedRounds }, (_, round) => roundOf(state, sheet, round)),
  }
  return sheet.viewOf(state, common)
}

/** Returns the view of a counted round, counted from 0. */
function roundOf<S extends CasinoTable, V extends AnyCasinoView>(
  state: S,
  { worth, viewsSweeps }: CasinoSheet<S, V>,
  round: number,
) {
  const { dealer, last, cards, suit, sweeps, points } = readRound(state.rounds, round, state.seats)
  const name = worth.suit?.name
  return {
    dealer: letterOf(dealer),
    last: letterOrNull(last),
    cards: letterOrNull(mostOfSides(state, cards)),
    ...(name && { [name]: letterOrNull(mostOfSides(state, suit)) }),
    cardCounts: bySeat(cards),
    ...(name && { [COUNTS_OF[name]]: bySeat(suit) }),
    ...(viewsSweeps && { sweeps: bySeat(sweeps) }),
    points: bySeat(points),
  }
}

/** Returns the first seat of the side that alone has the most, or -1. */
function mostOfSides({ sides }: CasinoTable, counts: readonly number[]): Seat {
  const sums = new Uint8Array(sides)
  counts.forEach((count, seat) => (sums[seat % sides]! += count))
  return soleMaxIndex(sums, sides)
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
function letterOrNull(seat: Seat): string | null {
  return seat < 0 ? null : letterOf(seat)
}

/** Returns the seat of a letter, or -1 for null. */
export function seatOrNobody(letter: string | null): Seat {
  return letter === null ? -1 : seatOf(letter)
}
