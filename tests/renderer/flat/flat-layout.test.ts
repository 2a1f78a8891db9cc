import { describe, expect, test } from 'vitest'
import { boxOf, type Box, type WindowSize } from '../../../src/renderer/framing/box'
import { framePage, frameFromAbove, planPage, type PageRequest } from '../../../src/renderer/framing/page-plan'
import { emptyPapers, papersFor, type Papers } from '../../../src/renderer/framing/papers'
import { besidePaper, flatten, type FlatPiece, type FlatTable } from '../../../src/renderer/flat/flat-layout'
import { loadGameFace, hasFace } from '../../../src/renderer/games'
import type { GameFace, SceneContext } from '../../../src/renderer/games/types'
import type { Piece } from '../../../src/renderer/stage/model/pieces'
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
import type { GameId } from '../../../src/rules/manifest'
import { galleryPositions, viewAt } from '../../bench/framing/positions'
import { everyOther, runCount } from '../../scale'
import { pageRequestOf } from '../framing/pages'
import { playRandomGame } from '../games/contract'

/** A desk's window, and the height of its letters at the usual size and at twice as large, in CSS pixels. */
const DESK: WindowSize = { width: 1280, height: 800 }
const [USUAL, LARGEST] = [16, 32]

/** Lays a flat table in a window with letters of this height; without papers they have their own places. */
async function flatTable(
  game: string,
  seen: GameView,
  {
    window,
    rem,
    papers,
  }: { readonly window: WindowSize; readonly rem: number; readonly papers?: PageRequest['papers'] },
  more: Partial<SceneContext> = {},
): Promise<FlatTable & { readonly papers: Papers }> {
  const request = {
    ...(await pageRequestOf(game, seen, `${window.width}x${window.height}`, rem, more)),
    papers,
  }
  const framed = frameFromAbove(request, framePage(request))
  const { pieces } = planPage(request, framed)
  return { ...flatten(pieces, { ...framed, area: boxOf(0, 0, window.width, window.height) }), papers: framed.papers }
}

/** Lays a flat table at a desk, where the list of moves is always open in a column, which takes its part of the window. */
function deskTable(game: string, seen: GameView, more: Partial<SceneContext> = {}) {
  const window = { ...DESK, width: papersFor(DESK, seen.seats, USUAL).strip.left }
  return flatTable(game, seen, { window, rem: USUAL, papers: [emptyPapers(window), emptyPapers(window, true)] }, more)
}

const PLIES = runCount(14, 4)
const MOVES_EACH = runCount(12, 4)

const all = ({ field, hand, piecesBeside }: FlatTable): FlatPiece[] => [
  ...(field?.pieces ?? []),
  ...piecesBeside,
  ...hand,
]

/** Returns whether a point of the table lies on a piece. */
function covers(piece: FlatPiece, x: number, y: number): boolean {
  const a = -piece.turn
  const [dx, dy] = [x - piece.x, y - piece.y]
  const u = (dx * Math.cos(a) - dy * Math.sin(a)) / (piece.w / 2)
  const v = (dx * Math.sin(a) + dy * Math.cos(a)) / (piece.h / 2)
  return piece.round ? Math.hypot(u, v) <= 1 : Math.max(Math.abs(u), Math.abs(v)) <= 1
}

