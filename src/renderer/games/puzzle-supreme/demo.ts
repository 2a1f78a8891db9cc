import { soloRecord } from '../puzzles/cards-lesson'
import type { GameFace } from '../types'
import { STAIRCASE } from './staircase'

/** The oldest way to a magic square, card by card. */
export const demo: GameFace['demo'] = {
  title: { key: 'demo.title' },
  record: soloRecord(
    'puzzle-supreme',
    STAIRCASE.map(({ card, square }) => `${card}@${square}`),
  ),
  remarks: STAIRCASE.map(({ card, square, step }) => ({
    ply: card,
    words: { key: `demo.${card === STAIRCASE.length ? 'last' : step}`, params: { card, square, before: card - 1 } },
  })),
}
