import { soloRecord } from '../puzzles/solo-lesson'
import type { GameFace } from '../types'

/** The only twenty-five cards with a score of 265. */
const CROSS = [3, 5, 10, 12, 15, 16, 17, 18, 19, 20, 21, 24, 25, 26, 29, 30, 31, 32, 33, 34, 35, 38, 40, 45, 47]
const OTHERS = Array.from({ length: 49 }, (_, i) => i + 1).filter((card) => !CROSS.includes(card))

const remark = (ply: number, name: string, params: Readonly<Record<string, number | string>> = {}) => ({
  ply,
  words: { key: `demo.${name}`, params },
})

/** The perfect double cross, card by card, which nobody has ever drawn. */
export const demo: GameFace['demo'] = {
  title: { key: 'demo.title' },
  record: soloRecord(
    'mystic-double-cross',
    CROSS.map(() => 'draw'),
    { cheater: false },
    [...CROSS, ...OTHERS].map(String),
  ),
  remarks: [
    remark(1, 'first'),
    remark(2, 'five', { card: 5 }),
    remark(11, 'row', { row: '15-21' }),
    remark(13, 'middle', { card: 25 }),
    remark(21, 'row', { row: '29-35' }),
    remark(24, 'row', { row: '3-45' }),
    remark(25, 'last', { row: '5-47', points: 265 }),
  ],
}
