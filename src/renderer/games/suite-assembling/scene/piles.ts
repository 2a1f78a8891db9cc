import { namedTouch, namedZone } from '../../../stage/model/names'
import type { PileView } from '../../../../rules/forty-nine-outfit/suite-assembling/shape'
import type { Piece, Pose } from '../../../stage/model/pieces'
import { laidPose } from '../../layout/places'
import { liftedPose } from '../../puzzles/cards-tray'
import type { SceneContext } from '../../types'
import type { Layout } from '../places'
import { isVacant, sizeOf, type Table } from '../table'

/** How much higher a card lies than the one that it covers. */
const RISE = 0.016

/** Where all face-down cards lie: one that is turned up takes the place of the back that went. */
export const DOWN = 'down'

/** Whether this is the deal and nothing has been played yet. */
export function isNew({ last }: SceneContext): boolean {
  return last === null
}

/** Whether the last ply dealt cards from the pack. */
export function isDeal({ last }: SceneContext): boolean {
  return last?.events.some(({ type }) => type === 'lot') ?? false
}

/** The seven piles, each a row: face-down cards, then the run from its head to its last card. */
export function piles(table: Table, context: SceneContext, layout: Layout): Piece[] {
  return table.state.piles.flatMap((pile, i) => {
    const number = i + 1
    const row = rowAt(layout, i, pile)
    if (isVacant(pile)) return [space(number, row(0, 0), context)]
    return [...faceDown(table, pile, number, row), ...run(pile, number, row, context)]
  })
}

type Row = (down: number, up: number) => { readonly x: number; readonly y: number; readonly z: number }

/** Where the card of a pile lies that has so many face-down and so many face-up cards before it. */
function rowAt(layout: Layout, pile: number, { down: covered, up: run }: PileView): Row {
  const { room = Infinity } = layout
  const length = sizeOf(covered) * layout.down + Math.max(0, run.length - 1) * layout.up
  const squeeze = Math.min(1, room / Math.max(length, 0.1))
  return (down, up) => ({
    x: layout.x + (down * layout.down + up * layout.up) * squeeze,
    y: 0.004 + (down + up) * RISE,
    z: layout.z + pile * layout.row,
  })
}

/** Backs; when the game is over they are turned up and show what lay where. */
function faceDown({ state, over }: Table, { down }: PileView, number: number, row: Row): Piece[] {
  const known = typeof down === 'number' ? null : down
  return Array.from({ length: sizeOf(down) }, (_, i): Piece => {
    const shared = { kind: 'card' as const, zone: DOWN, touch: namedTouch('pile', number), motion: 'flip' as const }
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
      from: isNew(context) ? 'stock' : DOWN,
      motion: i === 0 ? 'flip' : 'lay',
      touch,
      carry: true,
      beat: i * 0.4,
      ...(glow > 0 ? { glow } : {}),
    }
  })
}

/** The place of a pile that is used up. */
function space(
  number: number,
  at: { readonly x: number; readonly y: number; readonly z: number },
  context: SceneContext,
): Piece {
  const touch = namedTouch('pile', number)
  return {
    id: `space:${number}`,
    kind: 'mark',
    face: 'mark/square',
    pose: at,
    touch,
    zone: 'marks',
    glow: context.picked.length > 0 && context.touchable.has(touch) ? 0.8 : 0.16,
  }
}
