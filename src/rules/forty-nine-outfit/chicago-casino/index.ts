import { createCasino } from '../../casino/game'
import { defineGame } from '../../define-game'
import { CARDS, cardName, cardNamed, CHEATER, colourAt, COLOURS, members, type Card } from '../cards'
import { moves, pick } from './choices'
import { type Move, cardOf, colourOfPieces, kindOf, namedOf, ridersOf } from './move'
import { read, write, pieceNames } from './read'
import { DESCRIPTION, type ChicagoEvent, type ChicagoOptions, type ChicagoView } from './shape'
import { type ChicagoState, PACK, start } from './state'
import {
  BUILD,
  clearColouredBuilds,
  cloneColouredTable,
  copyColouredTable,
  keepersOf,
  layBuild,
  TAKE,
} from '../../casino/coloured'
import { shuffleHidden } from '../../casino/keepers'
import type { CasinoSheet } from '../../casino/sheet'
import { addTo, layLoose, namesIn, takeFromHand } from '../../casino/table'
import { HIGH_WORDS, lastOf, letterOf, seatOf, type EventSink, type Seat } from '../../kit'
import { FULL_PACK, NUMBER_PACK } from '../pack'
import { COLOUR, highOf, highOfRiders, inColour, lowOf, lowOfRiders, PLACE } from './colour-sets'

type Tell = EventSink<ChicagoEvent>

/** Stands for the names of the pieces if no events are reported. */
const NO_PIECES: readonly string[] = []

/** Plays a card and reports what it does. */
function lay(state: ChicagoState, seat: Seat, move: Move, tell?: Tell): void {
  const kind = kindOf(move)
  takeFromHand(PACK, state, seat, cardOf(move))
  if (kind === TAKE) take(state, seat, move, tell)
  else if (kind === BUILD) build(state, seat, move, tell)
  else {
    layLoose(PACK, state, cardOf(move))
    tell?.({ type: 'trailed', seat, card: cardName(cardOf(move)) })
  }
}

function take(state: ChicagoState, seat: Seat, move: Move, tell?: Tell): void {
  const { piles } = state
  const pieces = tell ? pieceNames(state, move) : NO_PIECES
  const low = piles[seat]!
  const high = piles[HIGH_WORDS + seat]!
  const riders = ridersOf(move)
  const colour = colourOfPieces(move)
  const taken = lift(state, colour, namedOf(move))
  addTo(PACK, piles, seat, cardOf(move))
  piles[seat]! |= lowOf(colour, taken) | lowOfRiders(riders)
  piles[HIGH_WORDS + seat]! |= highOf(colour, taken) | highOfRiders(riders)
  state.looseLow &= ~lowOfRiders(riders)
  state.looseHigh &= ~highOfRiders(riders)
  state.lastCapture = seat
  if (!tell) return
  const cards = namesIn(PACK, piles[seat]! & ~low, piles[HIGH_WORDS + seat]! & ~high)
  const along = namesIn(PACK, lowOfRiders(riders), highOfRiders(riders))
  tell({ type: 'took', seat, card: cardName(cardOf(move)), pieces, riders: namedOf(move) ? along : [], cards })
}

function build(state: ChicagoState, seat: Seat, move: Move, tell?: Tell): void {
  const card = cardOf(move)
  const colour = COLOUR[card]!
  const pieces = tell ? pieceNames(state, move) : NO_PIECES
  const raised = namedOf(move) & inColour(state.topsLow, state.topsHigh, colour)
  const from = raised === 0 ? null : state.builders[7 * colour + 31 - Math.clz32(raised)]!
  const cards = lift(state, colour, namedOf(move)) | (1 << PLACE[card]!)
  const top = 7 * colour + 31 - Math.clz32(cards)
  layBuild(PACK, state, top, cards, seat)
  if (!tell) return
  const names = namesIn(PACK, lowOf(colour, cards), highOf(colour, cards))
  tell({ type: 'built', seat, card: cardName(card), pieces, colour: colourAt(colour), cards: names, from })
}

