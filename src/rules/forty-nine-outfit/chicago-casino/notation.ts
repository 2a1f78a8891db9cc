import { readPieces } from '../../casino/pieces'
import { HIGH, LOW, members } from '../bits'
import { CARDS, CHEATER, cardName, cardNamed, type Card } from '../cards'
import { highOf, highOfRiders, inColour, lowOf, lowOfRiders } from './colour-sets'
import { BUILD, cardOf, colourOfPieces, kindOf, namedOf, ridersOf, TAKE, TRAIL, type Move } from './move'
import type { ChicagoState } from './state'

/** The page's text of a move. */
export function write(state: ChicagoState, move: Move): string {
  const card = cardName(cardOf(move))
  const kind = kindOf(move)
  if (kind === TRAIL) return TRAILS + card
  return card + (kind === TAKE ? TAKES : BUILDS) + pieceNames(state, move).join('+')
}

/** The pieces that a move names: loose cards ascending, then `C`, then builds ascending by their highest card. */
export function pieceNames(state: ChicagoState, move: Move): string[] {
  const colour = colourOfPieces(move)
  const tops = namedOf(move) & inColour(state.topsLow, state.topsHigh, colour)
  const loose = namedOf(move) & ~tops
  const riders = ridersOf(move)
  const low = lowOf(colour, loose) | lowOfRiders(riders)
  const high = highOf(colour, loose) | highOfRiders(riders)
  const builds = members(lowOf(colour, tops), highOf(colour, tops))
  return [...members(low, high).map(cardName), ...builds.map((top) => `B${cardName(top)}`)]
}

/** A text's wording, understood but not yet judged. */
export interface Wording {
  readonly card: Card
  readonly kind: number
  /** Loose cards named. */
  readonly looseLow: number
  readonly looseHigh: number
  /** Builds named, by their highest cards. */
  readonly topsLow: number
  readonly topsHigh: number
}

const TRAILS = 'trail '
const TAKES = ' takes '
const BUILDS = ' builds on '

/** Every piece that a text can name, in the order in which they must be named: loose cards, then builds. */
const PIECES = [...Array(CARDS).keys()].map(cardName)
const BUILD_PIECES = PIECES.slice(0, CHEATER).map((name) => `B${name}`)
const NUMBERED: ReadonlyMap<string, number> = new Map([...PIECES, ...BUILD_PIECES].map((name, i) => [name, i]))
const LONGEST_NAME = 3
const LONGEST_TEXT = BUILDS.length + (NUMBERED.size + 1) * (LONGEST_NAME + 1)

/** Understands a text in the page's notation, or answers null. */
export function wording(text: string): Wording | null {
  if (text.length > LONGEST_TEXT) return null
  if (text.startsWith(TRAILS)) {
    const card = cardNamed(text.slice(TRAILS.length))
    return card < 0 ? null : { card, kind: TRAIL, looseLow: 0, looseHigh: 0, topsLow: 0, topsHigh: 0 }
  }
  const end = text.indexOf(' ')
  const card = end < 0 ? -1 : cardNamed(text.slice(0, end))
  if (card < 0) return null
  if (text.startsWith(TAKES, end)) return withPieces(text.slice(end + TAKES.length), card, TAKE)
  return text.startsWith(BUILDS, end) ? withPieces(text.slice(end + BUILDS.length), card, BUILD) : null
}

function withPieces(text: string, card: Card, kind: number): Wording | null {
  const pieces = readPieces(text, (name) => NUMBERED.get(name) ?? -1, NUMBERED.size, LONGEST_NAME)
  if (!pieces) return null
  const sets = { looseLow: 0, looseHigh: 0, topsLow: 0, topsHigh: 0 }
  for (const piece of pieces) {
    if (piece < CARDS) {
      sets.looseLow |= LOW[piece]!
      sets.looseHigh |= HIGH[piece]!
    } else {
      sets.topsLow |= LOW[piece - CARDS]!
      sets.topsHigh |= HIGH[piece - CARDS]!
    }
  }
  return { card, kind, ...sets }
}
