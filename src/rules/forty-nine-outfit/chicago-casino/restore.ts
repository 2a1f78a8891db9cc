import { writeRound } from '../../casino/rounds'
import { lettersOf, seatOf, type Seen } from '../../kit'
import { HIGH, LOW } from '../bits'
import { cardNamed, COLOURS } from '../cards'
import { addCard } from '../hands'
import { PLACE } from './colour-sets'
import type { ChicagoView } from './shape'
import { layLoose, start, type ChicagoState } from './state'

/** The table as far as it was seen: hands and stock hold only what is known of them. */
export function restore(seen: Seen<ChicagoView>): ChicagoState {
  const state = start(seen.options, seen.seats)
  const known = seen.state
  state.ended = seen.over ? 1 : 0
  state.waiting = !seen.over && known.turn === null ? 1 : 0
  state.round = known.round
  state.deal = known.deal
  state.turn = known.turn === null ? 0 : seatOf(known.turn)
  state.lastCapture = seatOrNobody(known.lastCapture)
  for (const card of known.table) layLoose(state, cardNamed(card))
  restoreBuilds(state, known)
  restoreHands(state, known)
  restoreRounds(state, known)
  return state
}

function restoreBuilds(state: ChicagoState, known: ChicagoView): void {
  for (const { colour, cards, by } of known.builds) {
    const places = cards.map((card) => PLACE[cardNamed(card)]!)
    const top = 7 * COLOURS.indexOf(colour) + places.at(-1)!
    state.topsLow |= LOW[top]!
    state.topsHigh |= HIGH[top]!
    state.builds[top] = places.reduce((set, place) => set | (1 << place), 0)
    state.builders[top] = seatOf(by)
  }
}

function restoreHands(state: ChicagoState, known: ChicagoView): void {
  state.top = state.size
  lettersOf(state.seats).forEach((letter, seat) => {
    const hand = known.hands[letter]!
    state.held += typeof hand === 'number' ? hand : hand.length
    if (typeof hand !== 'number') for (const card of hand) addCard(state.hands, seat, cardNamed(card))
    for (const card of known.piles[letter]!) addCard(state.piles, seat, cardNamed(card))
  })
}

function restoreRounds(state: ChicagoState, known: ChicagoView): void {
  const nothing = new Uint8Array(state.seats)
  for (const { last, cardCounts, points } of known.rounds) {
    const cards = Object.values(cardCounts)
    const counted = { cards, suit: nothing, sweeps: nothing, points: Object.values(points) }
    counted.points.forEach((won, seat) => (state.totals[seat]! += won))
    writeRound(state.rounds, state.counted++, state.seats, seatOrNobody(last), counted)
  }
}

function seatOrNobody(letter: string | null): number {
  return letter === null ? -1 : seatOf(letter)
}
