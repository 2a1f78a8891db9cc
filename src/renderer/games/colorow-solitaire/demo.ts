import { placingOf } from '../puzzles/cards-placing'
import { soloRecord } from '../puzzles/solo-lesson'
import { colourOfCard } from '../colour-rows'
import type { GameFace } from '../types'
import { entryAt } from '../../../rules/kit'

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

/** The printed solution with a hundred points, laid colour by colour. */
export const demo: GameFace['demo'] = {
  title: { key: 'demo.title' },
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
}
