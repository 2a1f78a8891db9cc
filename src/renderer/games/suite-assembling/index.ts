import type { SuiteAssemblingEvent, SuiteAssemblingView } from '../../../rules/forty-nine-outfit/suite-assembling/shape'
import { defineFace } from '../define-face'
import { createSounds } from '../layout/words'
import { finishingMove } from './finishing-move'
import { en } from './messages/en'
import { rowsExtent } from './places'
import { scene } from './scene'
import { repeatedTouchMove, attempt, touches } from './touch'
import { eventWords, moveWords, promptWords, reasonWords, resultWords } from './words'
import { isUndealt, isVacant, sizeOf, COLOUR_SIZE, upCount, type Table } from './table'
import { COLOURS } from '../../../rules/forty-nine-outfit/cards'
import type { Pad, GameFace, LessonStep } from '../types'
import { soloRecord, soloStep } from '../puzzles/solo-lesson'
import { SOLVABLE_DEAL, SOLUTION, EXAMPLE_DEAL } from './deals'

/**
 * Returns the pad: the cards on each foundation, the pass, and the rest of the pack; the total is the number of cards
 * on the foundations.
 */
function pad(seen: Table): Pad {
  const { state } = seen
  const colours = COLOURS.map((colour, i) => {
    const up = state.foundations[i] ?? 0
    return { label: { key: `pad.${colour}` }, cells: [up === COLOUR_SIZE ? `${up} ✓` : String(up)] }
  })
  const pass = { label: { key: 'pad.pass' }, cells: [String(state.pass)] }
  const left = { label: { key: 'pad.pack' }, cells: [`${sizeOf(state.stock)} + ${sizeOf(state.heap)}`] }
  return { lines: [...colours, pass, left], totals: [String(upCount(state))] }
}

const remark = (ply: number, name: string, params: Readonly<Record<string, number | string>> = {}) => ({
  ply,
  words: { key: `demo.${name}`, params },
})

/** A deal that is solved in the third pass through the pack. */
const demo: GameFace['demo'] = {
  title: { key: 'demo.title' },
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
}

const record = (moves: readonly string[]) => soloRecord('suite-assembling', moves, {}, EXAMPLE_DEAL)

/**
 * The first lesson, in a single deal: a card on the next higher one, a space made and filled, and three cards from the
 * pack.
 */
const lesson: readonly LessonStep[] = [
  soloStep('onto', record([]), ['9@1'], { card: 9, next: 10 }),
  soloStep('space', record(['9@1']), ['44@7'], { card: 44, next: 45 }),
  soloStep('fill', record(['9@1', '44@7']), ['35@2'], { card: 35 }),
  soloStep('deal', record(['9@1', '44@7', '35@2']), ['deal']),
]

/** Face of Suite Assembling Solitaire: seven piles, seven colours, a pack dealt by threes. */
export const suiteAssemblingFace = defineFace<SuiteAssemblingView, SuiteAssemblingEvent>({
  id: 'suite-assembling',
  scene,
  tableLayout: { kind: 'tableau', extent: (_seen, shape) => rowsExtent(shape === 'tall'), hasGroupsBeside: () => true },
  touches,
  moveWords,
  verbs: () => [{ touches: ['stock'], words: { key: 'verb.deal' } }],
  eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  attempt,
  repeatedTouchMove,
  finishingMove,
  result: resultWords,
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
    return sizeOf(seen.state.heap) > 0 ? 'the-pack' : 'building-down'
  },
  demo,
  lesson,
  messages: { en },
})
