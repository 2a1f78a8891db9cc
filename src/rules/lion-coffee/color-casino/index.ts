import { createCasino } from '../../casino/game'
import { defineGame } from '../../define-game'
import { moves, pick, coverableNumbers, worth } from './choices'
import { type Move, kindOf, namedOf, packMove, playedCard } from './move'
import { DESCRIPTION, type ColorEvent, type ColorView, type GroupTaken } from './shape'
import { type ColorState, PACK, start } from './state'
import {
  BUILD,
  createColouredNotation,
  TAKE,
  TRAIL,
  type ParsedPlay,
  type PlayRefusal,
  clearColouredBuilds,
  cloneColouredTable,
  copyColouredTable,
  keepersOf,
  layBuild,
} from '../../casino/coloured'
import {
  HIGH_WORDS,
  accept,
  refuse,
  type Result,
  type Seat,
  bySeat,
  letterOf,
  seatOf,
  valueOfSeat,
  type EventSink,
} from '../../kit'
import {
  CARDS,
  cardWords,
  COLOUR,
  colourAt,
  count,
  highOf,
  inColour,
  lowOf,
  NUMBER,
  WHOLE_COLOUR,
  cardName,
  cardNamed,
  cardOf,
  COLOUR_SIZE,
  DECK,
  HIGH_BITS,
  LOW_BITS,
  lowestBit,
  members,
  type Card,
} from '../cards'
import { isDivisible, divide, numbersIn } from './groups'
import { shuffleHidden } from '../../casino/keepers'
import type { CasinoSheet } from '../../casino/sheet'
import { addTo, layLoose, namesIn, takeFromHand } from '../../casino/table'
import { sortedCardNames } from '../../casino/view'

type Tell = EventSink<ColorEvent>

/** Plays a card and reports what it does. */
function lay(state: ColorState, seat: Seat, move: Move, tell?: Tell): void {
  const kind = kindOf(move)
  takeFromHand(PACK, state, seat, playedCard(move))
  if (kind === TAKE) take(state, seat, move, tell)
  else if (kind === BUILD) build(state, seat, move, tell)
  else {
    layLoose(PACK, state, playedCard(move))
    tell?.({ type: 'trailed', seat, card: cardName(playedCard(move)) })
  }
}

/** Builds on the covered loose card, which is the only piece named. */
function build(state: ColorState, seat: Seat, move: Move, tell?: Tell): void {
  const card = playedCard(move)
  const covered = cardOf(COLOUR[card]!, lowestBit(namedOf(move)))
  const top = Math.max(card, covered)
  const lower = Math.min(card, covered)
  state.looseLow &= ~LOW_BITS[covered]!
  state.looseHigh &= ~HIGH_BITS[covered]!
  layBuild(PACK, state, top, lower, seat)
  if (!tell) return
  const cards = [cardName(lower), cardName(top)]
  tell({ type: 'built', seat, card: cardName(card), on: cardName(covered), cards })
}

/** Shared empty list for when no events are reported. */
const NO_GROUPS: readonly GroupTaken[] = []

function take(state: ColorState, seat: Seat, move: Move, tell?: Tell): void {
  const { piles } = state
  const card = playedCard(move)
  const colour = COLOUR[card]!
  const groups = tell ? groupsTaken(state, move) : NO_GROUPS
  const taken = lift(state, colour, namedOf(move)) | (1 << NUMBER[card]!)
  piles[seat]! |= lowOf(colour, taken)
  piles[HIGH_WORDS + seat]! |= highOf(colour, taken)
  state.lastCapture = seat
  const isSweep = (state.looseLow | state.looseHigh | state.topsLow | state.topsHigh) === 0
  if (isSweep) state.sweeps[seat]!++
  if (!tell) return
  const cards = namesIn(PACK, lowOf(colour, taken), highOf(colour, taken))
  tell({ type: 'took', seat, card: cardName(card), groups, cards })
  if (isSweep) tell({ type: 'sweep', seat })
}

/** Removes pieces of a colour from the board and returns their cards, as a set within the colour. */
function lift(state: ColorState, colour: number, named: number): number {
  const tops = named & inColour(state.topsLow, state.topsHigh, colour)
  let cards = named
  for (let rest = tops; rest !== 0; rest &= rest - 1) {
    cards |= 1 << NUMBER[state.built[cardOf(colour, lowestBit(rest))]!]!
  }
  state.looseLow &= ~lowOf(colour, named & ~tops)
  state.looseHigh &= ~highOf(colour, named & ~tops)
  state.topsLow &= ~lowOf(colour, tops)
  state.topsHigh &= ~highOf(colour, tops)
  return cards
}

