import type { Piece, Pose } from '../../../stage/pieces'
import type { SceneContext } from '../../types'
import { fanPoses, READING_FAN, type Fan } from '../../layout/fan'
import { handOf, isOpenHand, isStrict, type Table } from '../table'
import { crowdAround, placesAround, type Place } from './places'
import { dealBeat, isDealing, lastPly, nearSeat, opponentsOf } from './seating'

/** How many backs stand for a hand whose size nobody need tell: always as many as were dealt. */
const PACKET = 5

const OWN: Fan = { ...READING_FAN, x: 0.2, y: 1.02, z: 9.7, width: 17, sag: 0.45 }
/** Wide apart, so that each card is as broad as a thumb. */
const OWN_PORTRAIT: Fan = {
  ...READING_FAN,
  y: 3.5,
  z: 13,
  pitch: 1.9,
  width: 12.4,
  spread: 0.05,
  sag: 0.3,
}
const ROW_PORTRAIT = 9

const LYING: Fan = {
  ...READING_FAN,
  lean: 0,
  pitch: 0.62,
  width: 4.4,
  spread: 0.14,
  sag: 0.7,
  rise: 0.019,
  riseAll: 0.8,
  bend: [0.006, 0.002],
}

/** All hands: the near one as a fan to be read, the others as backs round the table, open when the game is over. */
export function hands(table: Table, context: SceneContext): Piece[] {
  const others = opponentsOf(table)
  const places = placesAround(others.length, context.portrait)
  const crowd = crowdAround(others.length, context.portrait)
  return [...nearHand(table, context), ...others.flatMap((seat, i) => farHand(table, context, seat, places[i]!, crowd))]
}

function nearHand(table: Table, context: SceneContext): Piece[] {
  const seat = nearSeat(table)
  const cards = handOf(table, seat)
  const shown = isOpenHand(cards) && (!context.covered || table.over)
  const ids = shown ? cards.map(cardId) : backIds(seat, cards)
  const poses = context.portrait ? portraitPoses(ids) : fanPoses(OWN, ids)
  const pieces = ids.map((id, i) =>
    shown ? openCard(table, context, seat, cards[i]!, poses[i]!, i) : back(table, context, seat, id, poses[i]!, i),
  )
  return [...bolsters(ids.length, context), ...pieces]
}

/** Up to nine cards in a row; more stand in two rows, the lower numbers nearer. */
function portraitPoses(ids: readonly string[]): Pose[] {
  if (ids.length <= ROW_PORTRAIT) return fanPoses(OWN_PORTRAIT, ids)
  const half = Math.ceil(ids.length / 2)
  const behind: Fan = { ...OWN_PORTRAIT, y: 3.7, z: 12.1 }
  const front: Fan = { ...OWN_PORTRAIT, z: 13.8 }
  return [...fanPoses(front, ids.slice(0, half)), ...fanPoses(behind, ids.slice(half))]
}

function farHand(table: Table, context: SceneContext, seat: string, place: Place, crowd: number): Piece[] {
  const cards = handOf(table, seat)
  const shown = isOpenHand(cards)
  const ids = shown ? cards.map(cardId) : backIds(seat, cards)
  const { x, z, turn } = place.hand
  const laid = shown ? { pitch: 1.12, width: crowd * 1.3 } : cards === null ? { pitch: 0.07, spread: 0.03 } : {}
  const poses = fanPoses({ ...LYING, x, y: 0.004, z, facing: turn, width: crowd, ...laid }, ids)
  return ids.map((id, i) =>
    shown ? openCard(table, context, seat, cards[i]!, poses[i]!, i) : back(table, context, seat, id, poses[i]!, i),
  )
}

const cardId = (card: string): string => `card:${card}`

function backIds(seat: string, cards: readonly string[] | number | null): string[] {
  const count = cards === null ? PACKET : typeof cards === 'number' ? cards : cards.length
  return Array.from({ length: count }, (_, i) => `back:${seat}:${i}`)
}

/** Where a card that is new to this eye came from. */
function origin(table: Table, context: SceneContext, seat: string, otherwise: string): Pick<Piece, 'from' | 'beat'> {
  if (isDealing(table, context)) return { from: 'stock' }
  const last = lastPly(context)
  return { from: last.move === 'draw' && last.seat === seat ? 'stock' : otherwise }
}

function openCard(table: Table, context: SceneContext, seat: string, card: string, pose: Pose, i: number): Piece {
  const zone = `hand:${seat}`
  const own = seat === nearSeat(table) && table.eye >= 0
  const piece: Piece = {
    id: cardId(card),
    kind: 'card',
    face: `49/${card}`,
    pose,
    zone,
    ...origin(table, context, seat, zone),
    ...(isDealing(table, context) ? { beat: dealBeat(table, context, seat, i) } : {}),
  }
  return own ? { ...piece, ...answer(table, context, card, pose) } : piece
}

/** What the own cards show: those that can be played stand out, a picked one is lifted. */
function answer(table: Table, context: SceneContext, card: string, pose: Pose): Partial<Piece> & { touch: string } {
  const touch = `hand:${card}`
  if (context.picked.includes(touch)) return { touch, pose: lifted(pose), glow: 0.9 }
  const choosing = [...context.touchable].some((name) => name.startsWith('hand:'))
  if (!choosing || isStrict(table)) return { touch }
  return context.touchable.has(touch) ? { touch, glow: 0.5, tint: 1.06 } : { touch, tint: 0.76 }
}

/** Pulled out of the fan along its own plane, and a little towards the eye. */
function lifted(pose: Pose): Pose {
  return { ...pose, y: pose.y + 0.55, z: pose.z - 0.35 }
}

function back(table: Table, context: SceneContext, seat: string, id: string, pose: Pose, i: number): Piece {
  const near = seat === nearSeat(table)
  return {
    id,
    kind: 'card',
    face: '49/back',
    pose,
    down: true,
    zone: `hand:${seat}`,
    motion: 'slide',
    ...origin(table, context, seat, near && table.eye >= 0 ? `hand:${seat}` : 'board'),
    ...(isDealing(table, context) ? { beat: dealBeat(table, context, seat, i) } : {}),
  }
}

/** What a near hand leans on: one turned roll of 7.2 inches, two side by side for a wide hand. */
function bolsters(count: number, context: SceneContext): Piece[] {
  if (context.portrait || count === 0) return []
  const xs = count > 8 ? [-3.5, 3.9] : [0.2]
  return xs.map((x, i) => ({
    id: `bolster:${i}`,
    kind: 'bolster',
    face: 'room/oak',
    pose: { x, y: 0, z: 9.68, turn: 0 },
  }))
}
