import { describe, expect, it } from 'vitest'
import type { Box } from '../../../src/renderer/framing/box'
import { projectedBounds } from '../../../src/renderer/framing/camera'
import { outlinePointsOf } from '../../../src/renderer/framing/outline'
import { loadGameFace } from '../../../src/renderer/games'
import { OUTLINE_ZONE } from '../../../src/renderer/stage/model/touch-names'
import type { Piece, PieceGroup } from '../../../src/renderer/stage/model/pieces'
import { COLOURS } from '../../../src/rules/forty-nine-outfit/cards'
import type { Options } from '../../../src/rules/kit'
import type { GameId } from '../../../src/rules/manifest'
import { SIZES } from '../../bench/framing/floors'
import { galleryPositions, viewAt } from '../../bench/framing/positions'
import { pageOf } from '../framing/pages'
import { playRandomGame, sceneAt } from './contract'

const isOver = (a: Box, b: Box): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1

const outlinesIn = (pieces: readonly Piece[]) => pieces.filter(({ zone }) => zone === OUTLINE_ZONE)

/** A place that is empty for a while. */
interface Place {
  readonly game: GameId
  readonly seats: number
  readonly options?: Options
  /** Id of the piece that outlines it. */
  readonly id: string
  /** Whether a piece lies there. */
  readonly lies: (piece: Piece) => boolean
}

const inGroup = (game: GameId, seats: number, ...groups: readonly PieceGroup[]): readonly Place[] =>
  groups.map((of) => ({ game, seats, id: `outline:${of}`, lies: ({ group, kind }) => group === of && kind !== 'mark' }))

/** All named places of all games that are empty for a while: stocks, won cards and men, books, discards, foundations. */
const PLACES: readonly Place[] = [
  ...inGroup('cassino-21', 2, 'won:A', 'won:B', 'stock'),
  ...inGroup('cassino-25', 4, 'won:A', 'won:B', 'stock'),
  ...inGroup('color-casino', 2, 'won:A', 'won:B', 'stock'),
  ...inGroup('chicago-casino', 8, 'won:A', 'won:B', 'won:H', 'stock'),
  ...inGroup('new-york-whist', 3, 'won:A', 'won:B', 'won:C'),
  ...inGroup('new-york-whist', 4, 'won:A', 'won:B'),
  ...inGroup('forty-nine', 6, 'stock'),
  ...inGroup('colorow', 3, 'stock'),
  ...inGroup('boston-books', 3, 'stock', 'books:A', 'books:B', 'books:C'),
  ...inGroup('nebraska-checkers', 2, 'taken:A', 'taken:B'),
  ...inGroup('twenty-five-goal', 1, 'taken'),
  ...inGroup('forty-nine-puzzle', 1, 'taken'),
  ...inGroup('nine-men-square', 1, 'taken'),
  ...inGroup('nine-men-triangle', 1, 'taken'),
  {
    game: 'new-york-whist',
    seats: 3,
    id: 'outline:trick:B',
    lies: ({ zone, from }) => zone === 'trick' && from === 'hand:B',
  },
  // While the hands lie open, nobody has a place for discards.
  ...['A', 'B', 'C'].map((seat): Place => ({
    game: 'pittsburgh-draw',
    seats: 3,
    id: `outline:discards:${seat}`,
    lies: ({ zone }) => zone === `discards:${seat}` || zone === `shown:${seat}`,
  })),
  ...COLOURS.map((colour, i): Place => ({
    game: 'suite-assembling',
    seats: 1,
    id: `base:${colour}`,
    lies: ({ zone, face }) => zone === 'foundations' && Math.floor((Number(face.slice(3)) - 1) / 7) === i,
  })),
  { game: 'suite-assembling', seats: 1, id: 'stock:none', lies: ({ zone }) => zone === 'stock' },
  { game: 'suite-assembling', seats: 1, id: 'outline:heap', lies: ({ zone }) => zone?.startsWith('heap') === true },
  {
    game: 'colorow-solitaire',
    seats: 1,
    options: { mode: 'dealt' },
    id: 'outline:stock',
    lies: ({ group, kind }) => group === 'stock' && kind === 'card',
  },
]

/** Number of games that are played until a place was empty in one position and not in another. */
const MOST_DEALS = 12
/** Least strength of a light that can be seen on every table, and most of one that asks for nothing. */
const QUIET = { least: 0.1, most: 0.2 } as const