/**
 * Returns one way to divide the pieces of a taking into groups, computed before the move is made: loose groups first,
 * then builds.
 */
function groupsTaken(state: ColorState, move: Move): GroupTaken[] {
  const number = NUMBER[playedCard(move)]!
  const colour = COLOUR[playedCard(move)]!
  const tops = namedOf(move) & inColour(state.topsLow, state.topsHigh, colour)
  const nameOf = (n: number) => cardName(cardOf(colour, n))
  const loose = divide(number, namedOf(move) & ~tops).map((group) => {
    return asGroup(numbersIn(group).map(nameOf), numbersIn(group), number)
  })
  const builds = numbersIn(tops).map((higher) => {
    const lower = NUMBER[state.built[cardOf(colour, higher)]!]!
    return asGroup([`B${nameOf(higher)}`], [lower, higher], number)
  })
  return [...loose, ...builds]
}

function asGroup(pieces: readonly string[], numbers: readonly number[], number: number): GroupTaken {
  const sum = numbers.reduce((all, n) => all + n, 0)
  return sum === number
    ? { pieces, how: 'sum', numbers }
    : { pieces, how: 'difference', numbers: [...numbers].reverse() }
}

/** Reports who gets the cards left on the board, and gives that seat the leftovers if the option says so. */
function giveRest(state: ColorState, seat: Seat, cards: readonly string[], tell?: Tell): void {
  if (seat < 0) return
  const from = state.top
  if (state.leftovers === 'last-trick') {
    while (state.top < CARDS) addTo(PACK, state.piles, seat, state.pack[state.top++]!)
  }
  if (!tell) return
  const leftovers = sortedCardNames(PACK, state, from, state.top)
  if (cards.length + leftovers.length > 0) tell({ type: 'lastTrick', seat, cards, leftovers })
}

/** Returns the cards of all builds, as a low and a high word. */
function cardsInBuilds(state: ColorState): [low: number, high: number] {
  const { topsLow, topsHigh, built } = state
  let low = topsLow
  let high = topsHigh
  for (let top = 0; top < CARDS; top++) {
    if (((topsLow & LOW_BITS[top]!) | (topsHigh & HIGH_BITS[top]!)) === 0) continue
    low |= LOW_BITS[built[top]!]!
    high |= HIGH_BITS[built[top]!]!
  }
  return [low, high]
}

/** Returns the cards for which a build may have been made: its sum and its difference. None of them is part of it. */
function properCards(state: ColorState, top: Card): Card[] {
  const [lower, higher] = [NUMBER[state.built[top]!]!, NUMBER[top]!]
  const numbers = [higher - lower, higher + lower].filter((n) => n <= COLOUR_SIZE && n !== lower)
  return numbers.map((n) => cardOf(COLOUR[top]!, n))
}

/** What the sheet of Color Casino adds to the common table: seven points in all, and one more for each sweep. */
export const SHEET: CasinoSheet<ColorState, ColorView> = {
  pack: PACK,
  deckOf: () => DECK,
  start,
  clone: cloneColouredTable,
  copy: copyColouredTable,
  handSize: 6,
  run: 1,
  packet: 1,
  oddCards: ({ leftovers }) => (leftovers === 'board' ? 'leftovers' : null),
  lay,
  worth: {
    mostCards: 3,
    suit: { name: 'reds', low: lowOf(0, WHOLE_COLOUR), high: highOf(0, WHOLE_COLOUR) },
    cards: [cardNamed('10R'), cardNamed('2K')],
    points: [2, 1],
  },
  cardsInBuilds,
  clearBuilds: clearColouredBuilds,
  giveRest,
  buildsOf(state) {
    return members(state.topsLow, state.topsHigh).map((top) => ({
      cards: [cardName(state.built[top]!), cardName(top)],
      by: letterOf(state.builders[top]!),
    }))
  },
  viewsSweeps: true,
  viewOf(state, { lastCapture, rounds, ...rest }) {
    return { ...rest, sweeps: bySeat(state.sweeps.subarray(0, state.seats)), lastCapture, rounds }
  },
  restore(state, { builds, sweeps }) {
    for (const { cards, by } of builds) {
      const [lower, top] = cards.map(cardNamed) as [Card, Card]
      layBuild(PACK, state, top, lower, seatOf(by))
    }
    for (let seat = 0; seat < state.seats; seat++) state.sweeps[seat] = valueOfSeat(sweeps, seat)
  },
  keepersOf: (state, { eye }, unseen) => keepersOf(PACK, state, eye, unseen, (top) => properCards(state, top)),
  shuffleHidden,
}

