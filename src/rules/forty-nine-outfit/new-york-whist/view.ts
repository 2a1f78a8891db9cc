import { bySeat, letterOf, lettersOf, type Eye, type Seat } from '../../kit'
import { members } from '../bits'
import { cardName, COLOURS } from '../cards'
import { cardNames, countCards } from '../hands'
import type { LaidCard, NewYorkWhistView } from './shape'
import { isOver, leftOf, NONE, type NewYorkWhistState } from './state'

/** The page's State, complete. */
export function dump(state: NewYorkWhistState): NewYorkWhistView {
  const hands = lettersOf(state.seats).map((_, seat) => cardNames(state.hands, seat))
  return viewWith(state, bySeat(hands), blindNames(state))
}

/** What an eye may know. The page opens nothing at the end: all cards have been seen by then. */
export function view(state: NewYorkWhistState, eye: Eye): NewYorkWhistView {
  const hands = lettersOf(state.seats).map((_, seat) => {
    return seat === eye ? cardNames(state.hands, seat) : countCards(state.hands, seat)
  })
  const blind = blindNames(state)
  return viewWith(state, bySeat(hands), state.blindTo === NONE ? blind.length : blind)
}

function viewWith(
  state: NewYorkWhistState,
  hands: NewYorkWhistView['hands'],
  blind: NewYorkWhistView['blind'],
): NewYorkWhistView {
  const { seats } = state
  return {
    dealer: letterOf(seats - 1),
    turn: isOver(state) || !state.dealt ? null : letterOf(state.turn),
    trump: COLOURS[state.trump] ?? null,
    sides: sidesOf(state),
    hands,
    trick: laidCards(state, state.leader, state.trick.subarray(0, state.laid)),
    lastTrick: lastTrickOf(state),
    blind,
    blindTo: state.blindTo === NONE ? null : letterOf(state.blindTo),
    tricks: bySeat(state.tricks.subarray(0, seats)),
    piles: bySeat(lettersOf(seats).map((_, seat) => cardNames(state.piles, seat))),
  }
}

function lastTrickOf(state: NewYorkWhistState): NewYorkWhistView['lastTrick'] {
  if (state.lastWinner === NONE) return null
  const cards = laidCards(state, state.lastLeader, state.lastTrick.subarray(0, state.seats))
  return { winner: letterOf(state.lastWinner), cards }
}

function laidCards(state: NewYorkWhistState, leader: Seat, cards: Uint8Array): LaidCard[] {
  return Array.from(cards, (card, i) => ({ seat: letterOf(leftOf(state, leader, i)), card: cardName(card) }))
}

function sidesOf({ seats, sided }: NewYorkWhistState): string[][] {
  const letters = lettersOf(seats)
  if (!sided) return letters.map((letter) => [letter])
  return [0, 1].map((side) => letters.filter((_, seat) => seat % 2 === side))
}

export function blindNames(state: NewYorkWhistState): string[] {
  return members(state.blindLow, state.blindHigh).map(cardName)
}
