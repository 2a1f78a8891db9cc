import type { BlindFortyNineEvent, BlindFortyNineView } from '../../../rules/forty-nine-outfit/blind-forty-nine/shape'
import { createEventWords, createSounds } from '../layout/words'
import { isRound } from '../layout/board'
import { ROW_POINTS } from '../../../rules/forty-nine-outfit/fives-and-rows'
import { rowsFilledBy, fullRows, takenFives } from '../puzzles/fives-and-rows'
import type { Words } from '../../i18n/words'
import { LAST_CARD, downCount, isUndealt, targetOf, scene } from './scene'
import { defineFace } from '../define-face'
import { boardPage } from '../layout/pages'
import type { Pad, CountStep } from '../types'
import { countStep, padLine } from '../layout/pad'
import { touchCodec } from '../layout/touch'
import { puzzleLesson } from '../layout/lesson'

const ALL = 49

/** A pack with which five cards are turned: 25, 30, 4, 45 and the 49. */
const TAPE =
  '25 11 31 13 45 47 48 27 29 23 46 39 32 21 28 35 42 16 6 3 22 36 7 10 15 30 8 44 1 38 4 20 40 19 14 41 34 26 9 12 5 17 33 2 37 49 24 18 43'.split(
    ' ',
  )

/** Face of the Blind "49": face-down cards, and one in hand whose number tells where to look next. */
export const blindFortyNineFace = defineFace<BlindFortyNineView, BlindFortyNineEvent>({
  id: 'blind-forty-nine',
  scene,
  tableLayout: boardPage({ handSize: () => 1 }),
  // A card's number determines its square, and a square stands for its card.
  ...touchCodec({ 'hand:{card}': '{card}', 'hand:{card} {anywhere}': '{card}', 'square:{card}': '{card}' }),
  /** Returns a move in words, with the points that it makes. */
  moveWords(seen, _seat, move): Words {
    const square = Number(move)
    const rows = rowsFilledBy(seen.state.faceUp, square).length
    const points = (isRound(square) ? square : 0) + ROW_POINTS * rows
    if (move === LAST_CARD) return { key: points > 0 ? 'move.last-points' : 'move.last', params: { points } }
    return { key: points > 0 ? 'move.lay-points' : 'move.lay', params: { card: move, points } }
  },
  eventWords: createEventWords<BlindFortyNineEvent>({
    dealt: ({ faceDown }) => ({ key: 'event.dealt', params: { n: faceDown } }),
    lifted: ({ square }) => (square === null ? 'first' : 'found'),
    scored(it) {
      const [kind = '', what = ''] = it.for.split(' ')
      return { key: `event.scored-${kind}`, params: { what, points: it.points } }
    },
    ended: ({ reason, turned, score }) => ({ key: `event.ended-${reason}`, params: { n: turned, score } }),
  }),
  /** Returns what the viewer can do now, and how near the end may be. */
  prompt(seen): Words {
    const { inHand, score, turned } = seen.state
    if (seen.over) return { key: 'prompt.over', params: { score, n: turned } }
    if (isUndealt(seen)) return { key: 'prompt.deal' }
    const params = { card: inHand ?? '', score, n: downCount(seen) }
    if (seen.eye < 0) return { key: 'prompt.watch', params }
    if (inHand === LAST_CARD) return { key: 'prompt.last', params }
    return { key: turned === 0 ? 'prompt.first' : 'prompt.lay', params }
  },
  /** Returns the reason for a hint's move. The move is forced, so the reason tells what the card scores. */
  reason(seen, _seat, move): Words {
    const square = Number(move)
    const [row] = rowsFilledBy(seen.state.faceUp, square)
    if (row !== undefined) return { key: 'reason.row', params: { card: move, row: row.name } }
    if (move === LAST_CARD) return { key: 'reason.last' }
    return { key: isRound(square) ? 'reason.five' : 'reason.only', params: { card: move } }
  },
  /** Returns the pad: cards turned and still face down, the fives, the rows and the target; the total is the score. */
  pad(seen): Pad {
    const { turned, fives, lines, score } = seen.state
    const line = (name: string, cell: number, n = cell) => padLine(seen, name, () => cell, { params: { n } })
    const written = [
      line('turned', turned),
      line('down', downCount(seen)),
      line('fives', fives),
      line('rows', ROW_POINTS * lines, lines),
      line('target', targetOf(seen)),
    ]
    return { lines: written, totals: [String(score)] }
  },
  /** Returns how the game ended: all cards turned, target reached, or points short of it. */
  result(seen): Words | null {
    if (!seen.over) return null
    const { score, solved, turned } = seen.state
    if (turned === ALL) return { key: 'result.all', params: { score } }
    const params = { score, n: turned, target: targetOf(seen) }
    return { key: solved ? 'result.reached' : 'result.short', params }
  },
  /** Returns the count at the end: each five that was turned, then each full row. */
  count({ state: { faceUp }, over }): readonly CountStep[] {
    if (!over) return []
    return [
      ...takenFives(faceUp).map((card) => countStep('five', { card }, 'A', [card], card)),
      ...fullRows(faceUp).map(({ name, squares }) => countStep('row', { row: name }, 'A', squares, ROW_POINTS)),
    ]
  },
  sound: createSounds<BlindFortyNineEvent>({
    dealt: 'deal',
    lifted: 'flip',
    laid: 'lay',
    scored: (it) => (it.for.startsWith('row') ? 'row' : 'pencil'),
    ended: 'bell',
  }),
  anchor(seen) {
    const { state, over } = seen
    if (over) return 'how-far-it-goes'
    if (state.inHand === LAST_CARD) return 'the-end'
    if (fullRows(state.faceUp).length > 0) return 'what-counts'
    return state.turned === 0 ? 'laying-out' : 'turning'
  },
  /**
   * The first lesson: a card's number gives its square, play continues with the card found there, and the 49 ends the
   * game.
   */
  lesson: puzzleLesson('blind-forty-nine', [
    { id: 'own', moves: [], acceptedMoves: ['25'], tape: TAPE },
    { id: 'next', moves: ['25'], acceptedMoves: ['30'], tape: TAPE },
    { id: 'last', moves: ['25', '30', '4', '45'], acceptedMoves: ['49'], tape: TAPE },
  ]),
})
