import { writeRound } from '../../casino/rounds'
import { lettersOf, seatOf, type Seen } from '../../kit'
import { CARDS, cardNamed } from '../cards'
import { HIGH, LOW } from '../sets'
import type { ColorView } from './shape'
import { add, layLoose, start, type ColorState } from './state'

/** The table as far as it was seen: hands and stock hold only what is known of them. */
export function restore(seen: Seen<ColorView>): ColorState {
  const state = start(seen.options, seen.seats)
  const known = seen.state
  state.ended = seen.over ? 1 : 0
  state.waiting = !seen.over && known.turn === null ? 1 : 0
  state.round = known.round
  state.deal = known.deal
  state.turn = known.turn === null ? 0 : seatOf(known.turn)
  state.lastCapture = seatOrNobody(known.lastCapture)
  for (const card of known.table) layLoose(state, cardNamed(card))
  for (const { cards, by } of known.builds) {
    const [lower, top] = cards.map(cardNamed) as [number, number]
    state.topsLow |= LOW[top]!
    state.topsHigh |= HIGH[top]!
    state.lowers[top] = lower
    state.builders[top] = seatOf(by)
  }
  restoreSeats(state, known)
  restoreRounds(state, known)
  return state
}

function restoreSeats(state: ColorState, known: ColorView): void {
  state.top = CARDS
  lettersOf(state.seats).forEach((letter, seat) => {
    const hand = known.hands[letter]!
    state.held += typeof hand === 'number' ? hand : hand.length
    if (typeof hand !== 'number') for (const card of hand) add(state.hands, seat, cardNamed(card))
    for (const card of known.piles[letter]!) add(state.piles, seat, cardNamed(card))
    state.sweeps[seat] = known.sweeps[letter]!
  })
}

function restoreRounds(state: ColorState, known: ColorView): void {
  for (const round of known.rounds) {
    const counted = {
      cards: Object.values(round.cardCounts),
      suit: Object.values(round.redCounts),
      sweeps: Object.values(round.sweeps),
      points: Object.values(round.points),
    }
    counted.points.forEach((won, seat) => (state.totals[seat]! += won))
    writeRound(state.rounds, state.counted++, state.seats, seatOrNobody(round.last), counted)
  }
}

function seatOrNobody(letter: string | null): number {
  return letter === null ? -1 : seatOf(letter)
}