it.each(PLACES)(
  '$game, $seats seats: $id is there exactly while nothing lies there',
  async ({ game, seats, options, id, lies }) => {
    const face = await loadGameFace(game)
    const table = { name: 'outlines', seats, plies: 200, ...(options && { options }) }
    const seen = { empty: 0, full: 0 }
    for (let deal = 0; deal < MOST_DEALS && Math.min(seen.empty, seen.full) === 0; deal++)
      playRandomGame(game, table, `outlines ${game} ${deal}`, (moment) => {
        if (moment.line.isOver) return
        const pieces = sceneAt(face, moment, 0, { touchable: new Set() })
        const outline = pieces.filter((piece) => piece.id === id)
        const isFull = pieces.some((piece) => piece.kind !== 'mark' && lies(piece))
        expect(outline).toHaveLength(isFull ? 0 : 1)
        for (const { glow = 0 } of outline) expect(glow).toBeGreaterThan(QUIET.least)
        for (const { glow = 0 } of outline) expect(glow).toBeLessThan(QUIET.most)
        seen[isFull ? 'full' : 'empty'] += 1
      })
    expect(seen.empty).toBeGreaterThan(0)
    expect(seen.full).toBeGreaterThan(0)
  },
)

it('a finished game has no outlines', async () => {
  for (const game of new Set(PLACES.map((place) => place.game))) {
    const face = await loadGameFace(game)
    const { seats } = PLACES.find((place) => place.game === game)!
    playRandomGame(game, { name: 'outlines', seats, plies: 2000 }, `finished ${game}`, (moment) => {
      if (moment.line.isOver) expect([game, outlinesIn(sceneAt(face, moment, 0))]).toEqual([game, []])
    })
  }
})

describe.each([...new Set(PLACES.map(({ game, seats }) => `${game} ${seats}`))])('the outlines of %s', (table) => {
  it.each(SIZES)('cover nothing and are covered by nothing in a window of %s', async (size) => {
    const [game = '', count = ''] = table.split(' ')
    const seen = viewAt(game, { ...galleryPositions()[game]!, seats: Number(count), moves: [] })
    const { pieces, camera, papers } = await pageOf(game, seen, size)
    const boxOf = (list: readonly Piece[]) => projectedBounds(camera, outlinePointsOf(list))
    const names = [...new Set(pieces.flatMap(({ group }) => group ?? []))]
    const groups = names.map((name) => pieces.filter(({ group }) => group === name))
    const isOutline = ({ zone }: Piece) => zone === OUTLINE_ZONE
    for (const group of groups.filter((it) => it.every(isOutline))) {
      const others = groups.filter((it) => it !== group).map(boxOf)
      const covered = [...others, papers.strip, papers.verbs].filter((other) => isOver(boxOf(group), other))
      expect(covered).toEqual([])
    }
  })
})

it('outlines take no touch', async () => {
  const face = await loadGameFace('cassino-21')
  let found = 0
  playRandomGame('cassino-21', { name: 'outlines', seats: 2, plies: 6 }, 'quiet', (moment) => {
    const outlines = outlinesIn(sceneAt(face, moment, 0))
    found += outlines.length
    for (const { touch, kind } of outlines) expect([touch, kind]).toEqual([undefined, 'mark'])
  })
  expect(found).toBeGreaterThan(0)
})

/** Games with a verb that has a place of its own beside the stock. */
const VERBS = [
  ['forty-nine', 'pass'],
  ['pittsburgh-draw', 'stand'],
] as const

it.each(VERBS)(
  '%s: the place to %s is there all the time, and brighter exactly while that is allowed',
  async (game, verb) => {
    const face = await loadGameFace(game)
    const seen = { offered: 0, quiet: 0 }
    playRandomGame(game, { name: 'verbs', seats: 3, plies: 120 }, `verbs ${game}`, (moment) => {
      const places = (eye: number) => sceneAt(face, moment, eye).filter(({ touch }) => touch === verb)
      const isShowing = sceneAt(face, moment, 0).some(({ zone }) => zone?.startsWith('shown') === true)
      if (moment.line.isOver || isShowing) return expect(places(0)).toEqual([])
      const isOffered = moment.able.includes(0) && moment.moves(0).includes(verb)
      expect(places(0)).toMatchObject([{ group: 'tickets', kind: 'mark' }])
      expect((places(0)[0]?.glow ?? 0) > QUIET.most).toBe(isOffered)
      expect(places(-1)).toEqual([])
      seen[isOffered ? 'offered' : 'quiet'] += 1
    })
    expect(Math.min(seen.offered, seen.quiet)).toBeGreaterThan(0)
  },
)

it('the stock of Forty-Nine lies still and keeps its size when passing becomes possible', async () => {
  const seen = viewAt('forty-nine', galleryPositions()['forty-nine']!)
  for (const size of SIZES) {
    const stockOf = async (...touchable: readonly string[]) =>
      (await pageOf('forty-nine', seen, size, { touchable: new Set(touchable) })).pieces
        .filter(({ zone }) => zone === 'stock')
        .map(({ pose }) => pose)
    expect(await stockOf('pass')).toEqual(await stockOf())
  }
})
