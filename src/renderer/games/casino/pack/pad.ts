import { letterOf } from '../../../../rules/kit'
import type { CassinoEvent } from '../../../../rules/pack/cassino/events'
import type { RoundView } from '../../../../rules/pack/cassino/shape'
import type { Round21View } from '../../../../rules/pack/cassino-21/shape'
import type { CountStep } from '../../types'
import { countStep, createCounting, itemLines, kindOf, lastRound, sumOf, type Piles } from '../counting'
import { membersOf, sideOf, sidesOf } from '../sides'
import { cardLabel, type Table } from './cards'

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
    kindOf('spades', (card) => card.endsWith('S')),
    kindOf('big', (card) => card === '10D'),
    kindOf('little', (card) => card === '2S'),
    kindOf('aces', (card) => card.startsWith('A')),
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
