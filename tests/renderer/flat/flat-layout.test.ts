import { describe, expect, test } from 'vitest'
import { loadGameFace, hasFace } from '../../../src/renderer/games'
import type { GameFace, SceneContext } from '../../../src/renderer/games/types'
import type { Piece } from '../../../src/renderer/stage/model/pieces'
import { flatten } from '../../../src/renderer/flat/flat-layout'
import type { FlatPiece, FlatTable } from '../../../src/renderer/flat/types'
import { narrowMoves, type TouchMove } from '../../../src/renderer/stores/table/touch-narrowing'
import { games as catalogue } from '../../../src/rules/catalogue'
import {
  defaults,
  letterOf,
  LineOfPlay,
  listMoves,
  viewTable,
  seatsIn,
  createSeededRng,
  createSeedSource,
  type AnyGame,
  type Seat,
  type GameView,
} from '../../../src/rules/kit'

const PLIES = 14
const MOVES_EACH = 12

const all = (flat: FlatTable): FlatPiece[] => [
  ...(flat.field?.pieces ?? []),
  ...flat.hand,
  ...flat.piecesBeside,
  ...flat.seats.flatMap(({ hand, piles }) => [...hand, ...piles]),
]

/** Returns whether a point of the table lies on a piece. */
function covers(piece: FlatPiece, x: number, z: number): boolean {
  const a = (-piece.turn * Math.PI) / 180
  const [dx, dz] = [x - piece.x, z - piece.z]
  const u = (dx * Math.cos(a) - dz * Math.sin(a)) / (piece.w / 2)
  const v = (dx * Math.sin(a) + dz * Math.cos(a)) / (piece.d / 2)
  return piece.round ? Math.hypot(u, v) <= 1 : Math.max(Math.abs(u), Math.abs(v)) <= 1
}

/** Returns whether some part of a touchable thing in the field is not covered by a higher piece with another touch. */
function reachable(touch: string, pieces: readonly FlatPiece[]): boolean {
  const steps = [-0.8, -0.4, 0, 0.4, 0.8]
  // On a disk, the corner points must lie inside its edge. On other pieces, the points reach nearly to the edges.
  const within = (piece: FlatPiece) => (piece.round ? 2.9 : 2)
  return pieces.some((piece, at) => {
    if (piece.touch !== touch) return false
    const above = pieces.slice(at + 1).filter((it) => it.touch !== touch)
    return steps.some((i) =>
      steps.some((j) => {
        const [x, z] = [piece.x + (i * piece.w) / within(piece), piece.z + (j * piece.d) / within(piece)]
        return !above.some((it) => covers(it, x, z))
      }),
    )
  })
}

function scene(face: GameFace, seen: GameView, moves: readonly TouchMove[], picked: readonly string[]): Piece[] {
  const { next } = narrowMoves(moves, picked, face.anyOrder ?? false)
  const context: SceneContext = {
    touchable: next,
    picked,
    lastPly: null,
    portrait: false,
    isHandCovered: false,
    flickStrength: null,
  }
  return face.scene(seen, context)
}

function legal(face: GameFace, game: AnyGame, line: LineOfPlay, seat: Seat, seen: GameView): TouchMove[] {
  return listMoves(game, line.state, seat).map((it) => {
    const move = game.write(line.state, seat, it)
    return { move, touches: face.touches(move, seen) }
  })
}

/**
 * Expects that every touch of some moves of a position can be touched when its turn comes. Returns how many were
 * checked.
 */
function expectTouches(face: GameFace, seen: GameView, moves: readonly TouchMove[]): number {
  const step = Math.max(1, Math.floor(moves.length / MOVES_EACH))
  let checked = 0
  for (let i = 0; i < moves.length; i += step) {
    const { move, touches } = moves[i]!
    touches.forEach((touch, at) => {
      if (touch.startsWith('say:')) return
      const flat = flatten(scene(face, seen, moves, touches.slice(0, at)))
      const there = all(flat).some((piece) => piece.touch === touch)
      const inField = flat.field?.pieces.some((piece) => piece.touch === touch) ?? false
      expect(there, `${move}: ${touch} is missing`).toBe(true)
      if (inField) expect(reachable(touch, flat.field!.pieces), `${move}: ${touch} is hidden`).toBe(true)
      checked++
    })
  }
  return checked
}

const games = catalogue.filter((game) => hasFace(game.info.id))

describe('what can be touched in depth can be touched on the flat table', () => {
  test.each(games.map((game) => [game.info.id, game] as const))('%s', async (id, game) => {
    const face = await loadGameFace(id)
    const seats = Math.max(game.info.seats.min, Math.min(3, game.info.seats.max))
    const line = new LineOfPlay(game, defaults(game.info), seats, createSeedSource('flat'))
    line.settleChance()
    const rng = createSeededRng('flat')
    let checked = 0
    for (let n = 0; n < PLIES && !line.isOver; n++) {
      const able = seatsIn(game.requiredSeats(line.state) || game.optionalSeats(line.state))
      const seat = able[rng.below(able.length)]!
      const seen = viewTable(game, line.state, seat)
      checked += expectTouches(face, seen, legal(face, game, line, seat, seen))
      line.playText(`${letterOf(seat)} ${game.write(line.state, seat, game.pick(line.state, seat, rng))}`)
    }
    expect(checked).toBeGreaterThan(0)
  })
})

