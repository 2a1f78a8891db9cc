import type {
  ColorowSolitaireEvent,
  ColorowSolitaireView,
} from '../../../rules/forty-nine-outfit/colorow-solitaire/shape'
import { colourOfCard, boardScore, colourScore, rowName, rowsOfColour } from '../layout/colour-rows'
import { actorWords, createEventWords, createSounds } from '../layout/words'
import { entryAt } from '../../../rules/kit'
import { placingOf, boardWith, trayExtent, workbenchAttempt, workbenchTouches, placingWords } from '../puzzles/cards'
import type { Words } from '../../i18n/words'
import { isDealt, isUndealt, MAX_SCORE, targetOf, laidCount, scene } from './scene'
import { soloRecord, puzzleLesson } from '../layout/lesson'
import type { Pad, CountStep } from '../types'
import { BOARD_EXTENT } from '../../framing/table-layout'
import { defineFace } from '../define-face'
import { countStep, soloPad } from '../layout/pad'
import { COLOURS } from '../../../rules/forty-nine-outfit/cards'

/** The first of the seven arrangements that score a hundred: the cards of each row of the board, from the far left. */
const ROWS = [
  [7, 14, 4, 11, 6, 13, 49],
  [28, 1, 2, 3, 8, 35, 46],
  [32, 25, 5, 9, 21, 10, 18],
  [27, 22, 23, 48, 20, 15, 16],
  [34, 24, 29, 42, 17, 12, 19],
  [26, 43, 39, 41, 36, 44, 45],
  [30, 37, 31, 38, 33, 40, 47],
]

const PLACINGS = ROWS.flat().map((card, i) => `${card}@${i + 1}`)

/** The moves, colour by colour, so that each colour grows as a whole. */
const MOVES = [...PLACINGS].sort((one, two) => Number.parseInt(one, 10) - Number.parseInt(two, 10))

/** Points of each colour, mentioned with its last card; the last move mentions their sum. */
const COUNTS = [15, 15, 15, 15, 12, 15, 13]

const SLANT = ['1@4', '2@10', '3@22', '4@18', '5@25']

