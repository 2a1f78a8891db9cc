import { expect, test } from 'vitest'
import { deckOCardsRouletteFace } from '../../../../src/renderer/games/deck-o-cards-roulette/face'
import { flatten } from '../../../../src/renderer/flat/flat-layout'
import type { FlatPiece, FlatTable } from '../../../../src/renderer/flat/types'
import { sceneAt, playRandomGame } from '../contract'

/** Returns the flat tables of the first positions of a game of four in which a player keeps the bank. */
function flatTables(): FlatTable[] {
  const tables: FlatTable[] = []
  playRandomGame('deck-o-cards-roulette', { name: 'four', seats: 4, plies: 40 }, 'flat roulette', (moment) => {
    if (moment.able.includes(0)) tables.push(flatten(sceneAt(deckOCardsRouletteFace, moment, 0)))
  })
  return tables
}

const chips = (pieces: readonly FlatPiece[]) => pieces.filter(({ kind }) => kind === 'chip')

test('everybody’s chips are one heap a value, by their owner; only stakes lie on the layout', () => {
  const tables = flatTables()
  expect(tables.length).toBeGreaterThan(3)
  expect(tables.some(({ seats }) => seats.some(({ piles }) => chips(piles).length > 1))).toBe(true)
  for (const { field, piecesBeside, seats } of tables) {
    for (const { id } of chips(field!.pieces)) expect(id).toContain('bet:')
    for (const heap of [piecesBeside, ...seats.map(({ piles }) => piles)]) {
      const faces = chips(heap).map(({ face }) => face)
      expect(new Set(faces).size).toBe(faces.length)
    }
  }
})

test('the arrow lies over its dial, and places that only gather chips are not shown', () => {
  for (const { field, piecesBeside } of flatTables()) {
    const kinds = field!.pieces.map(({ kind }) => kind)
    expect(kinds.lastIndexOf('arrow')).toBeGreaterThan(kinds.lastIndexOf('dial'))
    for (const piece of piecesBeside) if (piece.kind === 'mark') expect(piece.touch).not.toBe(null)
  }
})
