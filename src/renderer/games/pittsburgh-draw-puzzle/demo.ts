import { soloRecord } from '../puzzles/cards-lesson'
import type { GameFace } from '../types'
import { fill } from './solution'

/** The named hands first, then the runs across borders, then the rest by colours. */
const ORDER = [10, 1, 9, 8, 7, 6, 5, 4, 3, 2]
const MOVES = ORDER.flatMap(fill)

/** One way to share out the pack, hand by hand, in the order in which a person would look for it. */
export const demo: GameFace['demo'] = {
  title: { key: 'demo.title' },
  record: soloRecord('pittsburgh-draw-puzzle', MOVES),
  remarks: ORDER.map((hand, i) => ({ ply: 5 * i + 1, words: { key: `demo.${hand}`, params: { hand } } })),
}