describe('the flat table', () => {
  const card = (id: string, x: number, z: number, more: Partial<Piece> = {}): Piece => ({
    id,
    kind: 'card',
    face: 'pack/back',
    pose: { x, y: 0, z },
    ...more,
  })
  const board: Piece = { id: 'board', kind: 'board', face: '49/board', pose: { x: 0, y: 0, z: 0 } }

  test('draws a pile as one thing with its number, and keeps the board in scale', () => {
    const stock = [0, 1, 2].map((i) => card(`s:${i}`, -12 + i * 0.02, 4, { touch: 'stock', zone: 'stock' }))
    const flat = flatten([board, ...stock, card('c', 2, -4, { face: '49/7', touch: 'square:5' })])
    expect(flat.piecesBeside).toMatchObject([{ touch: 'stock', count: 3 }])
    expect(flat.field).toMatchObject({ x: -8, z: -8, w: 16, d: 16 })
    expect(flat.field!.pieces.at(-1)).toMatchObject({ x: 2, z: -4, w: 1.94, d: 1.94 })
  })

  test('without a board the field is as large as what lies there, and pieces keep their proportions', () => {
    const flat = flatten([card('a', -6, 0, { face: 'pack/QH', touch: 'table:QH' }), card('b', 6, 0)])
    expect(flat.field!.w).toBeCloseTo(12 + 2.25 + 0.6)
    expect(flat.field!.d).toBeGreaterThan(3.5 + 0.6)
    expect(flat.field!.pieces.map(({ w, d }) => w / d)).toEqual([2.25 / 3.5, 2.25 / 3.5])
  })

  test('the own hand is a row in order, hands and heaps of the others stand by their seat', () => {
    const hand = ['2S', 'KH'].map((it, i) =>
      card(`card:${it}`, i, 9.7, { face: `pack/${it}`, touch: `hand:${it}`, zone: 'hand:A' }),
    )
    const backs = [0, 1].map((i) => card(`back:B:${i}`, i, -10.6, { down: true, zone: 'hand:B' }))
    const won = [0, 1].map((i) => card(`won:${i}`, 4, -13.5, { down: true, zone: 'won:B' }))
    const flat = flatten([...hand, ...backs, ...won])
    expect(flat.hand.map(({ face }) => face)).toEqual(['pack/2S', 'pack/KH'])
    expect(flat.seats).toMatchObject([{ seat: 'B', hand: [{}, {}], piles: [{ count: 2, face: 'pack/back' }] }])
    expect(flat.field).toBeNull()
  })

  test('a covered hand stays in its row, as backs of its own pack that cannot be touched', () => {
    const backs = [0, 1, 2].map((i) => card(`back:A:${i}`, i, 9.7, { face: 'lion/7R', down: true, zone: 'hand:A' }))
    expect(flatten(backs).hand).toMatchObject([0, 1, 2].map(() => ({ face: 'lion/back', touch: null })))
  })
})

test('empty places off the board that are touched as one are one', async () => {
  const face = await loadGameFace('puzzle-supreme')
  const game = catalogue.find(({ info }) => info.id === 'puzzle-supreme')!
  const line = new LineOfPlay(game, defaults(game.info), 1, createSeedSource('gaps'))
  for (const move of ['7@1', '8@2', '9@3']) line.playText(`A ${move}`)
  const context: SceneContext = {
    touchable: new Set(),
    picked: [],
    lastPly: null,
    portrait: false,
    isHandCovered: false,
    flickStrength: null,
  }
  const flat = flatten(face.scene(viewTable(game, line.state, 0), context))
  expect(flat.piecesBeside.map(({ touch }) => touch)).toEqual(['tray'])
  expect(flat.hand).toHaveLength(46)
  expect(flat.field!.pieces.filter(({ label }) => label !== undefined).map(({ label }) => label!.text)).toContain('24')
})

test('a single card on bare wood is not blown up to fill the table', () => {
  const card: Piece = { id: 'a', kind: 'card', face: '49/25', pose: { x: 0, y: 0, z: 0 } }
  const field = flatten([card]).field!
  expect(field.w).toBeGreaterThan(8)
  expect(field.x + field.w / 2).toBeCloseTo(0)
  expect(field.z + field.d / 2).toBeCloseTo(0)
})

test('the piles of a patience lie together in the middle, however far they reach', async () => {
  const face = await loadGameFace('suite-assembling')
  const game = catalogue.find(({ info }) => info.id === 'suite-assembling')!
  const line = new LineOfPlay(game, defaults(game.info), 1, createSeedSource('piles'))
  line.settleChance()
  for (const portrait of [false, true]) {
    const context: SceneContext = {
      touchable: new Set(),
      picked: [],
      lastPly: null,
      portrait,
      isHandCovered: false,
      flickStrength: null,
    }
    const flat = flatten(face.scene(viewTable(game, line.state, 0), context))
    const touches = new Set(flat.field!.pieces.map(({ touch }) => touch))
    for (let pile = 1; pile <= 7; pile++) expect(touches, String(portrait)).toContain(`pile:${pile}`)
    expect(flat.piecesBeside.some(({ touch }) => touch?.startsWith('pile:') === true)).toBe(false)
  }
})
