import { soloRecord } from '../puzzles/cards-lesson'
import type { GameFace } from '../types'

const SQUARES = [1, 13, 18, 23, 35, 40, 45]

/** The fourth of the forty, as the rules page gives it. */
export const demo: GameFace['demo'] = {
  title: { key: 'demo.title' },
  record: soloRecord(
    'isolation',
    SQUARES.map((square) => `@${square}`),
  ),
  remarks: SQUARES.map((square, i) => ({ ply: i + 1, words: { key: `demo.${i + 1}`, params: { square } } })),
}
