import type { ChicagoEvent } from '../../../../src/rules/forty-nine-outfit/chicago-casino/shape'
import type { ColorEvent } from '../../../../src/rules/lion-coffee/color-casino/shape'
import type { CassinoEvent, TakenBuild } from '../../../../src/rules/pack/cassino/events'

/**
 * Every kind of event of the casinos, in every case that may have a sentence of its own. Seat 0 acts against seat 1.
 */

export const SEATS = 3

/** Cases of every type of event. A new type of event does not compile without a list here. */
type Cases<E extends { readonly type: string }> = {
  readonly [T in E['type']]: readonly Extract<E, { readonly type: T }>[]
}

/** Returns all cases. Throws if a type has none. */
function all<E extends { readonly type: string }>(cases: Cases<E>): E[] {
  return Object.entries<readonly E[]>(cases).flatMap(([type, list]) => {
    if (list.length === 0) throw new Error(`there is no case of ${type}`)
    return list
  })
}

const RESULT = { scores: [21, 5, 3], winners: [0] } as const
const COUNTS = { cardCounts: [20, 20, 12], points: [3, 1, 0], scores: [3, 1, 0] } as const
const SIDES = [0, null] as const

function deals(cards: readonly string[]) {
  const dealt = { type: 'dealt', seat: 2, round: 1, hands: [cards, cards, cards], table: cards } as const
  return [
    { ...dealt, deal: 1, stock: 40 },
    { ...dealt, deal: 2, table: [], stock: 24 },
    { ...dealt, deal: 3, table: [], stock: 0 },
  ] as const
}

export function cassinoEvents(): CassinoEvent[] {
  const values = Array.from({ length: 10 }, (_, i) => i + 1)
  const buildOf = (value: number, ...cards: string[]): TakenBuild => ({ value, groups: 2, cards, by: 1 })
  const laid = { type: 'built', seat: 0, card: '2H', raised: null, joined: null } as const
  const pieces = [
    { loose: ['5S'], builds: [] },
    { loose: [], builds: [buildOf(5, '3C', '2C')] },
    { loose: ['5S'], builds: [buildOf(5, '3C', '2C')] },
    { loose: ['3C', '2S'], builds: [] },
    { loose: ['AS', '4H'], builds: [] },
    { loose: [], builds: [buildOf(10, '10D', '10S')] },
  ]
  const taken = ['5H', '10D', 'QH'].flatMap((card) => pieces.map((more) => ({ card, ...more })))
  return all<CassinoEvent>({
    dealt: deals(['7H', 'QS']),
    turn: [{ type: 'turn', seat: 0 }],
    trailed: [{ type: 'trailed', seat: 0, card: 'KH' }],
    captured: taken.map((more) => ({ type: 'captured', seat: 0, ...more })),
    built: values.flatMap((value) => [
      { ...laid, value, groups: 1, loose: ['3C'] },
      { ...laid, value, groups: 2, loose: ['3C', '4C'] },
      { ...laid, value, groups: 1, loose: [], raised: buildOf(value) },
      { ...laid, value, groups: 3, loose: [], joined: buildOf(value) },
      { ...laid, value, groups: 3, loose: ['3C'], raised: buildOf(value), joined: buildOf(value) },
    ]),
    swept: [{ type: 'swept', seat: 0, card: '2H' }],
    missed: [{ type: 'missed', seat: 0, card: '2H' }],
    called: taken.map((more) => ({ type: 'called', seat: 0, from: 1, ...more })),
    closed: [{ type: 'closed', seat: 0 }],
    waiting: [{ type: 'waiting', seat: 0 }],
    gathered: [
      { type: 'gathered', seat: 0, cards: [] },
      { type: 'gathered', seat: 0, cards: ['2H'] },
      { type: 'gathered', seat: 0, cards: ['2H', '3H'] },
      { type: 'gathered', cards: ['2H'] },
    ],
    counted: SIDES.flatMap((cards) =>
      SIDES.map((spades) => ({
        type: 'counted' as const,
        round: 1,
        cards,
        spades,
        ...COUNTS,
        spadeCounts: [7, 4, 2],
        sweeps: [0, 1, 0],
      })),
    ),
    ended: [{ type: 'ended', reason: 'target', piles: [[], [], []], ...RESULT }],
  })
}

export function chicagoEvents(): ChicagoEvent[] {
  const built = { type: 'built', seat: 0, card: '24', pieces: ['10'], colour: 'green', cards: ['10', '24'] } as const
  return all<ChicagoEvent>({
    dealt: deals(['7', 'C']),
    odd: [
      { type: 'odd', cards: ['7'] },
      { type: 'odd', cards: ['7', '8'] },
    ],
    turn: [{ type: 'turn', seat: 0 }],
    trailed: ['7', 'C'].map((card) => ({ type: 'trailed', seat: 0, card })),
    took: ['24', 'C'].flatMap((card) =>
      [['3'], ['B17'], ['3', 'B17'], ['3', 'C', 'B17', 'B20']].flatMap((pieces) => [
        { type: 'took' as const, seat: 0, card, pieces, riders: [], cards: ['3', '17'] },
        { type: 'took' as const, seat: 0, card, pieces, riders: [], cards: ['3', '10', '17'] },
      ]),
    ),
    built: [built, { ...built, from: 1 }].map((one) => ({ from: null, ...one })),
    swept: [[], ['7'], ['7', '8']].map((cards) => ({ type: 'swept', seat: 0, cards })),
    counted: SIDES.map((cards) => ({ type: 'counted', round: 1, cards, ...COUNTS })),
    ended: (['round', 'target'] as const).map((reason) => ({ type: 'ended', reason, ...RESULT })),
  })
}

export function colorEvents(): ColorEvent[] {
  const colours = ['R', 'K', 'G', 'P']
  const groups = [
    { pieces: ['3R', '4R'], how: 'sum', numbers: [3, 4] },
    { pieces: ['B9R'], how: 'difference', numbers: [9, 2] },
  ] as const
  return all<ColorEvent>({
    dealt: deals(['7R', '2K']),
    leftovers: [{ type: 'leftovers', cards: ['7R', '2K'] }],
    turn: [{ type: 'turn', seat: 0 }],
    trailed: colours.map((colour) => ({ type: 'trailed', seat: 0, card: `7${colour}` })),
    built: colours.map((c) => ({ type: 'built', seat: 0, card: `7${c}`, on: `2${c}`, cards: [`2${c}`, `7${c}`] })),
    took: colours.flatMap((colour) =>
      ['3R', '10R', '2K'].map((card) => ({
        type: 'took' as const,
        seat: 0,
        card: `7${colour}`,
        groups,
        cards: [card, `7${colour}`],
      })),
    ),
    sweep: [{ type: 'sweep', seat: 0 }],
    lastTrick: [
      { type: 'lastTrick', seat: 0, cards: ['7R'], leftovers: [] },
      { type: 'lastTrick', seat: 0, cards: ['7R', '2K'], leftovers: [] },
      { type: 'lastTrick', seat: 0, cards: ['7R'], leftovers: ['2K'] },
    ],
    counted: SIDES.flatMap((cards) =>
      SIDES.map((reds) => ({
        type: 'counted' as const,
        round: 1,
        cards,
        reds,
        ...COUNTS,
        redCounts: [5, 4, 2],
        sweeps: [0, 1, 0],
      })),
    ),
    ended: [{ type: 'ended', reason: 'target', ...RESULT }],
  })
}