/** Returns whether some part of a touchable thing is not covered by a higher piece with another touch. */
function reachable(touch: string, pieces: readonly FlatPiece[]): boolean {
  const steps = [-0.8, -0.4, 0, 0.4, 0.8]
  // On a disk, the corner points must lie inside its edge. On other pieces, the points reach nearly to the edges.
  const within = (piece: FlatPiece) => (piece.round ? 2.9 : 2)
  return pieces.some((piece, at) => {
    if (piece.touch !== touch) return false
    const above = pieces.slice(at + 1).filter((it) => it.touch !== touch)
    return steps.some((i) =>
      steps.some((j) => {
        const [x, y] = [piece.x + (i * piece.w) / within(piece), piece.y + (j * piece.h) / within(piece)]
        return !above.some((it) => covers(it, x, y))
      }),
    )
  })
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
async function expectTouches(face: GameFace, seen: GameView, moves: readonly TouchMove[]): Promise<number> {
  const step = Math.max(1, Math.floor(moves.length / MOVES_EACH))
  let checked = 0
  for (let i = 0; i < moves.length; i += step) {
    const { move, touches } = moves[i]!
    for (const [at, touch] of touches.entries()) {
      if (touch.startsWith('say:')) continue
      const picked = touches.slice(0, at)
      const { next } = narrowMoves(moves, picked, face.anyOrder ?? false)
      const pieces = all(await deskTable(face.id, seen, { touchable: next, picked }))
      expect(
        pieces.some((piece) => piece.touch === touch),
        `${move}: ${touch} is missing`,
      ).toBe(true)
      expect(reachable(touch, pieces), `${move}: ${touch} is hidden`).toBe(true)
      checked++
    }
  }
  return checked
}

const games = catalogue.filter((game) => hasFace(game.info.id))

describe('what can be touched in depth can be touched on the flat table', () => {
  test.each(everyOther(games.map((game) => [game.info.id, game] as const)))('%s', async (id, game) => {
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
      checked += await expectTouches(face, seen, legal(face, game, line, seat, seen))
      line.playText(`${letterOf(seat)} ${game.write(line.state, seat, game.pick(line.state, seat, rng))}`)
    }
    expect(checked).toBeGreaterThan(0)
  })
})

/** Width and height of what a pointer can hit, and of a fingertip, in CSS pixels. */
const POINTER = 24

/**
 * Returns the targets that are neither as large as a pointer needs, nor as far from all others. The arrow means the same
 * as the dial that it lies on.
 */
function crowded(pieces: readonly FlatPiece[]): string[] {
  const targets = pieces.filter(({ touch, kind }) => touch !== null && kind !== 'arrow')
  return targets
    .filter(({ w, h }) => Math.min(w, h) < POINTER)
    .filter((one) =>
      targets.some((other) => other.touch !== one.touch && Math.hypot(other.x - one.x, other.y - one.y) < POINTER),
    )
    .map(({ touch }) => touch!)
}

/** Returns what reaches out of the window or under a paper. */
function covered(table: FlatTable & { readonly papers: Papers }): string[] {
  const { strip, verbs } = table.papers
  return all(table)
    .filter(({ kind }) => kind !== 'mark')
    .filter(({ x, y }) => {
      const isUnder = ({ left, top, right, bottom }: Papers['strip']) => x > left && x < right && y > top && y < bottom
      return x < 0 || y < 0 || x > DESK.width || y > DESK.height || isUnder(strip) || isUnder(verbs)
    })
    .map(({ id }) => id)
}

describe.each(everyOther(Object.entries(galleryPositions())))('the flat table of %s at a desk', (game, position) => {
  test('has room for a pointer at everything that can be touched', async () => {
    expect(crowded(all(await deskTable(game, viewAt(game, position))))).toEqual([])
  })

  test('shows all of it with letters twice as large, over the whole width that papers leave', async () => {
    const table = await flatTable(game, viewAt(game, position), { window: DESK, rem: LARGEST })
    expect(covered(table)).toEqual([])
    expect(crowded(all(table))).toEqual([])
    const { layout, strip, verbs } = table.papers
    const isBetween = ({ y }: FlatPiece) => layout !== 'column' || (y > strip.bottom && y < verbs.top)
    const right = Math.max(
      ...all(table)
        .filter(isBetween)
        .map(({ x, w }) => x + w / 2),
    )
    // Beside a column's papers there is room between strip and verbs, too.
    expect(right).toBeGreaterThan(table.piecesBeside.length > 0 ? DESK.width * 0.5 : strip.left * 0.6)
  })
})

