import { cardCount } from '../layout/eye'
import { COLOURS } from '../../../rules/forty-nine-outfit/cards'
import type { SuiteAssemblingView, SuiteAssemblingEvent } from '../../../rules/forty-nine-outfit/suite-assembling/shape'
import { COLOUR_SIZE, colourOf, isUndealt, isVacant, type Table, pileOf, playOf, upCount } from './table'
import { firstOf, lastOf, entryAt } from '../../../rules/kit'
import { cardsParam, type Words } from '../../i18n/words'
import { createEventWords, actorWords, createSounds } from '../layout/words'
import { defineFace } from '../define-face'
import { soloPad } from '../layout/pad'
import { touchCodec } from '../layout/touch'
import { rowsExtent, scene } from './scene'
import type { Pad } from '../types'
import { soloRecord, lessonStep, remark } from '../layout/lesson'

const cards = (text: string): readonly string[] => text.split(' ')

/** The deal of the printed example, in which the nine goes on the ten; from the top of the pack. */
export const EXAMPLE_DEAL = cards(
  '10 44 9 39 30 47 4 36 46 35 42 6 17 27 14 34 21 3 28 40 24 31 49 7 8 2 13 45 1 25 38 18 48 19 29 23 41 15 22 43 37 26 ' +
    '16 33 5 11 12 32 20',
)

/** A solvable deal, from the top of the pack. */
export const SOLVABLE_DEAL = cards(
  '41 29 8 26 37 28 39 24 3 1 10 32 49 9 17 35 18 48 40 45 15 34 20 14 6 16 22 19 46 44 2 36 11 7 42 47 12 4 30 27 43 33 ' +
    '31 25 21 38 23 5 13',
)

/** The moves that solve `SOLVABLE_DEAL`. */
export const SOLUTION = cards(
  '19@2 16@up 17@up 9@up deal 2@up 3@up 44@6 deal deal deal 27@3 30@up deal 31@up deal deal deal deal deal 44@up 45@up ' +
    '40@1 48@5 18@up 19@up 4@up 12@2 47@5 deal deal 5@up 6@up 23@up 24@up 39@1 38@4 38@1 21@4 25@up deal 13@7 12@7 33@2 ' +
    'deal 11@7 46@up 47@up 48@up 49@up 32@up 33@up 10@up 11@up 12@up 13@up 14@up 20@up 21@up 34@up 35@up 28@7 37@up 38@up ' +
    '39@up 40@up 41@up 26@up 27@up 28@up deal 42@up 7@up',
)

const colourAt = (card: string): number => COLOURS.indexOf(colourOf(card))

/** Whether a card is the next one for its colour's foundation. */
const isNext = (foundations: readonly number[], card: string): boolean =>
  foundations[colourAt(card)] === (Number(card) - 1) % COLOUR_SIZE

/** Returns the number of vacant piles once every card that can go up from the piles has done so. */
function vacantAtLast({ piles, foundations }: SuiteAssemblingView): number {
  const [runs, up] = [piles.map((pile) => [...pile.up]), [...foundations]]
  for (let last = next(); last !== undefined; last = next()) {
    up[colourAt(lastOf(last))]! += 1
    last.pop()
  }
  return runs.filter(({ length }) => length === 0).length

  function next(): string[] | undefined {
    return runs.find((run) => run.length > 0 && isNext(up, lastOf(run)))
  }
}

/**
 * A pile is touched as a whole, since runs move as a whole and only the last card goes up; cards of the pack are
 * touched individually. Then follows the pile, or any foundation.
 */
const { touches, attempt } = touchCodec<SuiteAssemblingView>(({ state }) => {
  const runs = state.piles.flatMap(({ up }, i): (readonly [string, string])[] =>
    up.length === 0
      ? []
      : [
          [`pile:${i + 1} up`, `${lastOf(up)}@up`],
          [`pile:${i + 1} pile:{to}`, `${firstOf(up)}@{to}`],
        ],
  )
  return {
    stock: 'deal',
    ...Object.fromEntries(runs),
    'hand:{card} up': '{card}@up',
    'hand:{card} pile:{to}': '{card}@{to}',
  }
})

