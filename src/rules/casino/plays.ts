import type { PackSets } from './table'

/** Lists of pieces in texts: `2C+5D+B7`, every piece once and in the page's order. */

/**
 * The pieces that a text names, or null if it is no list. `numbered` answers the number of a piece's name, or -1; numbers
 * stand in the order in which pieces must be named, and there are at most `most` of them. `longest` is the length of the
 * longest name: longer texts are refused unread.
 */
export function readPieces(
  text: string,
  numbered: (name: string) => number,
  most: number,
  longest: number,
): number[] | null {
  if (text.length > most * (longest + 1)) return null
  const pieces: number[] = []
  let last = -1
  for (const name of text.split('+')) {
    const piece = numbered(name)
    if (piece <= last) return null
    pieces.push(piece)
    last = piece
  }
  return pieces
}

/** What becomes of the card played: laid loose, it takes pieces, or it makes a build with them. */
export const TRAIL = 0
export const TAKE = 1
export const BUILD = 2

/** A text's wording, understood but not yet judged. Cards are members of sets of two words. */
export interface Wording {
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

/** What a pack's texts are made of. */
export interface Vocabulary extends Pick<PackSets, 'named' | 'low' | 'high'> {
  /** Every card's name, in the order of cards, which is the order in which loose cards must be named. */
  readonly cards: readonly string[]
  /** How many of the first cards can be the highest of a build. */
  readonly tops: number
}

const TRAILS = 'trail '
const TAKES = ' takes '
const BUILDS = ' builds on '

/** The text of a play: `trail 7R`, `10R takes 3R+7R+B4R`, `4R builds on 3R`. */
export function writePlay(kind: number, card: string, pieces: readonly string[]): string {
  if (kind === TRAIL) return TRAILS + card
  return card + (kind === TAKE ? TAKES : BUILDS) + pieces.join('+')
}

/** Answers who understands the texts of plays with a pack: each text becomes its wording, or null. */
export function playReader({ cards, tops, named, low, high }: Vocabulary): (text: string) => Wording | null {
  // In range: a piece is a card, or a build's top behind all cards.
  const pieces = [...cards, ...cards.slice(0, tops).map((name) => `B${name}`)]
  const numbered: ReadonlyMap<string, number> = new Map(pieces.map((name, i) => [name, i]))
  const longestName = Math.max(...pieces.map((name) => name.length))
  const longestText = BUILDS.length + (pieces.length + 1) * (longestName + 1)

  function withPieces(text: string, card: number, kind: number): Wording | null {
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
    if (text.startsWith(TRAILS)) {
      const card = named(text.slice(TRAILS.length))
      return card < 0 ? null : { card, kind: TRAIL, looseLow: 0, looseHigh: 0, topsLow: 0, topsHigh: 0 }
    }
    const end = text.indexOf(' ')
    const card = end < 0 ? -1 : named(text.slice(0, end))
    if (card < 0) return null
    if (text.startsWith(TAKES, end)) return withPieces(text.slice(end + TAKES.length), card, TAKE)
    return text.startsWith(BUILDS, end) ? withPieces(text.slice(end + BUILDS.length), card, BUILD) : null
  }
}
