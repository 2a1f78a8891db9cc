import { placingOf } from '../puzzles/cards-placing'
import { soloRecord } from '../puzzles/cards-lesson'
import { colourOfCard } from '../colour-rows'
import type { GameFace } from '../types'
import { entryAt } from '../../../rules/kit'

/** The first of the seven arrangements that count a hundred: the cards of each row of the board, from the far left. */
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

/** The cards colour by colour, so that each colour is seen to grow. */
const MOVES = [...PLACINGS].sort((one, two) => Number.parseInt(one, 10) - Number.parseInt(two, 10))

/** The last card of a colour tells what the colour counts; the last move what they count together. */
const COUNTS = [15, 15, 15, 15, 12, 15, 13]

/** A hundred, laid colour by colour. */
export const demo: GameFace['demo'] = {
  title: { key: 'demo.title' },
  record: soloRecord('colorow-solitaire', [...MOVES, 'done']),
  remarks: [
    ...MOVES.map((move, i) => {
      // They are placings.
      const { card } = placingOf(move)!
      const at = i % COUNTS.length
      const params = { colour: colourOfCard(card), counts: entryAt(COUNTS, Math.floor(i / COUNTS.length)), n: at + 1 }
      const key = at === 0 ? 'demo.first' : at === COUNTS.length - 1 ? 'demo.last' : 'demo.next'
      return { ply: i + 1, words: { key, params } }
    }),
    { ply: MOVES.length + 1, words: { key: 'demo.done' } },
  ],
}
