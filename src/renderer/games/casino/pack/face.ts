import { partnerSides, membersOf, sideOf, sidesOf } from '../sides'
import type { CassinoEvent } from '../../../../rules/pack/cassino/events'
import type { FaceParts } from '../../define-face'
import { casinoTable } from '../page'
import { CALL } from '../touch'
import { hasCalls, PACK_STYLE, type Table, valueOf, cardLabel, cardList } from './cards'
import { moveWords, promptWords, buildPieces, captureWords } from './words'
import { createSounds, createEventWords, actorWords } from '../../layout/words'
import { casinoSounds, countedWords, casinoDealtWords } from '../words'
import { letterOf } from '../../../../rules/kit'
import { seatParam, type Words } from '../../../i18n/words'
import type { RoundView } from '../../../../rules/pack/cassino/shape'
import type { Round21View } from '../../../../rules/pack/cassino-21/shape'
import type { CountStep } from '../../types'
import { countStep, createCounting, itemLines, countedKind, lastRound, sumOf, type Piles } from '../counting'

/** Points for each item of a count. */
const CARDS_POINTS = 3
const SPADES_POINTS = 1
const BIG_CASINO_POINTS = 2
const ACES = ['AS', 'AH', 'AD', 'AC'] as const

type Round = RoundView & Partial<Pick<Round21View, 'sweeps'>>

/**
 * Points of one seat in a round by item; of its side in a game of partners. `extras`: aces, big and little casino
 * together.
 */
interface Items {
  readonly cards: number
  readonly spades: number
  readonly sweeps: number
  readonly extras: number
}

function itemsOf(table: Table, round: Round, seat: string): Items {
  const side = sideOf(table, seat)
  const cards = round.cards === side ? CARDS_POINTS : 0
  const spades = round.spades === side ? SPADES_POINTS : 0
  const sweeps = sumOf(membersOf(table, seat), round.sweeps ?? {})
  return { cards, spades, sweeps, extras: (round.points[seat] ?? 0) - cards - spades - sweeps }
}

const ITEMS = ['cards', 'spades', 'extras', 'sweeps'] as const

/** The pad and the counts: every round item by item; the last card by card, as far as it is known who took them. */
export const counting = createCounting<Table['state'], CassinoEvent>({
  /**
   * The cards that an event adds to a pile: a capture with the capturing card, a call without one, and the rest of the
   * table.
   */
  takeOf: (it) => {
    switch (it.type) {
      case 'captured':
        return { seat: it.seat, cards: [it.card, ...it.loose, ...it.builds.flatMap(({ cards }) => cards)] }
      case 'called':
        return { seat: it.seat, cards: [...it.loose, ...it.builds.flatMap(({ cards }) => cards)] }
      case 'gathered':
        return it.seat === undefined ? null : { seat: it.seat, cards: it.cards }
      default:
        return null
    }
  },
  kinds: [
    countedKind('spades', (card) => card.endsWith('S')),
    countedKind('big', (card) => card === '10D'),
    countedKind('little', (card) => card === '2S'),
    countedKind('aces', (card) => card.startsWith('A')),
  ],
  linesOf: (seen) => itemLines(seen, ITEMS, (round, seat) => itemsOf(seen, round, seat)),
  stepsOf(seen, round, piles, told) {
    const swept = seen.over ? (seen.state.sweeps ?? {}) : sweptCards(lastRound(told))
    return sidesOf(seen).flatMap((seat) => stepsOf(seen, { round, piles, swept }, seat))
  },
})

/** The cards revealed in a round's count; `piles` is null if it is not known who took which cards. */
interface RevealedRound {
  readonly round: Round
  readonly piles: Piles | null
  /** Cards that swept the table, by the seat's letter. */
  readonly swept: Piles
}

function sweptCards(told: readonly CassinoEvent[]): Piles {
  const swept: Record<string, string[]> = {}
  for (const event of told) if (event.type === 'swept') (swept[letterOf(event.seat)] ??= []).push(event.card)
  return swept
}

