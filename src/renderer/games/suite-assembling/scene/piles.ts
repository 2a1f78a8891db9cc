import { namedTouch, namedZone } from '../../../stage/model/touch-names'
import { entryAt } from '../../../../rules/kit'
import type { PileView } from '../../../../rules/forty-nine-outfit/suite-assembling/shape'
import type { Piece, Pose } from '../../../stage/model/pieces'
import { laidPose } from '../../layout/places'
import { touchableOutline } from '../../layout/outlines'
import { liftedPose } from '../../puzzles/cards-tray'
import type { SceneContext } from '../../types'
import type { Layout } from '../places'
import { isVacant, sizeOf, type Table } from '../table'

/** Height of a card above the one that it covers, in inches. */
const RISE = 0.016

/** Scale of the outline of an empty place, whose neighbours above and below are as near as the cards can lie. */
export const ROW_SCALE = 0.92

/** Zone of all face-down cards; a card that is turned up replaces the back that vanished from it. */
export const FACE_DOWN_ZONE = 'down'

/** Whether nothing has been played since the deal. */
export function isFreshDeal({ lastPly }: SceneContext): boolean {
  return lastPly === null
}

/** Whether the last ply dealt cards from the pack. */
export function isDealPly({ lastPly }: SceneContext): boolean {
  return lastPly?.events.some(({ type }) => type === 'lot') ?? false
}

/** Returns the seven piles, each a row: face-down cards, then the run from its head to its last card. */
export function piles(table: Table, context: SceneContext, layout: Layout): Piece[] {
  return table.state.piles.flatMap((pile, i) => {
    const number = i + 1
    const row = createRow(layout, i, pile)
    if (isVacant(pile)) return [space(number, row(0, 0), context)]
    return [...faceDown(table, pile, number, row), ...run(pile, number, row, context)]
  })
}

type Row = (down: number, up: number) => { readonly x: number; readonly y: number; readonly z: number }

/**
 * Returns a function that gives the place of a pile's card from the numbers of face-down and face-up cards before it.
 */
function createRow(layout: Layout, pile: number, { down: covered, up: run }: PileView): Row {
  const { x, z, maxLength } = entryAt(layout.piles, pile)
  const [coveredCount, runSteps] = [sizeOf(covered), Math.max(0, run.length - 1)]
  // Face-down cards move together first: they have nothing to read.
  const { leastDown = layout.down } = layout
  const roomBelow = (maxLength - runSteps * layout.up) / Math.max(1, coveredCount)
  const downPitch = Math.max(leastDown, Math.min(layout.down, roomBelow))
  const squeeze = Math.min(1, maxLength / Math.max(coveredCount * downPitch + runSteps * layout.up, 0.1))
  return (down, up) => ({
    x: x + (down * downPitch + up * layout.up) * squeeze,
    y: 0.004 + (down + up) * RISE,
    z,
  })
}

/** Returns the face-down cards; when the game is over, they are turned up where they lie. */
function faceDown({ state, over }: Table, { down }: PileView, number: number, row: Row): Piece[] {
  const known = typeof down === 'number' ? null : down
  return Array.from({ length: sizeOf(down) }, (_, i): Piece => {
    const shared = {
      kind: 'card' as const,
      zone: FACE_DOWN_ZONE,
      touch: namedTouch('pile', number),
      motion: 'flip' as const,
    }
    const card = known?.[i]
    if (card === undefined) {
      const id = `down:${number}:${i}`
      return { ...shared, id, face: '49/back', down: true, pose: laidPose(id, row(i, 0), 0.5), from: 'stock', beat: i }
    }
    const id = `card:${card}`
    const tint = over && !state.solved ? { tint: 0.8 } : {}
    return { ...shared, id, face: `49/${card}`, pose: laidPose(id, row(i, 0), 0.5), ...tint }
  })
}

function run({ down, up }: PileView, number: number, row: Row, context: SceneContext): Piece[] {
  const touch = namedTouch('pile', number)
  const picked = context.picked[0] === touch
  const target = context.picked.length > 0 && context.touchable.has(touch)
  return up.map((card, i) => {
    const id = `card:${card}`
    const pose: Pose = laidPose(id, row(sizeOf(down), i), 0.5)
    const glow = picked ? 0.9 : target && i === up.length - 1 ? 0.7 : 0
    return {
      id,
      kind: 'card',
      face: `49/${card}`,
      pose: picked ? liftedPose(pose, context) : pose,
      zone: namedZone('pile', number),
      from: isFreshDeal(context) ? 'stock' : FACE_DOWN_ZONE,
      motion: i === 0 ? 'flip' : 'lay',
      touch,
      carry: true,
      beat: i * 0.4,
      ...(glow > 0 ? { glow } : {}),
    }
  })
}

/** Returns the place of an empty pile. */
function space(
  number: number,
  at: { readonly x: number; readonly y: number; readonly z: number },
  context: SceneContext,
): Piece {
  const touch = namedTouch('pile', number)
  const glow = context.picked.length > 0 && context.touchable.has(touch) ? 0.8 : 0
  return touchableOutline(`space:${number}`, '49/back', { ...at, scale: ROW_SCALE }, touch, glow)
}
