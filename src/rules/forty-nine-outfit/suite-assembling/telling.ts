import type { Tell } from '../../kit'
import { count } from '../bits'
import { cardName, colourAt, type Card } from '../cards'
import { COLOUR_COUNT, COLOUR_SIZE } from '../colours'
import { availableNames, runNames } from './names'
import { cardOf, DEAL, placeOf, UP, type Move } from './move'
import { reasonOf } from './view'
import { stockOf } from './pack'
import { play, pileHeadedBy } from './play'
import type { SuiteAssemblingEvent } from './shape'
import { clone, DOWN_FROM, isVacant, LOT, NONE, PACK, PILES, start, type SuiteAssemblingState } from './state'

// In range: cards, piles.

type Telling = Tell<SuiteAssemblingEvent>

/** Plays a move and tells what happened, found by comparing before and after (see events.ts for the order). */
export function playAndTell(state: SuiteAssemblingState, move: Move, tell: Telling): void {
  const before = clone(state)
  play(state, move)
  if (move === DEAL) {
    if (state.pass > before.pass) tell({ type: 'turnedOver', seat: 0, pass: state.pass })
    tell({ type: 'lot', seat: 0, cards: lotSize(before) })
  } else if (placeOf(move) !== UP) {
    const pile = pileHeadedBy(before, cardOf(move))
    const cards = pile === NONE ? [cardName(cardOf(move))] : runNames(before, pile)
    tell({ type: 'moved', seat: 0, cards, from: pile === NONE ? null : pile + 1, to: placeOf(move) + 1 })
  } else {
    const pile = before.endsAt[cardOf(move)]!
    const from = pile === NONE ? null : pile + 1
    tell({ type: 'up', seat: 0, card: cardName(cardOf(move)), from, byItself: false })
  }
  tellWhatFollowed(before, state, tell)
  if (move === DEAL || state.left !== before.left) tell({ type: 'open', seat: 0, cards: availableNames(state) })
  tellEnd(state, tell)
}

/** How many cards a deal takes: a lot, or what is left of the pack, which is turned over if it is used up. */
function lotSize(before: SuiteAssemblingState): number {
  const stock = stockOf(before)
  return Math.min(LOT, count(stock === 0 ? before.left : stock))
}

export function tellDeal(state: SuiteAssemblingState, tell: Telling): void {
  const piles = Array.from({ length: PILES }, (_, pile) => pile + 1)
  tell({ type: 'dealt', piles, stock: PACK })
  tellWhatFollowed(start(state.options, state.seats), state, tell)
  tellEnd(state, tell)
}

function tellWhatFollowed(before: SuiteAssemblingState, state: SuiteAssemblingState, tell: Telling): void {
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (before.up[colour] !== 0 || state.up[colour] === 0) continue
    const card = COLOUR_SIZE * colour
    tell({ type: 'up', seat: 0, card: cardName(card), from: dealtTo(state, card), byItself: true })
  }
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (state.up[colour] !== COLOUR_SIZE || before.up[colour] === COLOUR_SIZE) continue
    tell({ type: 'suite', seat: 0, colour: colourAt(colour) })
  }
  for (let pile = 0; pile < PILES; pile++) tellPile(before, state, pile, tell)
}

function tellPile(before: SuiteAssemblingState, state: SuiteAssemblingState, pile: number, tell: Telling): void {
  const held = before.dealt === 0 || !isVacant(before, pile)
  if (isVacant(state, pile)) {
    if (held) tell({ type: 'space', seat: 0, pile: pile + 1 })
  } else if (before.dealt === 0 || state.down[pile]! < before.down[pile]!) {
    tell({ type: 'turned', seat: 0, pile: pile + 1, card: cardName(state.head[pile]!) })
  }
}

/** The pile that a card was dealt to, from 1; null for the pack. */
function dealtTo(state: SuiteAssemblingState, card: Card): number | null {
  if (state.packAt[card] !== NONE) return null
  const entry = state.order.indexOf(card)
  return DOWN_FROM.filter((from) => from <= entry).length
}

function tellEnd(state: SuiteAssemblingState, tell: Telling): void {
  const reason = reasonOf(state)
  if (reason) tell({ type: 'ended', seat: 0, reason, score: state.home })
}