const notation = createColouredNotation(PACK, CARDS, {
  badMove:
    'A move is trail 7R, 7R takes 2R+5R+B4R or 4R builds on 3R: loose cards by colour R K G P and number, then builds.',
  notHeld: (card) => `You do not hold ${cardWords(card)}.`,
  notLoose: (card) => `On the board ${cardWords(card)} does not lie loose.`,
  noBuild: (top) => `There is no build on the board with ${cardWords(top)} for its higher card.`,
})

/** Why a text is refused: the code of the first rule that it breaks. */
type ColorCasinoRefusal = PlayRefusal | 'cannot-take' | 'no-capture-card' | 'one-card-only' | 'wrong-colour'

export type * from './shape'
export type { ColorState } from './state'
export type { Move } from './move'

/**
 * Color Casino, from the sheet of the Lion Coffee premium deck: a card takes others of its colour by their sum or their
 * difference.
 */
export const colorCasino = defineGame<ColorState, ColorView, ColorEvent>('color-casino', {
  ...createCasino(SHEET),
  // Taking is optional, and a tie at the top leads to another round, so the rules set no end.
  info: DESCRIPTION,
  moves,
  pick,
  write,
  read,
})

/** Returns a move in the notation of the rules page. */
function write(state: ColorState, _seat: Seat, move: Move): string {
  const card = playedCard(move)
  const [low, high] = [lowOf(COLOUR[card]!, namedOf(move)), highOf(COLOUR[card]!, namedOf(move))]
  return notation.write(state, kindOf(move), card, low, high)
}

/** Returns the legal move with this text, or the first rule that it breaks, in the order of the rules page. */
function read(state: ColorState, seat: Seat, text: string): Result<Move, ColorCasinoRefusal> {
  const play = notation.readPlay(state, seat, text)
  if (!play.ok) return play
  const { card, kind, looseLow, looseHigh, topsLow, topsHigh } = play.value
  const colour = COLOUR[card]!
  const others =
    ((looseLow | topsLow) & ~lowOf(colour, WHOLE_COLOUR)) | ((looseHigh | topsHigh) & ~highOf(colour, WHOLE_COLOUR))
  if (others !== 0) {
    return refuse('wrong-colour', `A ${colourAt(colour)} card concerns ${colourAt(colour)} cards only.`)
  }
  if (kind === TRAIL) return accept(packMove(card, TRAIL, 0))
  return kind === TAKE ? readTaking(state, play.value) : readBuild(state, seat, play.value)
}

function readTaking(
  state: ColorState,
  { card, looseLow, looseHigh, topsLow, topsHigh }: ParsedPlay,
): Result<Move, ColorCasinoRefusal> {
  const colour = COLOUR[card]!
  const number = NUMBER[card]!
  const loose = inColour(looseLow, looseHigh, colour)
  const tops = inColour(topsLow, topsHigh, colour)
  if ((tops & ~worth(state, colour, number)) !== 0 || !isDivisible(number, loose)) {
    const rule = 'sums of two or more loose cards, differences of two, builds by either'
    return refuse('cannot-take', `The pieces do not make groups worth ${number}: ${rule}.`)
  }
  return accept(packMove(card, TAKE, loose | tops))
}

function readBuild(state: ColorState, seat: Seat, words: ParsedPlay): Result<Move, ColorCasinoRefusal> {
  const { card, looseLow, looseHigh, topsLow, topsHigh } = words
  if (count(looseLow) + count(looseHigh) !== 1 || (topsLow | topsHigh) !== 0) {
    return refuse('one-card-only', 'A build covers one loose card.')
  }
  const covered = inColour(looseLow, looseHigh, COLOUR[card]!)
  if ((covered & coverableNumbers(state, seat, COLOUR[card]!, NUMBER[card]!)) === 0) {
    return refuse('no-capture-card', 'Whoever builds keeps the card of the sum or of the difference in hand.')
  }
  return accept(packMove(card, BUILD, covered))
}
