import type { Piece } from '../stage/model/pieces'
import { boxOf, heightOf, widthOf, type Box, type WindowSize } from './box'
import { projectedBounds, type PageCamera } from './camera'
import { outlinePointsOf } from './outline'

/** Something that a paper should not cover: its box in the window, and the cost of each covered pixel. */
export interface Obstacle {
  readonly box: Box
  readonly weight: number
}

/**
 * Cost of covering one pixel: 1 for a card that lies on the table. A board costs less, since it has room to spare, and
 * so does a stock, which is recognised by any part of it; bare wood costs nothing.
 */
const WEIGHT = { board: 0.15, stock: 0.3, usual: 1, names: 1.5, hand: 4, referenced: 20, paper: 60 } as const

const BOARD_KINDS: ReadonlySet<Piece['kind']> = new Set<Piece['kind']>(['board', 'sheet', 'dial', 'arrow'])

/** Returns an obstacle that nothing may cover: another paper. */
export const paperObstacle = (box: Box): Obstacle => ({ box, weight: WEIGHT.paper })

/**
 * Returns the obstacles of a page: each pile, fan and hand as one, and the pieces of the field one by one.
 * @param referencedTouches touches that a paper speaks of, which must stay visible beside it
 */
export function obstaclesOf(
  pieces: readonly Piece[],
  camera: PageCamera,
  referencedTouches: ReadonlySet<string>,
): Obstacle[] {
  const groups = new Map<string, Piece[]>()
  for (const piece of pieces) {
    if (piece.kind === 'mark' && !referencedTouches.has(piece.touch ?? '')) continue
    const key =
      piece.touch !== undefined && referencedTouches.has(piece.touch) ? `meant:${piece.id}` : (piece.group ?? piece.id)
    groups.set(key, [...(groups.get(key) ?? []), piece])
  }
  return [...groups].map(([key, group]) => ({
    box: projectedBounds(camera, outlinePointsOf(group)),
    weight: weightOf(key, group),
  }))
}

function weightOf(key: string, [first]: readonly Piece[]): number {
  if (key.startsWith('meant:')) return WEIGHT.referenced
  if (key === 'hand') return WEIGHT.hand
  if (key === 'stock') return WEIGHT.stock
  if (key.startsWith('name:')) return WEIGHT.names
  return first !== undefined && BOARD_KINDS.has(first.kind) ? WEIGHT.board : WEIGHT.usual
}

/** Step between two places that are tried, and gap between a paper and the things beside it, in CSS pixels. */
const STEP = 8
const GAP = 4
/** Cost of each pixel of distance from home, in covered pixels. */
const DISTANCE_COST = 1

/**
 * Finds the place for a paper where covered obstacles and distance from its home cost least together.
 * @param sizes the sizes that the paper can have, in CSS pixels: narrow or wide
 * @param room the part of the window in which it must lie
 * @param preferredCentre the preferred place of its centre
 */
export function findFreePlace(
  sizes: readonly WindowSize[],
  room: Box,
  obstacles: readonly Obstacle[],
  preferredCentre: { readonly x: number; readonly y: number },
): Box {
  let best = room
  let leastCost = Infinity
  for (const { width, height } of sizes) {
    const spareWidth = Math.max(0, widthOf(room) - width)
    const spareHeight = Math.max(0, heightOf(room) - height)
    for (let x = 0; x <= spareWidth; x += STEP) {
      for (let y = 0; y <= spareHeight; y += STEP) {
        const box = boxOf(room.left + x, room.top + y, room.left + x + width, room.top + y + height)
        const cost =
          costOf(box, obstacles, leastCost) +
          Math.hypot((box.left + box.right) / 2 - preferredCentre.x, (box.top + box.bottom) / 2 - preferredCentre.y) *
            DISTANCE_COST
        if (cost >= leastCost) continue
        leastCost = cost
        best = box
      }
    }
  }
  return best
}

/** Returns the weighted pixels that a paper would cover. Stops counting as soon as the sum reaches `maxCost`. */
function costOf(paper: Box, obstacles: readonly Obstacle[], maxCost: number): number {
  let cost = 0
  for (const { box, weight } of obstacles) {
    const wide = Math.min(paper.right, box.right) - Math.max(paper.left, box.left) + GAP
    const high = Math.min(paper.bottom, box.bottom) - Math.max(paper.top, box.top) + GAP
    if (wide <= 0 || high <= 0) continue
    cost += wide * high * weight
    if (cost >= maxCost) return cost
  }
  return cost
}