test('the bare table ends with its page, beside which are buttons', async () => {
  const window = { width: 900, height: 500 }
  const { field } = await flatTable('chicago-casino', viewAt('chicago-casino', galleryPositions()['chicago-casino']!), {
    window,
    rem: USUAL,
    papers: [emptyPapers(window), emptyPapers(window, true)],
  })
  const { x, y, w, h } = field!.pieces.find(({ id }) => id === 'mark:table')!
  expect(Math.min(x - w / 2, y - h / 2)).toBeGreaterThanOrEqual(0)
  expect(x + w / 2).toBeLessThanOrEqual(window.width)
  expect(y + h / 2).toBeLessThanOrEqual(window.height)
})

test('a board with its tray has the whole width beside the list of moves', async () => {
  const { field } = await deskTable('puzzle-supreme', viewAt('puzzle-supreme', galleryPositions()['puzzle-supreme']!))
  expect(field!.box.right - field!.box.left).toBeGreaterThan(880)
})

test('the layout of a roulette takes the larger half of the flat table', async () => {
  const { field } = await deskTable(
    'deck-o-cards-roulette',
    viewAt('deck-o-cards-roulette', galleryPositions()['deck-o-cards-roulette']!),
  )
  const { left, top, right, bottom } = field!.box
  expect(right - left).toBeGreaterThan(850)
  expect(bottom - top).toBeGreaterThan(DESK.height / 2)
})