function stepsOf(table: Table, { round, piles, swept }: RevealedRound, seat: string): CountStep[] {
  const { cards, spades, sweeps, extras } = itemsOf(table, round, seat)
  const members = membersOf(table, seat)
  const step = (key: string, gained: number, cards: readonly string[], params: Record<string, string | number> = {}) =>
    countStep('pack', seat, key, gained, cards, params)
  const open = piles && members.flatMap((one) => piles[one] ?? [])
  const spadesOpen = open?.filter((card) => card.endsWith('S')) ?? []
  const sweepers = members.flatMap((one) => swept[one] ?? [])
  return [
    ...(cards > 0 ? [step('cards', cards, [], { count: sumOf(members, round.cardCounts) })] : []),
    ...(spades > 0 ? [step('spades', spades, spadesOpen, { count: sumOf(members, round.spadeCounts) })] : []),
    ...(open === null ? (extras > 0 ? [step('extras', extras, [])] : []) : treasureSteps(open, step)),
    ...(sweeps > 0 ? [step('sweeps', sweeps, sweepers, { count: sweeps })] : []),
  ]
}

/** Returns a step each for big casino, little casino and the aces among open cards. */
function treasureSteps(
  open: readonly string[],
  step: (key: string, points: number, faces: readonly string[], params?: Record<string, string | number>) => CountStep,
): CountStep[] {
  return [
    ...(open.includes('10D') ? [step('big', BIG_CASINO_POINTS, ['10D'])] : []),
    ...(open.includes('2S') ? [step('little', 1, ['2S'])] : []),
    ...ACES.filter((ace) => open.includes(ace)).map((ace) => step('ace', 1, [ace], { card: cardLabel(ace) })),
  ]
}

/** Returns the sentence of an event of Cassino, for the log and the live region. A missed capture is not announced. */
const eventWords = createEventWords<CassinoEvent, Table['state']>({
  dealt: (it, _you, seen) =>
    casinoDealtWords(it, seen, cardList, it.deal === 1 ? 'first' : it.stock === 0 ? 'last' : 'more'),
  trailed: ({ card }, you) => actorWords('event.trailed', you, { card: cardLabel(card) }),
  captured({ card, loose, builds }, you): Words {
    const note = captureSuffix([card, ...loose, ...builds.flatMap(({ cards }) => cards)])
    const words = captureWords('', valueOf(card), [...loose, ...buildPieces(builds)], { card: cardLabel(card) })
    return actorWords(`event.captured${note}.take${words.key}`, you, words.params)
  },
  built({ card, value, groups, loose, raised, joined }, you): Words {
    const params = { card: cardLabel(card), value, groups, what: cardList(loose) }
    if (raised)
      return actorWords(`event.raised.${value}`, you, {
        ...params,
        from: raised.value,
        owner: seatParam(letterOf(raised.by)),
      })
    if (joined) return actorWords(`event.added.${value}`, you, params)
    return actorWords(`event.${groups > 1 ? 'built-groups' : 'built'}.${value}`, you, params)
  },
  swept: (_it, you) => actorWords('event.swept', you),
  called({ seat, from, card, loose, builds }, _you, seen): Words {
    const words = captureWords('', valueOf(card), [...loose, ...buildPieces(builds)], { card: cardLabel(card) })
    const who = seat === seen.eye ? 'you' : from === seen.eye ? 'from-you' : 'they'
    return { key: `event.called.${who}${words.key}`, params: words.params ?? {} }
  },
  waiting: () => ({ key: 'event.waiting' }),
  gathered({ seat, cards }, you): Words | null {
    if (cards.length === 0) return null
    if (seat === undefined) return { key: 'event.gathered-nobody' }
    return actorWords('event.gathered', you, { n: cards.length })
  },
  counted: ({ round, cards, spades }) => countedWords(round, cards, ['spades', spades]),
  ended: () => ({ key: 'event.ended' }),
})

const ANNOUNCED_EVENTS: ReadonlySet<string> = new Set<CassinoEvent['type']>(['built', 'swept', 'called', 'waiting'])

/** Largest number of cards in the search; cards beyond it are left to a second call, so that the search stays fast. */
const MAX_CARDS = 16

