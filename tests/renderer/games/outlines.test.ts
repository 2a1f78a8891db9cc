import { expect, it } from 'vitest'
import { flatten } from '../../../src/renderer/flat/flat-layout'
import { loadGameFace } from '../../../src/renderer/games'
import { OUTLINE_ZONE } from '../../../src/renderer/stage/model/touch-names'
import type { Piece } from '../../../src/renderer/stage/model/pieces'
import { pointsOf } from '../../../src/renderer/stage/camera/framing'
import { viewpoint } from '../../../src/renderer/stage/camera/viewpoints'
import type { GameId } from '../../../src/rules/manifest'
import { playRandomGame, sceneAt } from './contract'

const outlinesIn = (pieces: readonly Piece[]) => pieces.filter(({ zone }) => zone === OUTLINE_ZONE)

/** Games with places that are empty for a while, the seats, the places, and what lies there when they are not empty. */
const GAMES: readonly (readonly [game: GameId, seats: number, place: string, lies: (piece: Piece) => boolean])[] = [
  ['cassino-21', 2, 'won:A', ({ group }) => group === 'won:A'],
  ['color-casino', 2, 'won:A', ({ group }) => group === 'won:A'],
  ['chicago-casino', 3, 'stock', ({ group }) => group === 'stock'],
  ['cassino-25', 2, 'stock', ({ group }) => group === 'stock'],
  ['new-york-whist', 3, 'trick:B', ({ zone, from }) => zone === 'trick' && from === 'hand:B'],
  ['forty-nine', 6, 'stock', ({ group, kind }) => group === 'stock' && kind === 'card'],
  ['boston-books', 3, 'stock', ({ group }) => group === 'stock'],
]

it.each(GAMES)('%s, %i seats: %s is outlined exactly while nothing lies there', async (game, seats, place, lies) => {
  const face = await loadGameFace(game)
  const seen = { empty: 0, full: 0 }
  playRandomGame(game, { name: 'outlines', seats, plies: 200 }, `outlines ${game}`, (moment) => {
    if (moment.line.isOver) return
    const pieces = sceneAt(face, moment, 0)
    const outline = outlinesIn(pieces).filter(({ id }) => id === `outline:${place}`)
    const isFull = pieces.some((piece) => piece.zone !== OUTLINE_ZONE && lies(piece))
    expect(outline).toHaveLength(isFull ? 0 : 1)
    seen[isFull ? 'full' : 'empty'] += 1
  })
  expect(seen.empty).toBeGreaterThan(0)
  expect(seen.full).toBeGreaterThan(0)
})

it('outlines take no touch, do not steer the camera, and are not listed beside a flat table', async () => {
  const face = await loadGameFace('cassino-21')
  let found = 0
  playRandomGame('cassino-21', { name: 'outlines', seats: 2, plies: 6 }, 'quiet', (moment) => {
    const pieces = sceneAt(face, moment, 0)
    const outlines = outlinesIn(pieces)
    found += outlines.length
    for (const { touch, kind } of outlines) expect([touch, kind]).toEqual([undefined, 'mark'])
    expect(pointsOf(outlines, viewpoint('seat', 16 / 9), { width: 1280, height: 720 })).toEqual([])
    const { piecesBeside, seats } = flatten(pieces)
    const beside = [...piecesBeside, ...seats.flatMap(({ piles }) => piles)]
    expect(beside.filter(({ id }) => id.startsWith('outline:'))).toEqual([])
  })
  expect(found).toBeGreaterThan(0)
})
