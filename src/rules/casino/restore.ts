import { ofSeat, seatOf, type Seen } from '../kit'
import { writeRound, type Counted } from './rounds'
import { addTo, type PackSets } from './sets'
import type { CasinoView } from './shape'
import type { CasinoTable } from './table'
import { seatOrNobody } from './view'

// In range: cards of the pack, seats.

/** Brings a fresh table to where it was seen, but for its builds and rounds: hands hold only what is known of them. */
export function restoreTable(pack: PackSets, state: CasinoTable, seen: Seen<CasinoView<unknown, unknown>>): void {
  const known = seen.state
  state.ended = seen.over ? 1 : 0
  state.waiting = !seen.over && known.turn === null ? 1 : 0
  state.round = known.round
  state.deal = known.deal
  state.turn = known.turn === null ? 0 : seatOf(known.turn)
  state.lastCapture = seatOrNobody(known.lastCapture)
  for (const card of known.table.map(pack.named)) {
    state.looseLow |= pack.low[card]!
    state.looseHigh |= pack.high[card]!
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = ofSeat(known.hands, seat)
    state.held += typeof hand === 'number' ? hand : hand.length
    if (typeof hand !== 'number') for (const card of hand) addTo(pack, state.hands, seat, pack.named(card))
    for (const card of ofSeat(known.piles, seat)) addTo(pack, state.piles, seat, pack.named(card))
  }
}

/** Lays a build back on the table, by its highest card. What it consists of is the game's own. */
export function restoreTop(pack: PackSets, state: CasinoTable, top: number, by: string): void {
  state.topsLow |= pack.low[top]!
  state.topsHigh |= pack.high[top]!
  state.builders[top] = seatOf(by)
}

/** Books a round that was counted. */
export function restoreRound(state: CasinoTable, last: string | null, counted: Counted): void {
  for (let seat = 0; seat < state.seats; seat++) state.totals[seat]! += counted.points[seat]!
  writeRound(state.rounds, state.counted++, state.seats, seatOrNobody(last), counted)
}
