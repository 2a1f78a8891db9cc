import { soloRecord } from '../puzzles/cards-lesson'
import type { GameFace } from '../types'
import { COMES_OUT, THE_WAY } from './deals'

const remark = (ply: number, name: string, params: Readonly<Record<string, number | string>> = {}) => ({
  ply,
  words: { key: `demo.${name}`, params },
})

/** A deal that comes out in its third time through the pack. */
export const demo: GameFace['demo'] = {
  title: { key: 'demo.title' },
  record: soloRecord('suite-assembling', THE_WAY, {}, COMES_OUT),
  remarks: [
    remark(1, 'onto', { card: 19, next: 20 }),
    remark(2, 'up', { card: 16 }),
    remark(5, 'deal'),
    remark(6, 'pack', { card: 2 }),
    remark(8, 'hold', { card: 44 }),
    remark(31, 'again'),
    remark(69, 'suite'),
    remark(THE_WAY.length, 'last'),
  ],
}
