// @vitest-environment happy-dom
import { Texture } from 'three'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { boxOf } from '../../../src/renderer/framing/box'
import { frameFromAbove, framePage, planPage } from '../../../src/renderer/framing/page-plan'
import { pageViewsOf } from '../../../src/renderer/framing/stage-view'
import type { Piece } from '../../../src/renderer/stage/model/pieces'
import { createStage } from '../../../src/renderer/stage/render/create-stage'
import type { PieceTouch } from '../../../src/renderer/stage/touch'
import { games } from '../../../src/rules/catalogue'
import type { GameId } from '../../../src/rules/manifest'
import { everyOther, selectCases } from '../../scale'
import { pageRequestOf } from '../framing/pages'
import { sitAt } from '../stores/table/seated'
import { createBlankRenderer } from './blank-renderer'
import { createFakePictures } from './fake-pictures'
import { openStores } from '../stores/fresh-stores'

const SIZES = ['1280x720', '390x844'] as const
/** Longer than a dropped card waits for an answer, in milliseconds. */
const LONG = 700
/** A drag that is longer than a tap, in CSS pixels. */
const LITTLE = { x: 7, y: -9 }
/** Number of cards over which one is let go. */
const TRIED = 3
/** All games in which the player has cards in hand or before them, and their seats. */
const TABLES: readonly (readonly [game: GameId, seats: number])[] = [
  ['forty-nine', 3],
  ['boston-books', 3],
  ['chicago-casino', 3],
  ['colorow', 3],
  ['new-york-whist', 3],
  ['pittsburgh-draw', 3],
  ['blind-forty-nine', 1],
  ['colorow-solitaire', 1],
  ['pittsburgh-draw-puzzle', 1],
  ['puzzle-supreme', 1],
  ['color-casino', 3],
  ['cassino-25', 3],
  ['cassino-21', 3],
]

interface Point {
  readonly x: number
  readonly y: number
}

beforeEach(() => {
  openStores()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

/** Whether a piece is a card of the viewer's own hand that can be carried. */
const isOwn = ({ kind, down, zone, touch }: Piece): boolean =>
  kind === 'card' && !down && zone?.startsWith('hand:') === true && touch !== undefined

/** Sits down at the first seat that is to move. */
async function sitDown(game: string, seats: number) {
  for (let seat = 0; seat < seats; seat++) {
    openStores()
    const seated = await sitAt(game, seat, { seats })
    if (seated.source.moves.length > 0) return seated
  }
  throw new Error(`nobody can move at ${game}`)
}

/** Opens a game's page with a pointer over it, whose touches reach the player's hand. */
async function openGame(game: string, seats: number, size: (typeof SIZES)[number]) {
  const { hand, source, played } = await sitDown(game, seats)
  const request = await pageRequestOf(game, source.seen, size, undefined, { touchable: hand.touchable })
  const { window, table, rem } = request
  const framed = framePage(request)
  const { pieces } = planPage(request, framed)
  const all = boxOf(0, 0, window.width, window.height)
  const renderer = createBlankRenderer()
  const canvas = renderer.domElement
  canvas.getBoundingClientRect = () => new DOMRect(0, 0, window.width, window.height)
  canvas.setPointerCapture = () => undefined
  const atlas = new Texture()
  const face = () => ({ picture: 'atlas', cell: [0, 0, 0.125, 0.125] as const })
  const pictures = createFakePictures({ names: () => ['atlas'], has: () => true, texture: () => atlas, face })
  const touches: PieceTouch[] = []
  const told = (event: PieceTouch) => {
    touches.push(event)
    void hand.touch(event)
  }
  const stage = createStage(renderer, pictures, { quality: 'low', settle: false, speed: 0 }, { touch: told })
  onTestFinished(() => stage.dispose())
  stage.resize(window.width, window.height)
  stage.setPage(
    pageViewsOf({
      table: game,
      eye: framed.camera,
      above: frameFromAbove(request, framed).camera,
      canvas: window,
      free: all,
      beyondHand: all,
      extent: table.extent,
      rem,
    }),
  )
  void stage.show(pieces, { instant: true })
  await stage.ready
  const rest = () => vi.advanceTimersByTimeAsync(LONG)
  await rest()
  const pointer = (kind: 'down' | 'move' | 'up', { x, y }: Point) =>
    canvas.dispatchEvent(
      new PointerEvent(`pointer${kind}`, { pointerId: 1, clientX: x, clientY: y, pointerType: 'mouse', button: 0 }),
    )
  /** Carries what lies at a point a little, then over other points, and lets it go at the last one. */
  async function drag(from: Point, ...to: readonly Point[]): Promise<void> {
    pointer('down', from)
    pointer('move', { x: from.x + LITTLE.x, y: from.y + LITTLE.y })
    for (const at of to) pointer('move', at)
    pointer('up', to.at(-1) ?? { x: from.x + LITTLE.x, y: from.y + LITTLE.y })
    await rest()
  }
  const own = pieces.filter(isOwn)
  const isHeld = own.every(({ group }) => group === 'hand')
  const positions = own.flatMap(({ touch = '' }) => stage.positionOf(touch) ?? [])
  return { hand, played, touches, positions, isHeld, drag, window }
}

const carriedBy = (touches: readonly PieceTouch[]) =>
  touches.flatMap((event) => (event.kind === 'carry' && event.touch !== null ? event.touch : []))

describe.each(everyOther(TABLES))(
  'a card of %s that is carried a little and let go over the own hand',
  (game, seats) => {
    it.each(selectCases(SIZES, 1))('goes back and plays nothing, in a window of %s', async (size) => {
      const { hand, played, touches, positions, isHeld, drag } = await openGame(game, seats, size)
      const cards = positions.filter((_, i) => i % Math.ceil(positions.length / TRIED) === 0)
      for (const from of cards) {
        await drag(from)
        for (const to of cards) await drag(from, { x: to.x + LITTLE.x, y: to.y + LITTLE.y })
        // Cards that lie around a board have the board between them.
        if (isHeld) for (const to of cards) await drag(from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
      }
      expect(carriedBy(touches).length).toBeGreaterThanOrEqual(cards.length)
      expect([played, hand.shownRefusal]).toEqual([[], null])
    })
  },
)

it('a card of New York Whist that is carried to the middle is played', async () => {
  const { hand, played, positions, drag, window } = await openGame('new-york-whist', 3, '1280x720')
  const card = [...hand.touchable][0]!
  await drag(positions[0]!, { x: window.width * 0.4, y: window.height * 0.45 })
  expect(played).toEqual([card.replace('hand:', '')])
})

it('every game whose cards can be carried is among them', async () => {
  const tried = new Set(TABLES.map(([game]) => game))
  for (const { info } of games) {
    const { id, seats } = info
    const { source, hand } = await sitDown(id, Math.max(seats.min, Math.min(3, seats.max)))
    const { pieces } = await pageRequestOf(id, source.seen, '1280x720', undefined, { touchable: hand.touchable })
    expect([id, pieces.some(isOwn)]).toEqual([id, tried.has(id)])
  }
})