/** Removes pieces of a colour from the table and returns their cards, as a set within the colour. */
function lift(state: ChicagoState, colour: number, named: number): number {
  const tops = named & inColour(state.topsLow, state.topsHigh, colour)
  let cards = named & ~tops
  for (let rest = tops; rest !== 0; rest &= rest - 1) {
    cards |= state.built[7 * colour + 31 - Math.clz32(rest & -rest)]!
  }
  state.looseLow &= ~lowOf(colour, named & ~tops)
  state.looseHigh &= ~highOf(colour, named & ~tops)
  state.topsLow &= ~lowOf(colour, tops)
  state.topsHigh &= ~highOf(colour, tops)
  return cards
}

/** Returns the cards of all builds. */
function cardsInBuilds(state: ChicagoState): [low: number, high: number] {
  let low = 0
  let high = 0
  for (const top of members(state.topsLow, state.topsHigh)) {
    low |= lowOf(COLOUR[top]!, state.built[top]!)
    high |= highOf(COLOUR[top]!, state.built[top]!)
  }
  return [low, high]
}

/** Returns the cards above a build, of which its builder kept one back: higher ones of the colour, or the Cheater. */
function cardsAbove({ packSize }: ChicagoState, top: Card): Card[] {
  return Array.from({ length: packSize }, (_, card) => card).filter((card) => {
    return card === CHEATER || (card > top && COLOUR[card] === COLOUR[top])
  })
}

/** What the sheet of Chicago-Casino adds to the common table. The scoring cards bring 48 points in all. */
export const SHEET: CasinoSheet<ChicagoState, ChicagoView> = {
  pack: PACK,
  deckOf: ({ packSize }) => (packSize === CARDS ? FULL_PACK : NUMBER_PACK),
  start,
  clone: cloneColouredTable,
  copy: copyColouredTable,
  handSize: 4,
  run: 1,
  packet: 4,
  oddCards: () => 'odd',
  lay,
  worth: {
    mostCards: 3,
    cards: ['1', '49', '5', '10', '15', '20', '25', '30', '35', '40', '45'].map(cardNamed),
    points: [1, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  },
  cardsInBuilds,
  clearBuilds: clearColouredBuilds,
  giveRest(_state, seat, cards, tell?: Tell) {
    if (seat >= 0) tell?.({ type: 'swept', seat, cards })
  },
  buildsOf(state) {
    return members(state.topsLow, state.topsHigh).map((top) => {
      const colour = COLOUR[top]!
      const cards = state.built[top]!
      return {
        colour: colourAt(colour),
        cards: namesIn(PACK, lowOf(colour, cards), highOf(colour, cards)),
        by: letterOf(state.builders[top]!),
      }
    })
  },
  viewOf: (_state, common) => common,
  restore(state, { builds }) {
    for (const { colour, cards, by } of builds) {
      const places = cards.map((card) => PLACE[cardNamed(card)]!)
      const built = places.reduce((set, place) => set | (1 << place), 0)
      layBuild(PACK, state, 7 * COLOURS.indexOf(colour) + lastOf(places), built, seatOf(by))
    }
  },
  keepersOf: (state, { eye }, unseen) => keepersOf(PACK, state, eye, unseen, (top) => cardsAbove(state, top)),
  shuffleHidden,
}

export type * from './shape'
export type { ChicagoState } from './state'
export type { Move } from './move'

/**
 * Chicago-Casino, from the sheet of 1926: take face-up cards with higher cards of the same colour and win most of the
 * 51 points.
 */
export const chicagoCasino = defineGame<ChicagoState, ChicagoView, ChicagoEvent>('chicago-casino', {
  ...createCasino(SHEET),
  info: { ...DESCRIPTION, maxPlies },
  moves,
  pick,
  write,
  read,
})

/**
 * Returns one ply per card dealt to a hand. With a target the game has no limit: since taking is optional, rounds may
 * bring no points.
 */
function maxPlies(options: ChicagoOptions, seats: number): number {
  if (options.target !== 0) return Infinity
  const size = options.cheater ? CARDS : CARDS - 1
  const dealt = size - 4
  return dealt - (dealt % seats)
}
