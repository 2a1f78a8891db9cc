import { Matrix4, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { gameOf } from '../../../build/shots/position'
import { BOX_IDS } from '../../../src/rules/manifest'
import { boxScene } from '../../../src/renderer/games/boxes/scene'
import type { AnimatedPiece } from '../../../src/renderer/stage/animation/animated-piece'
import { createPieceAnimator } from '../../../src/renderer/stage/animation/piece-animator'
import { matrixOf } from '../../../src/renderer/stage/model/transform'
import { viewAt, galleryPositions } from '../../bench/framing/positions'
import { pageOf } from './pages'

/** Seconds until the camera stands still, and the longest time in seconds that a deal takes. */
const COMING = 0.95
const LONGEST = 12
const FRAME = 1 / 60
/** The part of a flight in which a card has been taken up and is not let down yet. */
const CLEAR = { from: 0.15, to: 0.78 } as const
/** Middle and corners of a card, as shares of its sides. */
const POINTS = [
  [0, 0],
  [0.45, 0.45],
  [-0.45, 0.45],
  [0.45, -0.45],
  [-0.45, -0.45],
] as const

const matrix = ({ place, size }: AnimatedPiece): Matrix4 => matrixOf(place, size.h, new Matrix4()).clone()

/** Returns whether a piece is a card that is dealt now. The pack that it comes from is pushed along the table. */
function isFlying({ journey, piece }: AnimatedPiece): boolean {
  if (journey === null || piece.kind !== 'card' || piece.from === undefined) return false
  const t = (journey.elapsed - journey.wait) / journey.seconds
  return t > CLEAR.from && t < CLEAR.to
}

/** Returns whether a card goes through another piece that lies or stands there. */
function goesThrough(card: AnimatedPiece, other: AnimatedPiece): boolean {
  const { w, d, h } = other.size
  const [to, from] = [matrix(card), matrix(other).invert()]
  return POINTS.some(([x, z]) => {
    const at = new Vector3(x * card.size.w, 0, z * card.size.d).applyMatrix4(to).applyMatrix4(from)
    // A folded card is as deep as its feet only at the bottom.
    const room = other.piece.kind === 'tent' ? (d / 2) * (1 - at.y / h) : d / 2
    return Math.abs(at.x) < w / 2 && Math.abs(at.z) < room && at.y > -h && at.y < h
  })
}

test.each(
  ['forty-nine', 'new-york-whist', 'color-casino', 'cassino-21', 'boston-books'].flatMap((game) =>
    (['1280x720', '390x844'] as const).map((size) => [game, size] as const),
  ),
)('what is dealt at %s flies over names and papers, in a window of %s', async (game, size) => {
  const box = BOX_IDS.find((it) => it === gameOf(game).info.box)
  if (box === undefined) throw new Error(`${game} comes out of no box.`)
  const { pieces } = await pageOf(game, viewAt(game, { ...galleryPositions()[game]!, moves: [] }), size)
  const animator = createPieceAnimator()
  const context = {
    phase: 'open',
    touchable: new Set<string>(),
    wasOpened: true,
    portrait: size === '390x844',
  } as const
  animator.show(boxScene(box, context), { speed: 0 })
  animator.show(pieces, { speed: 1, arrivalSeconds: COMING })
  const through = new Set<string>()
  let flights = 0
  for (let t = 0; t < LONGEST && animator.advance(FRAME); t += FRAME) {
    const all = [...animator.actors]
    const standing = all.filter(({ piece, journey }) => journey === null && piece.kind === 'tent')
    for (const card of all.filter(isFlying)) {
      flights++
      for (const other of standing) if (goesThrough(card, other)) through.add(`${card.piece.id}, ${other.piece.id}`)
    }
  }
  expect(animator.isMoving).toBe(false)
  expect(flights).toBeGreaterThan(100)
  expect([...through]).toEqual([])
})