/** Returns the name of an event's sound. */
const sound = createSounds<CassinoEvent>({
  ...casinoSounds,
  built: 'lay',
  captured: ({ card, loose, builds }) =>
    captureSuffix([card, ...loose, ...builds.flatMap(({ cards }) => cards)]) === '-big' ? 'row' : 'capture',
  swept: 'sweep',
  called: 'call',
  gathered: ({ cards }) => (cards.length > 0 ? 'slide' : null),
})

/**
 * Returns the cards that a touch of the ticket calls. If nothing was missed, an arbitrary card stands in, so that the
 * refusal names the rule.
 */
function calledPieces(table: Table): readonly string[] {
  const missed = bestCall(table)
  return missed.length > 0 ? missed : ['AS']
}

/** The parts that the faces of both sheets of Cassino share. */
export const cassinoFace = {
  ...casinoTable(PACK_STYLE, calledPieces),
  sides: partnerSides,
  moveWords,
  eventWords,
  announcement,
  prompt: promptWords,
  claim: (seen) => (hasCalls(seen) && !seen.over ? { touch: CALL, words: { key: 'move.cassino' } } : null),
  // Players have to notice a missed capture for themselves.
  unspokenFields: ['window'],
  ...counting,
  sound,
} as const satisfies Partial<FaceParts<Table['state'], CassinoEvent>>

/**
 * Returns the call that takes the most cards that the last play could have captured and did not: loose cards, then the
 * builds, as pieces of a move. Empty if nothing was missed. A court card takes its rank, a number card every group that
 * adds up to its value.
 */
export function bestCall({ state }: Table): readonly string[] {
  const played = state.window?.card
  if (played === undefined) return []
  const loose = state.table.filter((card) => card !== played)
  const value = valueOf(played)
  if (value === 0) return loose.filter((card) => card.slice(0, -1) === played.slice(0, -1))
  const equal = loose.filter((card) => valueOf(card) === value)
  const small = loose.filter((card) => valueOf(card) > 0 && valueOf(card) < value).slice(0, MAX_CARDS)
  const builds = state.builds.filter((build) => String(build.value) === String(value)).map(() => `B${value}`)
  return [...equal, ...largestGroupedSet(small, value), ...builds]
}

/** Returns the largest set of cards that can be divided into groups of this sum. */
function largestGroupedSet(cards: readonly string[], value: number): readonly string[] {
  const known = new Map<number, number>()
  /** Returns the largest such set within `open`; both are bit sets. */
  function best(open: number): number {
    if (open === 0) return 0
    const found = known.get(open)
    if (found !== undefined) return found
    const first = open & -open
    let most = best(open & ~first)
    for (const group of groupsWith(first, open & ~first, value - valueOf(cards[31 - Math.clz32(first)]!))) {
      const taken = group | best(open & ~group)
      if (countBits(taken) > countBits(most)) most = taken
    }
    known.set(open, most)
    return most
  }
  /** Returns all groups that consist of `begun` and some cards of `open` with the sum `missing`. */
  function groupsWith(begun: number, open: number, missing: number): number[] {
    if (missing === 0) return [begun]
    if (missing < 0 || open === 0) return []
    const next = open & -open
    const rest = open & ~next
    const card = valueOf(cards[31 - Math.clz32(next)]!)
    return [...groupsWith(begun | next, rest, missing - card), ...groupsWith(begun, rest, missing)]
  }
  const chosen = best((1 << cards.length) - 1)
  return cards.filter((_, i) => (chosen >> i) % 2 === 1)
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/**
 * Returns the words of an event that everybody must hear: builds, calls, a sweep, the deal of the last cards. Null for
 * other events.
 */
function announcement(event: CassinoEvent, seen: Table): Words | null {
  const last = event.type === 'dealt' && event.deal > 1 && event.stock === 0
  return last || ANNOUNCED_EVENTS.has(event.type) ? eventWords(event, seen) : null
}

/**
 * Returns the suffix of a capture's message key for its most valuable card: the ten of diamonds, the two of spades, an
 * ace.
 */
function captureSuffix(cards: readonly string[]): '' | '-big' | '-little' | '-ace' {
  if (cards.includes('10D')) return '-big'
  if (cards.includes('2S')) return '-little'
  return cards.some((card) => card.startsWith('A')) ? '-ace' : ''
}
