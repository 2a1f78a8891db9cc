import { accept, refuse, shuffle, type Result, type Rng, type Tell } from '../../kit'
import { first } from '../bits'
import { CARDS, CHEATER, cardName, cardNamed } from '../cards'
import type { FortyNineEvent } from './events'
import { CHEATER_BIT, give, HIGH_WORDS, type FortyNineState } from './state'
import { handNames } from './names'

/** Cards dealt to each seat. */
export const HAND = 5

/** The shuffle is the only chance: 50 outcomes, the pack's order from the top. */
export function chance(state: FortyNineState): number {
  return state.dealt ? 0 : CARDS
}

/** The cards 1 to 49 and the Cheater in this order, shuffled. */
export function sampleChance(_state: FortyNineState, rng: Rng, into: number[]): void {
  for (let card = 0; card < CARDS; card++) into[card] = card
  shuffle(into, CARDS, rng)
}

export function readChance(_state: FortyNineState, tape: readonly string[], from: number): Result<number[]> {
  const pack: number[] = []
  let seenLow = 0
  let seenHigh = 0
  for (let i = 0; i < CARDS; i++) {
    const entry = from + i
    if (entry >= tape.length) return refuse('tape-short', `The tape has ${tape.length} entries; the shuffle needs 50.`)
    const card = cardNamed(tape[entry])
    if (card < 0) return refuse('tape-bad', `Entry ${entry + 1} of the tape is not the text of a card: 1 to 49, or C.`)
    const bit = 1 << (card % 25)
    if ((card < 25 ? seenLow : seenHigh) & bit) {
      return refuse(
        'tape-bad',
        `Entry ${entry + 1} of the tape is ${cardName(card)} again; each card is in the pack once.`,
      )
    }
    if (card < 25) seenLow |= bit
    else seenHigh |= bit
    pack.push(card)
  }
  return accept(pack)
}

/** Deals five cards to each seat, one at a time; the seat with the lowest number has the turn. */
export function applyChance(state: FortyNineState, outcomes: readonly number[], tell?: Tell<FortyNineEvent>): void {
  const { seats } = state
  for (let i = 0; i < CARDS; i++) state.pack[i] = outcomes[i]!
  for (let i = 0; i < HAND * seats; i++) give(state, i % seats, state.pack[i]!)
  state.top = HAND * seats
  state.turn = lowestHolder(state)
  state.dealt = 1
  if (tell) tellDeal(state, tell)
}

/** The seat with the lowest numbered card of all. */
export function lowestHolder(state: FortyNineState): number {
  let holder = 0
  let lowestCard = CHEATER
  for (let seat = 0; seat < state.seats; seat++) {
    const card = lowestNumber(state, seat)
    if (card < lowestCard) {
      lowestCard = card
      holder = seat
    }
  }
  return holder
}

/** The lowest numbered card of a hand that holds one. */
export function lowestNumber(state: FortyNineState, seat: number): number {
  return first(state.hands[seat]!, state.hands[HIGH_WORDS + seat]! & ~CHEATER_BIT)
}

function tellDeal(state: FortyNineState, tell: Tell<FortyNineEvent>): void {
  const hands = Array.from({ length: state.seats }, (_, seat) => handNames(state, seat))
  tell({ type: 'dealt', seat: state.seats - 1, hands, stock: CARDS - state.top })
  tell({ type: 'turn', seat: state.turn })
}
