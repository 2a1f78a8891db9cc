import type { Piece } from '../stage/model/pieces'
import { boxOf, heightOf, widthOf, type Box, type WindowSize } from './box'
import { seenBox, type Eye } from './camera'
import { pointsOf } from './outline'

/** Something that a paper should not cover: its box in the window, and the cost of each covered pixel. */
export interface Obstacle {
  readonly box: Box
  readonly weight: number
}

/**
 * Cost of covering one pixel: 1 for a card that lies on the table. A board costs less, since it has room to spare, and
 * so does a stock, which is recognised by any part of it; bare wood costs nothing.
 */
const WEIGHT = { ground: 0.15, stock: 0.3, usual: 1, names: 1.5, hand: 4, meant: 20, paper: 60 } as const

const GROUND: ReadonlySet<Piece['kind']> = new Set<Piece['kind']>(['board', 'sheet', 'dial', 'arrow'])

/** Returns an obstacle that nothing may cover: another paper. */
export const paperObstacle = (box: Box): Obstacle => ({ box, weight: WEIGHT.paper })

/**
 * Returns the obstacles of a page: each pile, fan and hand as one, and the pieces of the field one by one.
 * @param meant touches that a paper speaks of, which must stay visible beside it
 */
export function obstaclesOf(pieces: readonly Piece[], eye: Eye, meant: ReadonlySet<string>): Obstacle[] {
  const groups = new Map<string, Piece[]>()
  for (const piece of pieces) {
    if (piece.group === 'away' || (piece.kind === 'mark' && !meant.has(piece.touch ?? ''))) continue
    const key = piece.touch !== undefined && meant.has(piece.touch) ? `meant:${piece.id}` : (piece.group ?? piece.id)
    groups.set(key, [...(groups.get(key) ?? []), piece])
  }
  return [...groups].map(([key, group]) => ({ box: seenBox(eye, pointsOf(group)), weight: weightOf(key, group) }))
}

function weightOf(key: string, [first]: readonly Piece[]): number {
  if (key.startsWith('meant:')) return WEIGHT.meant
  if (key === 'hand') return WEIGHT.hand
  if (key === 'stock') return WEIGHT.stock
  if (key.startsWith('name:')) return WEIGHT.names
  return first !== undefined && GROUND.has(first.kind) ? WEIGHT.ground : WEIGHT.usual
}

/** Step between two places that are tried, and gap between a paper and the things beside it, in CSS pixels. */
const STEP = 8
const GAP = 4
/** Cost of each pixel of distance from home, in covered pixels. */
const WAY = 1

/**
 * Finds the place for a paper where covered obstacles and distance from its home cost least together.
 * @param sizes the sizes that the paper can have, in CSS pixels: narrow or wide
 * @param room the part of the window in which it must lie
 * @param home the preferred place of its centre
 */
export function freePlace(
  sizes: readonly WindowSize[],
  room: Box,
  obstacles: readonly Obstacle[],
  home: { readonly x: number; readonly y: number },
): Box {
  let best = room
  let least = Infinity
  for (const { width, height } of sizes) {
    const across = Math.max(0, widthOf(room) - width)
    const down = Math.max(0, heightOf(room) - height)
    for (let x = 0; x <= across; x += STEP) {
      for (let y = 0; y <= down; y += STEP) {
        const box = boxOf(room.left + x, room.top + y, room.left + x + width, room.top + y + height)
        const cost =
          costOf(box, obstacles, least) +
          Math.hypot((box.left + box.right) / 2 - home.x, (box.top + box.bottom) / 2 - home.y) * WAY
        if (cost >= least) continue
        least = cost
        best = box
      }
    }
  }
  return best
}

/** Returns the weighted pixels that a paper would cover. Stops counting as soon as the sum reaches `most`. */
function costOf(paper: Box, obstacles: readonly Obstacle[], most: number): number {
  let cost = 0
  for (const { box, weight } of obstacles) {
    const wide = Math.min(paper.right, box.right) - Math.max(paper.left, box.left) + GAP
    const high = Math.min(paper.bottom, box.bottom) - Math.max(paper.top, box.top) + GAP
    if (wide <= 0 || high <= 0) continue
    cost += wide * high * weight
    if (cost >= most) return cost
  }
  return cost
}
