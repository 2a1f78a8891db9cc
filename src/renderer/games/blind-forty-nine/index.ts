import type { BlindFortyNineEvent, BlindFortyNineView } from '../../../rules/forty-nine-outfit/blind-forty-nine/shape'
import { defineFace } from '../define-face'
import { createSounds } from '../layout/words'
import { boardPage } from '../layout/pages'
import { en } from './messages/en'
import { scene } from './scene'
import { eventWords, moveWords, reasonWords, promptWords, resultWords } from './words'
import { fullRows, ROW_POINTS, takenFives } from '../puzzles/fives-and-rows'
import { LAST_CARD, downCount, targetOf, type Table } from './table'
import { nameIn, namedTouch } from '../../stage/model/touch-names'
import type { Pad, CountStep } from '../types'
import { puzzleLesson } from '../puzzles/lesson'

/** Returns the touches of a move: only the card, since its number determines its square. */
function touches(move: string): readonly string[] {
  return [namedTouch('hand', move)]
}

/** Returns the move that a touch means; a square stands for the card that belongs on it. */
function attempt(touched: readonly string[]): string | null {
  return nameIn(touched[0], 'square') ?? nameIn(touched[0], 'hand')
}

/** Returns the pad: cards turned and still face down, the fives, the rows and the target; the total is the score. */
function pad(seen: Table): Pad {
  const { turned, fives, lines, score } = seen.state
  const line = (key: string, value: number, n = value) => ({
    label: { key: `pad.${key}`, params: { n } },
    cells: [String(value)],
  })
  return {
    lines: [
      line('turned', turned),
      line('down', downCount(seen)),
      line('fives', fives),
      line('rows', ROW_POINTS * lines, lines),
      line('target', targetOf(seen)),
    ],
    totals: [String(score)],
  }
}

/** Returns the count at the end: each five that was turned, then each full row. */
function count(seen: Table): readonly CountStep[] {
  const { state, over } = seen
  if (!over) return []
  const fives = takenFives(state.faceUp).map((card): CountStep => ({
    words: { key: 'count.five', params: { card } },
    seat: 'A',
    faces: [`49/${card}`],
    points: card,
  }))
  const rows = fullRows(state.faceUp).map(({ name, squares }): CountStep => ({
    words: { key: 'count.row', params: { row: name } },
    seat: 'A',
    faces: squares.map((square) => `49/${square}`),
    points: ROW_POINTS,
  }))
  return [...fives, ...rows]
}

/** A pack with which five cards are turned: 25, 30, 4, 45 and the 49. */
const TAPE =
  '25 11 31 13 45 47 48 27 29 23 46 39 32 21 28 35 42 16 6 3 22 36 7 10 15 30 8 44 1 38 4 20 40 19 14 41 34 26 9 12 5 17 33 2 37 49 24 18 43'.split(
    ' ',
  )

/**
 * The first lesson: a card's number gives its square, play continues with the card found there, and the 49 ends the
 * game.
 */
const lesson = puzzleLesson('blind-forty-nine', [
  { id: 'own', moves: [], acceptedMoves: ['25'], tape: TAPE },
  { id: 'next', moves: ['25'], acceptedMoves: ['30'], tape: TAPE },
  { id: 'last', moves: ['25', '30', '4', '45'], acceptedMoves: ['49'], tape: TAPE },
])

/** Face of the Blind "49": face-down cards, and one in hand whose number tells where to look next. */
export const blindFortyNineFace = defineFace<BlindFortyNineView, BlindFortyNineEvent>({
  id: 'blind-forty-nine',
  scene,
  tableLayout: boardPage({ handSize: () => 1 }),
  touches,
  moveWords,
  eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  attempt,
  result: resultWords,
  count,
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
  lesson,
  messages: { en },
})