/** Returns the words for a deal: three cards, or the rest, or the heap turned over first. */
function dealWords(kind: string, { stock, pass }: Table['state']): Words {
  const left = cardCount(stock)
  if (left === 0) return { key: `${kind}.deal-again`, params: { pass: pass + 1 } }
  return { key: `${kind}.deal`, params: { n: Math.min(3, left) } }
}

const record = (moves: readonly string[]) => soloRecord('suite-assembling', moves, {}, EXAMPLE_DEAL)

/** Face of Suite Assembling Solitaire: seven piles, seven colours, a pack dealt by threes. */
export const suiteAssemblingFace = defineFace<SuiteAssemblingView, SuiteAssemblingEvent>({
  id: 'suite-assembling',
  scene,
  tableLayout: { kind: 'tableau', extent: (_seen, shape) => rowsExtent(shape === 'tall'), hasGroupsBeside: () => true },
  touches,
  moveWords(seen, _seat, move): Words {
    const { state } = seen
    const play = playOf(move)
    if (!play) return dealWords('move', state)
    const { card, to } = play
    const from = pileOf(state, card)
    if (to === 'up') return { key: from === null ? 'move.up-pack' : 'move.up', params: { card } }
    const where = isVacant(entryAt(state.piles, to - 1)) ? 'space' : 'onto'
    if (from === null) return { key: `move.pack-${where}`, params: { card, pile: to, next: Number(card) + 1 } }
    const n = entryAt(state.piles, from - 1).up.length
    return { key: `move.run-${where}`, params: { card, pile: to, next: Number(card) + 1, n } }
  },
  verbs: () => [{ touches: ['stock'], words: { key: 'verb.deal' } }],
  eventWords: createEventWords<SuiteAssemblingEvent>({
    dealt: 'told',
    turnedOver: 'told',
    lot: ({ cards }) => ({ key: 'event.lot', params: { n: cards } }),
    moved: ({ from, cards, to }, you) =>
      actorWords(from === null ? 'event.moved-pack' : 'event.moved', you, {
        card: cards[0] ?? '',
        pile: to,
        n: cards.length,
      }),
    up: ({ byItself, card }) => (byItself ? { key: 'event.up-itself', params: { card } } : 'up'),
    turned: 'told',
    space: 'told',
    suite: ({ colour }) => ({ key: `event.suite.${colour}` }),
    open: ({ cards }) =>
      cards.length === 0 ? null : { key: 'event.open', params: { cards: cardsParam(cards), n: cards.length } },
    ended: ({ reason, score }) => ({ key: `event.ended.${reason}`, params: { score } }),
  }),
  prompt(seen): Words {
    const { state } = seen
    const up = upCount(state)
    if (seen.over) return { key: state.solved ? 'prompt.solved' : 'prompt.blocked', params: { up, n: up } }
    if (isUndealt(seen)) return { key: 'prompt.deal' }
    const params = { up, pass: state.pass, n: cardCount(state.stock) }
    if (seen.eye < 0) return { key: 'prompt.watch', params }
    if (state.piles.some(isVacant)) return { key: 'prompt.space', params }
    return { key: cardCount(state.stock) === 0 ? 'prompt.again' : 'prompt.play', params }
  },
  /** Returns the reason for a hint's move, as far as the open cards show it. */
  reason(seen, _seat, move): Words {
    const { state } = seen
    const play = playOf(move)
    if (!play) return dealWords('reason', state)
    const { card, to } = play
    const from = pileOf(state, card)
    if (to === 'up') return { key: from === null ? 'reason.up-pack' : 'reason.up', params: { card } }
    if (from !== null) {
      const n = cardCount(entryAt(state.piles, from - 1).down)
      return { key: n === 0 ? 'reason.makes-space' : 'reason.turns', params: { n, from } }
    }
    const space = isVacant(entryAt(state.piles, to - 1))
    return { key: space ? 'reason.fills' : 'reason.joins', params: { card, next: Number(card) + 1 } }
  },
  /**
   * Returns the pad: the cards on each foundation, the pass, and the rest of the pack; the total is the number of cards
   * on the foundations.
   */
  pad(seen): Pad {
    const { foundations, pass, stock, heap } = seen.state
    const onFoundation = (up: number) => (up === COLOUR_SIZE ? `${up} ✓` : up)
    const colours = Object.fromEntries(COLOURS.map((colour, i) => [colour, onFoundation(foundations[i] ?? 0)]))
    return soloPad({ ...colours, pass, pack: `${cardCount(stock)} + ${cardCount(heap)}` }, upCount(seen.state))
  },
  attempt,
  /** Returns the move of a second touch: it sends a card, or a pile's last card, to its foundation. Null for the pack. */
  repeatedTouchMove(touched, seen): string | null {
    const [first, second] = touched
    return first === undefined || first === 'stock' || second !== undefined ? null : attempt([first, 'up'], seen)
  },
  /**
   * Returns the next move if the rest of the game can no longer fail: no card is face down in a pile, and either the pack
   * is used up, or there is no limit to the passes through it and a vacant pile for each of its cards once the piles have
   * sent up what they can. Null before that.
   */
  finishingMove(seen): string | null {
    const { piles, foundations, stock, heap, available } = seen.state
    if (seen.over || isUndealt(seen) || piles.some(({ down }) => cardCount(down) > 0)) return null
    const left = cardCount(stock) + cardCount(heap)
    if (left > 0 && (seen.options['passes'] !== 0 || vacantAtLast(seen.state) < left)) return null
    const lasts = piles.flatMap(({ up }) => up.slice(-1))
    const card = [...lasts, ...available].find((it) => isNext(foundations, it))
    if (card !== undefined) return `${card}@up`
    const [next] = available
    return next === undefined ? 'deal' : `${next}@${piles.findIndex(isVacant) + 1}`
  },
  result(seen): Words | null {
    const { state, over } = seen
    if (!over) return null
    const up = upCount(state)
    return { key: state.solved ? 'result.done' : 'result.blocked', params: { up, n: up, pass: state.pass } }
  },
  sound: createSounds<SuiteAssemblingEvent>({
    dealt: 'deal',
    turnedOver: 'shuffle',
    lot: 'draw',
    moved: 'slide',
    up: 'lay',
    turned: 'flip',
    suite: 'row',
    ended: 'bell',
  }),
  anchor(seen) {
    if (seen.over) return 'the-end'
    if (isUndealt(seen)) return 'the-layout'
    if (seen.state.piles.some(isVacant)) return 'spaces'
    return cardCount(seen.state.heap) > 0 ? 'the-pack' : 'building-down'
  },
  /** A deal that is solved in the third pass through the pack. */
  demo: {
    record: soloRecord('suite-assembling', SOLUTION, {}, SOLVABLE_DEAL),
    remarks: [
      remark(1, 'onto', { card: 19, next: 20 }),
      remark(2, 'up', { card: 16 }),
      remark(5, 'deal'),
      remark(6, 'pack', { card: 2 }),
      remark(8, 'hold', { card: 44 }),
      remark(31, 'again'),
      remark(69, 'suite'),
      remark(SOLUTION.length, 'last'),
    ],
  },
  /**
   * The first lesson, in a single deal: a card on the next higher one, a space made and filled, and three cards from the
   * pack.
   */
  lesson: [
    lessonStep('onto', record([]), ['9@1'], { card: 9, next: 10 }),
    lessonStep('space', record(['9@1']), ['44@7'], { card: 44, next: 45 }),
    lessonStep('fill', record(['9@1', '44@7']), ['35@2'], { card: 35 }),
    lessonStep('deal', record(['9@1', '44@7', '35@2']), ['deal']),
  ],
})
