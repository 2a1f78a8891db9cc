import { resultFor } from '../../../drawer/book'
import { codeOfDeal, readDealCode } from '../../../drawer/deals'
import type { SaveSummary } from '../../../protocol/app/services'
import type { Seat } from '../../../rules/kit'
import { descriptionById } from '../../../rules/games'
import { timeFormat } from '../../i18n/region'
import { nameList, text } from '../../i18n/say'
import type { TextKey } from '../../i18n/text-key'
import { dayOf } from '../../services/download'

/** How a game went for the person at this screen; `over` if that person did not play. */
export type SaveOutcome = 'open' | 'won' | 'tied' | 'lost' | 'over' | 'faulty'

/** What is written on the card of a save, and what the search reads. */
export interface DrawerCard {
  readonly save: SaveSummary
  readonly title: string
  /** The seat of the person at this screen. */
  readonly own: Seat | null
  /** The other players. */
  readonly rivals: readonly string[]
  readonly outcome: SaveOutcome
  readonly score: string
  readonly day: Day
  /** In small letters, without accents. */
  readonly words: string
}

/** A day in words. */
interface Day {
  /** `Sat 28` */
  readonly short: string
  /** `28 November` */
  readonly long: string
  /** `2026-11` */
  readonly month: string
  readonly monthName: string
  readonly monthShort: string
  readonly year: string
  /** What the search reads of it. */
  readonly words: string
}

/**
 * Returns a function that puts days of this machine's calendar into words. A drawer has thousands of days: their months
 * are worded once, and the rest only where it is shown.
 */
export function createDays(): (at: number) => Day {
  const days = new Map<string, Day>()
  const months = new Map<string, Pick<Day, 'monthName' | 'monthShort'>>()
  const [weekday, date] = [timeFormat({ weekday: 'short' }), timeFormat({ day: 'numeric' })]
  const dateAndMonth = timeFormat({ day: 'numeric', month: 'long' })
  const [monthLong, monthShort] = [timeFormat({ month: 'long' }), timeFormat({ month: 'short' })]
  return (at) => {
    const iso = dayOf(new Date(at))
    const known = days.get(iso)
    if (known) return known
    const [month, year] = [iso.slice(0, -3), iso.slice(0, -6)]
    const named = months.get(month) ?? { monthName: monthLong.format(at), monthShort: monthShort.format(at) }
    months.set(month, named)
    const day = {
      month,
      year,
      ...named,
      words: `${iso} ${String(Number(iso.slice(-2)))} ${folded(named.monthName)} ${year}`,
      get short() {
        return `${weekday.format(at)} ${date.format(at)}`
      },
      get long() {
        return dateAndMonth.format(at)
      },
    }
    days.set(iso, day)
    return day
  }
}

/** Returns a text as the search compares it: in small letters, without accents. */
const folded = (written: string): string =>
  written
    .normalize('NFD')
    .replaceAll(/\p{M}|[\u2066-\u2069]/gu, '')
    .toLowerCase()

/** Returns the seat of the person at this screen: of that name, or the only person. Null if there is none such. */
export function ownSeat({ players }: SaveSummary, me: string): Seat | null {
  const persons = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const [only = -1] = persons
  const seat = persons.length === 1 ? only : players.findIndex(({ name, kind }) => kind === 'person' && name === me)
  return seat < 0 ? null : seat
}

/**
 * Returns a function that writes the cards of saves, thousands of them: what many have in common is worded once.
 * @param me the name of the person at this screen
 */
export function createCardWriter(me: string): (save: SaveSummary) => DrawerCard {
  const dayOfTime = createDays()
  const wordingOf = remembering<TextKey>((key) => text(key))
  const fold = remembering(folded)
  return (save) => {
    const { players, code = '', note, touched } = save
    const own = ownSeat(save, me)
    const title = descriptionById(save.game)?.title ?? save.game
    const day = dayOfTime(touched)
    const outcome = outcomeOf(save, own)
    const names = players.map(({ name }) => name)
    const words = [title, ...names, wordingOf(`drawer.how.${outcome}`), code, note?.remark ?? '']
    return {
      save,
      title,
      own,
      outcome,
      day,
      rivals: names.filter((_, seat) => seat !== own),
      score: scoreOf(save, own, wordingOf),
      words: `${words.map(fold).join(' ')} ${day.words}`,
    }
  }
}

/** Returns a function that does the work for each text only once. */
function remembering<T extends string>(work: (from: T) => string): (from: T) => string {
  const known = new Map<T, string>()
  return (from) => {
    const done = known.get(from) ?? work(from)
    known.set(from, done)
    return done
  }
}

function outcomeOf(save: SaveSummary, own: Seat | null): SaveOutcome {
  if (save.fault !== undefined) return 'faulty'
  if (!save.over) return 'open'
  if (own === null) return 'over'
  const result = resultFor(save, own)
  return result === 'shared' ? 'tied' : result
}

