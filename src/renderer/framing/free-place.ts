import type { Piece } from '../stage/model/pieces'
import { boxOf, heightOf, widthOf, type Box, type WindowSize } from './box'
import { seenBox, type Eye } from './camera'
import { pointsOf } from './outline'

/** Something that a paper had better not lie over: what it covers of the window, and how bad each pixel of it is. */
export interface Obstacle {
  readonly box: Box
  readonly weight: number
}

/** How bad it is to cover a pixel: 1 for a card that lies on the table. A board has places to spare, bare wood costs nothing. */
const WEIGHT = { ground: 0.15, usual: 1, names: 1.5, hand: 4, meant: 20, paper: 60 } as const

const GROUND: ReadonlySet<Piece['kind']> = new Set<Piece['kind']>(['board', 'sheet', 'dial', 'arrow'])

/** An obstacle that nothing may lie over: another paper. */
export const paperObstacle = (box: Box): Obstacle => ({ box, weight: WEIGHT.paper })

/**
 * What lies on a page as obstacles: piles, fans and the hand as one each, what lies in the field piece by piece.
 * @param meant touches that a paper speaks of, which are to be seen beside it
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
  if (key.startsWith('name:')) return WEIGHT.names
  return first !== undefined && GROUND.has(first.kind) ? WEIGHT.ground : WEIGHT.usual
}

/** From one place that is tried to the next, and between a paper and what lies beside it, in CSS pixels. */
const STEP = 8
const GAP = 4
/** What a pixel of way from home costs, in covered pixels. */
const WAY = 1

/**
 * Where a paper covers least of what is played with, as near to its home as that allows.
 * @param sizes it may have, in CSS pixels: it is narrow or wide
 * @param room the part of the window in which it has to lie
 * @param home where its middle lies best
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

/** What a paper there would cover, in weighted pixels; as soon as it is more than `most`, no matter how much. */
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
