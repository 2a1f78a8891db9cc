import { lettersOf } from '../../../protocol/lan/plain-name'
import { MAX_NAME_TYPE } from '../../stage/model/sizes'
import { nameLines } from './pen'

/** Type of a name, and the narrow type of one that would be too small in it. */
const NAME_TYPE = "700 'Old Standard TT'"
export const NARROW_TYPE = "'League Gothic'"
export const NOTE_TYPE = "italic 'Old Standard TT'"

/** A name that is to be set on a card. Sizes are in inches. */
export interface NameToSet {
  readonly name: string
  /** How many cards the seat holds; empty if it holds none. */
  readonly note: string
  readonly hasPortrait: boolean
  /** The names of the other seats, from which a shortened one must differ. */
  readonly others: readonly string[]
  /** The names on the other cards with portraits; all of these cards give up the same for the sake of their names. */
  readonly together: readonly string[]
  /** Width and height of the card, and the part of its width that a portrait takes. */
  readonly w: number
  readonly h: number
  readonly portraitWidth: number
  /** Least height of the type. */
  readonly least: number
}

/** A line of type on the card; `y` is its baseline. Sizes are in inches. */
export interface SetLine {
  readonly words: string
  readonly size: number
  readonly y: number
  readonly type: string
  readonly maxWidth: number
}

/** A name as it is set: what is printed, and whether there is a portrait beside it. */
export interface SetName {
  readonly lines: readonly SetLine[]
  readonly note: SetLine | null
  readonly hasPortrait: boolean
}

/** Returns the width of a text in a type, at size 1. */
export type Measure = (words: string, type: string) => number

/** The longest name set in one line, in letters. */
const MAX_LINE_LENGTH = 12
/** Space at both sides of the name and of the note, together. */
const NAME_MARGIN = 0.6
const NOTE_MARGIN = 0.7
/** Distance of two baselines, as a share of the card's height. */
const LINE_STEP = 0.27
/** Part of the height of the type from the foot of a capital letter to its top. */
const CAPITAL_HEIGHT = 0.7

/** What is left out of a card, in the order in which it is given up for the sake of the name. */
const SETTINGS = [
  { hasNote: true, hasPortrait: true, type: NAME_TYPE },
  { hasNote: false, hasPortrait: true, type: NAME_TYPE },
  { hasNote: true, hasPortrait: false, type: NAME_TYPE },
  { hasNote: false, hasPortrait: false, type: NAME_TYPE },
  { hasNote: false, hasPortrait: false, type: NARROW_TYPE },
] as const

type Setting = (typeof SETTINGS)[number]

/** The setting that a card with a portrait is given because of one beside it whose name must be shortened. */
const BARE = 3

/**
 * Sets a name as large as it is printed on an ordinary card or, where that could not be read, without the note, without
 * the portrait, in narrow type, or shortened.
 */
export function setName(card: NameToSet, measure: Measure): SetName {
  const least = card.hasPortrait ? Math.max(0, ...card.together.map((name) => firstReadable(card, name, measure))) : 0
  const setting = SETTINGS[firstReadable(card, card.name, measure, least, SETTINGS.length)]
  return setting === undefined ? setShort(card, measure) : setAs(card, card.name, setting, measure)
}

/** Returns the index of the first setting, from `from` on, in which a name can be read; `none` if there is none. */
function firstReadable(card: NameToSet, name: string, measure: Measure, from = 0, none = BARE): number {
  const at = SETTINGS.findIndex((setting, index) => {
    if (index < from || (setting.hasPortrait && !card.hasPortrait)) return false
    if (setting.hasNote && card.note === '' && !setting.hasPortrait) return false
    return isReadable(setAs(card, name, setting, measure), card.least)
  })
  return at < 0 ? none : at
}

const isReadable = ({ lines, note }: SetName, least: number): boolean =>
  [...lines, ...(note === null ? [] : [note])].every(({ size }) => size >= Math.min(least, MAX_NAME_TYPE) - 1e-6)

function setAs(card: NameToSet, name: string, setting: Setting, measure: Measure): SetName {
  const { h, least } = card
  const room = card.w - (setting.hasPortrait ? card.portraitWidth : 0)
  const words = nameLines(name, MAX_LINE_LENGTH)
  const hasNote = setting.hasNote && card.note !== ''
  const isTwoLines = words.length > 1
  const fit = (text: string, type: string, size: number, maxWidth: number) =>
    Math.min(size, maxWidth / Math.max(0.01, measure(text, type)))
  const usual = isTwoLines ? 0.82 : 1.2
  // Without a note there is room for larger letters, of which no more is taken than is needed.
  const wanted = hasNote ? usual : Math.min(isTwoLines ? 1 : MAX_NAME_TYPE, Math.max(usual, least))
  const maxWidth = room - NAME_MARGIN
  const first = hasNote ? (isTwoLines ? 0.36 : 0.53) : isTwoLines ? 0.42 : 0.5 + (CAPITAL_HEIGHT * wanted) / (2 * h)
  const lines = words.map((text, i) => ({
    words: text,
    type: setting.type,
    maxWidth,
    y: h * (first + i * LINE_STEP),
    size: fit(text, setting.type, wanted, maxWidth),
  }))
  const noteSize = Math.min(isTwoLines ? 0.62 : 0.8, Math.max(isTwoLines ? 0.56 : 0.68, least))
  const note = hasNote
    ? {
        words: card.note,
        type: NOTE_TYPE,
        maxWidth: room - NOTE_MARGIN,
        y: h * 0.86,
        size: fit(card.note, NOTE_TYPE, noteSize, room - NOTE_MARGIN),
      }
    : null
  return { lines, note, hasPortrait: setting.hasPortrait }
}

/** Sets the beginning of a name, as much as can be read and at least one letter. */
function setShort(card: NameToSet, measure: Measure): SetName {
  const plain = { hasNote: false, hasPortrait: false, type: NARROW_TYPE } as const
  const short = shortNames(card.name, card.others).map((name) => setAs(card, name, plain, measure))
  // There is always one: the first letter.
  return short.find((set) => set.lines.length === 1 && isReadable(set, card.least)) ?? short.at(-1)!
}

/** Number of letters of a name's end that tell it from another one with the same beginning. */
const END_LENGTH = 2

/**
 * Returns shorter forms of a name, the longest first: its first word, then ever fewer of its letters and a point; then,
 * for a name that begins as another one does, ever fewer of its letters and its end; and last of all its first letter.
 */
export function shortNames(name: string, others: readonly string[]): readonly string[] {
  const letters = lettersOf(name)
  const [first = name] = name.split(/[\s-]/)
  const end = letters.slice(-END_LENGTH).join('')
  const beginnings = Array.from({ length: Math.max(1, letters.length - 1) }, (_, cut) =>
    letters
      .slice(0, letters.length - 1 - cut)
      .join('')
      .trim(),
  ).filter((part) => part !== '')
  const isOwn = (part: string) => !others.some((other) => other.startsWith(part))
  const isOwnWithEnd = (part: string) => !others.some((other) => other.startsWith(part) && other.endsWith(end))
  return [
    ...(first !== name && isOwn(first) ? [first] : []),
    ...beginnings.filter(isOwn).map((part) => `${part}.`),
    ...beginnings
      .slice(END_LENGTH)
      .filter(isOwnWithEnd)
      .map((part) => `${part}…${end}`),
    letters[0] ?? '',
  ]
}