/** Returns the scores, those of the own side first; of a puzzle, whether it was solved. */
function scoreOf(
  { players, scores, winners, over, helped }: SaveSummary,
  own: Seat | null,
  wordingOf: (key: TextKey) => string,
): string {
  if (players.length < 2 && !over) return ''
  if (players.length < 2 && winners.length === 0) return wordingOf('drawer.unsolved')
  if (players.length < 2) return wordingOf(helped ? 'drawer.helped' : 'drawer.solved')
  const areSides = scores.length === 4 && scores[0] === scores[2] && scores[1] === scores[3]
  const told = areSides ? scores.slice(0, 2) : scores
  const first = areSides ? (own ?? 0) % 2 : (own ?? 0)
  // More than four do not fit on a card, and of what was lost only the own sum is read at a glance.
  if (told.length > 4 || told.some((score) => score < 0)) return String(told[first] ?? '').replace('-', '−')
  return [told[first], ...told.filter((_, seat) => seat !== first)].join('–')
}

/** Returns the names of all players of a card. */
export const namesOf = ({ save }: DrawerCard): string => nameList(save.players.map(({ name }) => name))

/** Returns the card as it is read aloud: `Forty-Nine, Ada against Walter, lost, 155 to 265, 28 November`. */
export function spokenCard(card: DrawerCard): string {
  const { save, title, own, rivals, outcome, score, day } = card
  const name = own === null || rivals.length === 0 ? undefined : save.players[own]?.name
  const who = name === undefined ? namesOf(card) : text('drawer.against', { own: name, others: nameList(rivals) })
  const { marked = false, remark = '' } = save.note ?? {}
  return [
    title,
    who,
    text(`drawer.how.${outcome}`),
    score.replaceAll('–', ` ${text('drawer.to')} `),
    day.long,
    marked ? text('drawer.how.marked') : '',
    remark && text('drawer.remarkOf', { remark }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The choices beside the search, each of one value or, if null, of any. */
export const FACETS = ['game', 'with', 'how'] as const
export type Facet = (typeof FACETS)[number]
export type Filters = Readonly<Record<Facet, string | null>>

/** The values that a card has for each choice. Nobody at the other seats is an empty name. */
const VALUES: Readonly<Record<Facet, (card: DrawerCard) => readonly string[]>> = {
  game: ({ save }) => [save.game],
  with: ({ rivals }) => (rivals.length === 0 ? [''] : rivals),
  how: ({ outcome, save }) => (save.note?.marked ? [outcome, 'marked'] : [outcome]),
}

/** The cards that a search finds, and how many each choice would leave. */
export interface Found {
  readonly cards: readonly DrawerCard[]
  readonly counts: Readonly<Record<Facet, ReadonlyMap<string, number>>>
}

/** Returns the cards with all words of a search and of all choices; each choice is counted among what the others leave. */
export function findCards(cards: readonly DrawerCard[], query: string, filters: Filters): Found {
  const words = wordsOf(query)
  const counts = { game: new Map<string, number>(), with: new Map<string, number>(), how: new Map<string, number>() }
  const chosen = FACETS.flatMap((facet) => {
    const value = filters[facet]
    return value === null ? [] : [{ facet, value }]
  })
  const found = cards.filter((card) => {
    if (!words.every((word) => card.words.includes(word))) return false
    const failed = chosen.filter(({ facet, value }) => !VALUES[facet](card).includes(value))
    if (failed.length > 1) return false
    for (const facet of failed.length === 0 ? FACETS : failed.map((it) => it.facet))
      for (const value of VALUES[facet](card)) counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1)
    return failed.length === 0
  })
  return { cards: found, counts }
}

/** Returns the words of a search. A code is one word, however it was typed. */
function wordsOf(query: string): string[] {
  const deal = readDealCode(query)
  const code = deal.ok ? codeOfDeal(deal.value) : null
  return folded(code ?? query)
    .split(/\s+/u)
    .filter(Boolean)
}

/** Why a search found nothing: the words that no card has, and the search that would find some. */
export interface Miss {
  readonly missing: readonly string[]
  readonly meant: string | null
}

/** Explains a search without result. */
export function explainMiss(cards: readonly DrawerCard[], query: string): Miss {
  const words = wordsOf(query)
  const missing = words.filter((word) => !cards.some((card) => card.words.includes(word)))
  if (missing.length === 0) return { missing, meant: null }
  const known = new Set(cards.flatMap((card) => card.words.split(/[^\p{L}\p{N}]+/u)))
  const near = (word: string): string => {
    const least = [...known].map((it) => ({ it, far: distance(word, it) })).sort((a, b) => a.far - b.far)[0]
    return least && least.far <= Math.min(2, word.length / 3) ? least.it : ''
  }
  const meant = words.map((word) => (missing.includes(word) ? near(word) : word))
  return { missing, meant: meant.includes('') ? null : meant.join(' ') }
}

/** Returns how many letters must be put in, left out or changed to make one word of another (Levenshtein). */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Infinity
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (let at = 0; at < other.length; at++)
      next.push(Math.min(row[at]! + (other[at] === letter ? 0 : 1), row[at + 1]! + 1, next[at]! + 1))
    row = next
  }
  return row.at(-1)!
}