/** Face of Colorow Solitaire: a workbench of seven colours, and their points. */
export const colorowSolitaireFace = defineFace<ColorowSolitaireView, ColorowSolitaireEvent>({
  id: 'colorow-solitaire',
  scene,
  tableLayout: {
    kind: 'board',
    extent: (seen, shape) => (isDealt(seen) ? BOARD_EXTENT : trayExtent(shape === 'tall')),
    endExtent: BOARD_EXTENT,
    handSize: (seen) => (isDealt(seen) ? 5 : 0),
    hasGroupsBeside: isDealt,
  },
  touches: (move, { state }) => (move === 'done' ? ['say:done'] : workbenchTouches(move, state.board)),
  moveWords(seen, _seat, move): Words {
    const placing = placingOf(move)
    if (placing === null) return { key: 'move.done' }
    return placingWords(seen.state.board, placing, { card: placing.card, colour: colourOfCard(placing.card) })
  },
  verbs: () => [{ touches: ['say:done'], words: { key: 'verb.done' } }],
  eventWords: createEventWords<ColorowSolitaireEvent>({
    placed({ card, square, from, other }, you) {
      const kind = other === null ? 'placed' : from === null ? 'replaced' : 'changed'
      return actorWords(`event.${kind}`, you, { card, colour: colourOfCard(card), square, other: other ?? '' })
    },
    lifted: ({ card, from }, you) => actorWords('event.lifted', you, { card, square: from }),
    dealt: ({ hand, stock }) => ({ key: 'event.dealt', params: { cards: hand.join(', '), n: stock } }),
    centre: 'told',
    counted: ({ now, before, colour, score }) => ({
      key: `event.${now > before ? 'more' : 'less'}`,
      params: { colour, now, score },
    }),
    ended: ({ solved, score }) => ({ key: solved ? 'event.solved' : 'event.ended', params: { score } }),
  }),
  /** Returns what the viewer can do now, with the score, the target and the number of cards left. */
  prompt(seen): Words {
    const { state, over, eye } = seen
    const target = targetOf(seen)
    const params = { score: state.score, target }
    if (over) return { key: 'prompt.over', params }
    if (isUndealt(seen)) return { key: 'prompt.deal' }
    if (eye < 0) return { key: 'prompt.watch', params }
    if (isDealt(seen)) return { key: 'prompt.dealt', params: { ...params, n: state.hand.length } }
    if (state.tray.length === state.board.length) return { key: 'prompt.fresh', params }
    if (state.tray.length > 0) return { key: 'prompt.lay', params: { ...params, n: state.tray.length } }
    return { key: state.score >= target ? 'prompt.reached' : 'prompt.full', params }
  },
  /**
   * Returns the reason for a hint's move: its effect on the score, and the number of cards of its colour then on the
   * board.
   */
  reason(seen, _seat, move): Words {
    const { board, score } = seen.state
    const placing = placingOf(move)
    if (placing === null) return { key: 'reason.done', params: { score } }
    const colour = colourOfCard(placing.card)
    const after = boardWith(board, placing.card, placing.to)
    const gain = boardScore(after) - boardScore(board)
    if (gain > 0) return { key: 'reason.gains', params: { colour, n: gain, counts: colourScore(after, colour) } }
    if (gain < 0) return { key: 'reason.costs', params: { n: -gain } }
    if (placing.to === null) return { key: 'reason.clears', params: { colour } }
    const lying = after.filter((card) => card !== null && colourOfCard(card) === colour).length
    return { key: 'reason.builds', params: { colour, n: lying } }
  },
  /** Returns the pad: the points of each colour, the number of cards laid and the target; the total is the score. */
  pad(seen): Pad {
    const { byColour, score } = seen.state
    const points = Object.fromEntries(COLOURS.map((colour, i) => [colour, byColour[i] ?? 0]))
    return soloPad({ ...points, laid: laidCount(seen), target: targetOf(seen) }, score)
  },
  attempt: (touched, { state }) => workbenchAttempt(touched, state.board),
  /** Returns how the game ended: a hundred, target reached, or points short of it. */
  result(seen): Words | null {
    if (!seen.over) return null
    const { score, solved } = seen.state
    if (score === MAX_SCORE) return { key: 'result.hundred' }
    const n = targetOf(seen) - score
    return solved ? { key: 'result.reached', params: { score } } : { key: 'result.short', params: { score, n } }
  },
  /** Returns the count at the end, row by row, from red to violet. */
  count(seen): readonly CountStep[] {
    const { state, over } = seen
    if (!over) return []
    return COLOURS.flatMap((colour) =>
      rowsOfColour(state.board, colour).map((row) => {
        const cards = row.map((square) => state.board[square - 1]!)
        return countStep(colour, { row: rowName(row) }, 'A', cards, row.length)
      }),
    )
  },
  sound: createSounds<ColorowSolitaireEvent>({
    placed: ({ from }) => (from === null ? 'lay' : 'slide'),
    lifted: 'draw',
    dealt: 'deal',
    centre: 'lay',
    counted: ({ now, before }) => (now > before ? 'pencil' : null),
    ended: 'bell',
  }),
  anchor(seen) {
    if (seen.over) return 'the-reward-of-1928'
    if (isDealt(seen)) return 'five-at-a-time'
    if (laidCount(seen) === 0) return 'the-problem'
    return seen.state.tray.length === 0 ? 'finishing' : 'rows-and-their-count'
  },
  /** The printed solution with a hundred points, laid colour by colour. */
  demo: {
    record: soloRecord('colorow-solitaire', [...MOVES, 'done']),
    remarks: [
      ...MOVES.map((move, i) => {
        // Every move in `MOVES` is a placing.
        const { card } = placingOf(move)!
        const at = i % COUNTS.length
        const params = { colour: colourOfCard(card), counts: entryAt(COUNTS, Math.floor(i / COUNTS.length)), n: at + 1 }
        const key = at === 0 ? 'demo.first' : at === COUNTS.length - 1 ? 'demo.last' : 'demo.next'
        return { ply: i + 1, words: { key, params } }
      }),
      { ply: MOVES.length + 1, words: { key: 'demo.done' } },
    ],
  },
  /** The first lesson: a row, a card where two rows cross, the best shape, and two cards that change places. */
  lesson: puzzleLesson('colorow-solitaire', [
    { id: 'row', moves: SLANT.slice(0, 2), acceptedMoves: ['3@22'] },
    { id: 'crossing', moves: SLANT, acceptedMoves: ['6@26'] },
    { id: 'shape', moves: ['1@1', '2@2', '3@3', '4@9', '5@15', '6@16'], acceptedMoves: ['7@17'] },
    { id: 'change', moves: ['1@1', '2@2', '8@3', '3@10'], acceptedMoves: ['3@3', '8@10'] },
  ]),
})