describe('the flat table', () => {
  const page = {
    camera: { pitch: Math.PI / 2, focal: 1000, cx: 400, cy: 400, position: [0, 20, 0] as const },
    area: boxOf(100, 0, 900, 800),
    field: boxOf(0, 0, 800, 800),
  }
  const card = (id: string, x: number, z: number, more: Partial<Piece> = {}): Piece => ({
    id,
    kind: 'card',
    face: 'pack/back',
    pose: { x, y: 0, z },
    ...more,
  })

  test('shows a piece where the page has it, in its size', () => {
    const [piece] = flatten([card('a', 2, -4, { face: '49/7', pose: { x: 2, y: 0, z: -4, scale: 2 } })], page).field!
      .pieces
    // Fifty pixels an inch, twenty inches below the camera.
    expect(piece!.x).toBeCloseTo(100 + 400 + 2 * 50)
    expect(piece!.y).toBeCloseTo(400 - 4 * 50)
    expect(piece!.w).toBeCloseTo(1.94 * 2 * 50)
  })

  test('draws a pile as one thing with its number, but no fan, whose number may be secret', () => {
    const pileOf = (group: NonNullable<Piece['group']>) =>
      [0, 1, 2].map((i) => card(`${group}:${i}`, -12 + i * 0.02, 4, { touch: 'it', zone: 'stock', group }))
    expect(flatten(pileOf('stock'), page).piecesBeside).toMatchObject([{ touch: 'it', count: 3 }])
    expect(flatten(pileOf('fan:B'), page).piecesBeside.map(({ count }) => count)).toEqual([1, 1, 1])
  })

  test('the card of a heap that can be played shows the number of the heap, which it hides', () => {
    const heap = [0, 1, 2].map((i) => card(`heap:${i}`, 0, 4, { pose: { x: 0, y: i * 0.01, z: 4 } }))
    const top = card('top', 0.02, 4, { pose: { x: 0.02, y: 0.03, z: 4 }, touch: 'heap', face: 'pack/7H' })
    const beside = card('beside', 3, 4, { touch: 'other' })
    const { pieces } = flatten([...heap, top, beside], page).field!
    expect(pieces.map(({ id, count, number }) => [id, count, number])).toEqual(
      expect.arrayContaining([
        ['heap:2', 3, 1],
        ['top', 1, 4],
        ['beside', 1, 1],
      ]),
    )
  })

  test('piles of which one label tells how many cards they are show no other number', () => {
    const won = [0, 1, 2, 3].map((i) => card(`won:${i}`, i < 2 ? 0 : 4, 0, { group: 'won:A', zone: 'won:A' }))
    const label = { text: 'You: 4 cards', tone: 'plain' } as const
    const told = flatten([{ ...won[0]!, label }, ...won.slice(1)], page).piecesBeside
    expect(told.map(({ count, number }) => [count, number])).toEqual([
      [1, 1],
      [1, 1],
    ])
    expect(flatten(won, page).piecesBeside.map(({ count }) => count)).toEqual([2, 2])
  })

  test('a covered hand stays in its row, as backs of its own pack that cannot be touched', () => {
    const backs = [0, 1, 2].map((i) => card(`back:A:${i}`, i, 9, { face: 'lion/7R', down: true, group: 'hand' }))
    expect(flatten(backs, page).hand).toMatchObject([0, 1, 2].map(() => ({ face: 'lion/back', touch: null })))
  })

  test('at the end all of the field is drawn above the result, or at its left, and no smaller than it must be', () => {
    const board: Piece = { id: 'board', kind: 'board', face: '49/board', pose: { x: 0, y: 0, z: 0 } }
    const free = boxOf(0, 0, 1000, 800)
    const [before] = flatten([board], page).field!.pieces
    const edges = ({ x, y, w, h }: FlatPiece) => ({ right: x + w / 2, bottom: y + h / 2 })
    const { right, bottom } = edges(before!)
    const drawn = (paper: Box) => edges(flatten([board], besidePaper(page, [board], free, paper)).field!.pieces[0]!)
    expect(drawn(boxOf(0, bottom - 100, 1000, 800)).bottom).toBeCloseTo(bottom - 100)
    expect(drawn(boxOf(right - 100, 0, 1000, 800)).right).toBeCloseTo(right - 100)
    expect(besidePaper(page, [board], free, boxOf(0, bottom, 1000, 800))).toBe(page)
  })

  test('shows a box’s board with what lies around it where no page was laid out', () => {
    const board: Piece = { id: 'board', kind: 'board', face: '49/board', pose: { x: 0, y: 0, z: 0 } }
    expect(flatten([board, card('stock:0', -9.9, 6.8)], null).field!.box).toMatchObject({
      right: 8,
      top: -8,
      bottom: 8.55,
    })
    expect(flatten([card('stock:0', -9.9, 6.8)], null).field).toBeNull()
  })
})

test('everybody’s chips at a roulette are one heap a value; only stakes lie on the layout', async () => {
  const id: GameId = 'deck-o-cards-roulette'
  const tables: Promise<FlatTable>[] = []
  playRandomGame(id, { name: 'four', seats: 4, plies: 40 }, 'flat roulette', (moment) => {
    if (moment.able.includes(0)) tables.push(deskTable(id, moment.seen(0)))
  })
  expect(tables.length).toBeGreaterThan(3)
  for (const { field, piecesBeside } of await Promise.all(tables)) {
    const chips = (pieces: readonly FlatPiece[]) => pieces.filter(({ kind }) => kind === 'chip')
    for (const { id: chip } of chips(field!.pieces)) expect(chip).toContain('bet:')
    const heaps = chips(piecesBeside).map(({ id: chip, face }) => `${chip.split(':').slice(1, -2).join(':')} ${face}`)
    expect(new Set(heaps).size).toBe(heaps.length)
    // The arrow lies over its dial, and places that only gather chips are not shown.
    const kinds = piecesBeside.map(({ kind }) => kind)
    expect(kinds.indexOf('arrow')).toBeGreaterThan(kinds.indexOf('dial'))
    for (const { kind, touch, face } of piecesBeside)
      if (kind === 'mark' && !face.startsWith('mark/around')) expect(touch).not.toBe(null)
  }
})
