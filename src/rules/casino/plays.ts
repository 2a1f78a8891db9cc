import type { PackSets } from './table'

/** Lists of pieces in move texts: `2C+5D+B7`, each piece once and in the order of the rules page. */

/**
 * Parses a list of pieces; returns null if the text is not one. `numbered` returns the number of a piece's name, or
 * -1; numbers ascend in the order in which pieces must be named, and there are at most `maxPieces` of them.
 * `maxNameLength` is the length of the longest name; texts too long for any list are refused without being read.
 */
export function readPieces(
  text: string,
  numberOf: (name: string) => number,
  maxPieces: number,
  maxNameLength: number,
): number[] | null {
  if (text.length > maxPieces * (maxNameLength + 1)) return null
  const pieces: number[] = []
  let last = -1
  for (const name of text.split('+')) {
    const piece = numberOf(name)
    if (piece <= last) return null
    pieces.push(piece)
    last = piece
  }
  return pieces
}

/** What is done with the played card: it is laid loose, it takes pieces, or it makes a build with them. */
export const TRAIL = 0
export const TAKE = 1
export const BUILD = 2

/** A move text, parsed but not yet checked against the rules. Sets of cards have two words, a low and a high one. */
export interface ParsedPlay {
  readonly card: number
  /** TRAIL, TAKE or BUILD. */
  readonly kind: number
  /** Loose cards named. */
  readonly looseLow: number
  readonly looseHigh: number
  /** Builds named, by their highest cards. */
  readonly topsLow: number
  readonly topsHigh: number
}

/** The pack's card names and sets, from which move texts are read. */
export interface Vocabulary extends Pick<PackSets, 'named' | 'low' | 'high'> {
  /** Every card's name, in card order, which is the order in which loose cards must be named. */
  readonly cards: readonly string[]
  /** The cards below this number can be the highest card of a build. */
  readonly tops: number
}

const TRAIL_TEXT = 'trail '
const TAKE_TEXT = ' takes '
const BUILD_TEXT = ' builds on '

/** Returns the text of a play: `trail 7R`, `10R takes 3R+7R+B4R`, `4R builds on 3R`. */
export function writePlay(kind: number, card: string, pieces: readonly string[]): string {
  if (kind === TRAIL) return TRAIL_TEXT + card
  return card + (kind === TAKE ? TAKE_TEXT : BUILD_TEXT) + pieces.join('+')
}

/** Returns a parser for the texts of plays with a pack. It returns null for a text that is not one. */
export function createPlayParser({ cards, tops, named, low, high }: Vocabulary): (text: string) => ParsedPlay | null {
  const pieces = [...cards, ...cards.slice(0, tops).map((name) => `B${name}`)]
  const numbered: ReadonlyMap<string, number> = new Map(pieces.map((name, i) => [name, i]))
  const longestName = Math.max(...pieces.map((name) => name.length))
  const longestText = BUILD_TEXT.length + (pieces.length + 1) * (longestName + 1)

  function withPieces(text: string, card: number, kind: number): ParsedPlay | null {
    const found = readPieces(text, (name) => numbered.get(name) ?? -1, pieces.length, longestName)
    if (!found) return null
    const sets = { looseLow: 0, looseHigh: 0, topsLow: 0, topsHigh: 0 }
    for (const piece of found) {
      if (piece < cards.length) {
        sets.looseLow |= low[piece]!
        sets.looseHigh |= high[piece]!
      } else {
        sets.topsLow |= low[piece - cards.length]!
        sets.topsHigh |= high[piece - cards.length]!
      }
    }
    return { card, kind, ...sets }
  }

  return (text) => {
    if (text.length > longestText) return null
    if (text.startsWith(TRAIL_TEXT)) {
      const card = named(text.slice(TRAIL_TEXT.length))
      return card < 0 ? null : { card, kind: TRAIL, looseLow: 0, looseHigh: 0, topsLow: 0, topsHigh: 0 }
    }
    const end = text.indexOf(' ')
    const card = end < 0 ? -1 : named(text.slice(0, end))
    if (card < 0) return null
    if (text.startsWith(TAKE_TEXT, end)) return withPieces(text.slice(end + TAKE_TEXT.length), card, TAKE)
    return text.startsWith(BUILD_TEXT, end) ? withPieces(text.slice(end + BUILD_TEXT.length), card, BUILD) : null
  }
}
