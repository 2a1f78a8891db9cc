import type { Pose, Piece } from '../../stage/model/pieces'
import { jitter } from './jitter'
import { fromLeaningPlane, anglesOnLeaningPlane } from '../../stage/model/leaning-plane'
import { isTouchOf, namedTouch, namedZone } from '../../stage/model/touch-names'
import type { GameView } from '../../../rules/kit'
import { sizeOf } from '../../stage/model/sizes'
import type { SceneContext, Field } from '../types'
import { isOpenHand, nearSeat, opponentsOf, seatsOf } from './eye'
import { BOARD_FIELD, opponentRowLength, placesAround, type OpponentPlace } from './places'

/**
 * A fan of cards. Lengths are in inches, angles in radians; the defaults are those of the five cards in the look study.
 */
interface Fan {
  /** Centre of the row of cards. */
  readonly x: number
  readonly y: number
  readonly z: number
  /** Side from which the fan is read: 0 is the near edge (+z); positive values turn anticlockwise seen from above. */
  readonly facing: number
  /** Angle by which the fan leans up towards its reader. */
  readonly lean: number
  /** Distance between the centres of neighbouring cards along the row, if there is room for it. */
  readonly pitch: number
  /** Largest length of the row, between the centres of the first and the last card. */
  readonly width: number
  /** Largest distance by which the ends of the arc lie nearer than its middle. */
  readonly sag: number
  /** Angle between neighbouring cards, if there is room for it. */
  readonly spread: number
  /** Height difference between neighbouring cards, and its largest total over the fan. */
  readonly rise: number
  readonly maxRise: number
  readonly bend: readonly [along: number, across: number]
}

const READING_FAN: Fan = {
  x: 0,
  y: 0,
  z: 0,
  facing: 0,
  lean: 0.6,
  pitch: 0.946,
  width: 20,
  sag: 0.75,
  spread: 0.215,
  rise: 0.034,
  maxRise: 0.6,
  bend: [0.014, 0.006],
}

/**
 * Returns the poses of a fan's cards from left to right, each card above its left neighbour. In a large hand the cards
 * move closer together and the arc flattens, so that even forty fit.
 */
function fanPoses(fan: Fan, ids: readonly string[]): Pose[] {
  const gaps = Math.max(1, ids.length - 1)
  const pitch = Math.min(fan.pitch, fan.width / gaps)
  const rise = Math.min(fan.rise, fan.maxRise / gaps)
  const angle = Math.min(fan.spread, (8 * fan.sag) / (pitch * gaps * gaps))
  const radius = pitch / angle
  return ids.map((id, i) => {
    const at = i - (ids.length - 1) / 2
    const round = at * angle
    const spin = jitter(id, 'fan', Math.min(0.02, angle / 3)) - round
    const step = { right: Math.sin(round) * radius, out: i * rise, near: radius - Math.cos(round) * radius }
    const offset = fromLeaningPlane(fan.lean, fan.facing, step)
    return {
      x: fan.x + offset.x,
      y: fan.y + offset.y,
      z: fan.z + offset.z,
      ...anglesOnLeaningPlane(fan.lean, spin, fan.facing),
      bend: fan.bend,
    }
  })
}

/** The properties of hands that depend on the game; their layout is the same at every table. */
export interface HandsOptions {
  /** Returns a hand as the viewer knows it: its cards, its size, or null if even the size is secret. */
  cards(seat: string): readonly string[] | number | null
  /** Returns the picture of a card's face; that of the outfit, `49/17`, by default. */
  face?(card: string): string
  /** Picture of the backs; `49/back` by default. */
  readonly back?: string
  /**
   * Returns the zone from which a card that is new to the viewer came; `open` if its face is shown. The seat's hand by
   * default.
   */
  from?(seat: string, open: boolean): string
  /** Returns the beat at which a dealt card begins to move, given its seat and its index in the hand. */
  beat?(seat: string, index: number): number
  /** Whether unplayable cards keep their brightness, so that the page does not hint at legal moves. */
  readonly keepsBrightness?: boolean
  /**
   * Whether nothing lies between the board and the viewer's hand; in a tall window the hand is then close to the board.
   */
  readonly isCloseToBoard?: boolean
  /** The field around which the hands lie in a tall window; a board by default. */
  readonly field?: Field
  /**
   * Width of the strip between the field and the viewer's hand in a tall window, in inches; by default it follows from
   * `isCloseToBoard`.
   */
  readonly stripWidth?: number
  /** Space that a row of the viewer's hand leaves free at its right in a tall window, in inches. */
  readonly rightMargin?: number
}

type LaidHands = HandsOptions & Required<Pick<HandsOptions, 'face' | 'back'>>

/** The viewer's fan, for cards 1.94 inches wide; wider cards are spaced further apart. */
const OWN_FAN: Fan = { ...READING_FAN, x: 0.2, y: 1.02, z: 9.7, width: 17, sag: 0.45 }
/** The viewer's fan in a tall window: cards side by side, so that each is at least as wide as a thumb. */
const OWN_FAN_PORTRAIT: Fan = { ...READING_FAN, spread: 0.02, sag: 0.1 }
const ROWS = {
  /** Distance from the field to the far edge of the viewer's hand, in inches; `close` is that of a close hand. */
  far: 2.08,
  close: 0.48,
  most: 4,
  /** Height of a leaning card's centre, in card heights, so that its near edge does not dip into the table. */
  up: 0.35,
} as const
/** Spacing of cards in a row and of rows on a board's page, in card sizes. */
const CARD_SPACING = 1.02
/**
 * Without a board, cards overlap before a further row is begun, as long as `MIN_VISIBLE_WIDTH` inches of each stay
 * visible. Each card covers its left neighbour's right side only, because the number of a square card is in the lower
 * left corner. `ROW_SPACING` is the spacing of rows there, in card heights: wide enough for the leaning row in front.
 */
const MIN_VISIBLE_WIDTH = 1.5
const ROW_SPACING = 1.17
const SQUARE_CARD = 1.94

const FLAT_FAN: Fan = {
  ...READING_FAN,
  lean: 0,
  pitch: 0.62,
  width: 4.4,
  spread: 0.14,
  sag: 0.7,
  rise: 0.019,
  maxRise: 0.8,
  bend: [0.006, 0.002],
}

/**
 * Returns all hands: the near one as a readable fan, the others as backs around the table,
 * open where the viewer may see them. The viewer's own cards have the touch `hand:<card>`; every card lies in the zone
 * `hand:<seat>`.
 */
export function hands(seen: GameView, context: SceneContext, options: HandsOptions): Piece[] {
  const game: LaidHands = { face: (card) => `49/${card}`, back: '49/back', ...options }
  const others = opponentsOf(seen)
  const places = placesAround(others.length, context.portrait, game.field)
  const crowd = opponentRowLength(others.length, context.portrait, game.field)
  return [
    ...nearHand(seen, context, game),
    ...others.flatMap((seat, i) => farHand(seen, context, game, seat, places[i]!, crowd)),
  ]
}

function nearHand(seen: GameView, context: SceneContext, game: LaidHands): Piece[] {
  const seat = nearSeat(seen)
  const cards = game.cards(seat)
  const isOpen = isOpenHand(cards) && (!context.isHandCovered || seen.over)
  const ids = isOpen ? cards.map(cardId) : backIds(seat, cards)
  const poses = context.portrait ? portraitPoses(ids, game) : fanPoses(ownFan(game), ids)
  const pieces = ids.map((id, i) =>
    isOpen
      ? openCard(seen, context, game, seat, cards[i]!, poses[i]!, i)
      : backPiece(seen, game, seat, id, poses[i]!, i),
  )
  return pieces.map((piece): Piece => ({ ...piece, group: 'hand' }))
}

/**
 * Returns the viewer's fan for the cards of this pack. Larger cards are spaced further apart and placed higher, so that
 * they do not dip into the table.
 */
function ownFan({ back }: LaidHands): Fan {
  const { w, d } = sizeOf('card', back)
  const higher = ((d - SQUARE_CARD) / 2) * Math.sin(OWN_FAN.lean)
  return { ...OWN_FAN, pitch: (OWN_FAN.pitch * w) / SQUARE_CARD, y: OWN_FAN.y + higher }
}

/**
 * Returns the poses of the viewer's hand in a tall window: as few rows as possible, of about equal length, in reading
 * order from the far row to the near one.
 */
function portraitPoses(ids: readonly string[], game: LaidHands): Pose[] {
  const {
    field = BOARD_FIELD,
    isCloseToBoard = false,
    stripWidth = isCloseToBoard ? ROWS.close : ROWS.far,
    rightMargin = 0,
  } = game
  const { w, d } = sizeOf('card', game.back)
  const room = 2 * field.side - rightMargin
  const minPitch = field === BOARD_FIELD ? w : MIN_VISIBLE_WIDTH
  const rows = Math.min(ROWS.most, Math.ceil(ids.length / (1 + Math.floor((room - w) / minPitch))))
  const length = Math.ceil(ids.length / rows)
  const laid = { ...OWN_FAN_PORTRAIT, x: -rightMargin / 2, y: d * ROWS.up, pitch: w * CARD_SPACING, width: room - w }
  const first = field.z + stripWidth + d / 2
  const apart = d * (field === BOARD_FIELD ? CARD_SPACING : ROW_SPACING)
  return Array.from({ length: rows }, (_, i) =>
    fanPoses({ ...laid, z: first + i * apart }, ids.slice(i * length, (i + 1) * length)),
  ).flat()
}

function farHand(
  seen: GameView,
  context: SceneContext,
  game: LaidHands,
  seat: string,
  place: OpponentPlace,
  crowd: number,
): Piece[] {
  const cards = game.cards(seat)
  const isOpen = isOpenHand(cards)
  const ids = isOpen ? cards.map(cardId) : backIds(seat, cards)
  const { x, z, turn } = place.hand
  const flat = context.portrait ? { sag: 0.25 } : {}
  const laid = isOpen ? { pitch: 1.12, width: crowd * 1.3 } : cards === null ? { pitch: 0.07, spread: 0.03 } : {}
  const poses = fanPoses({ ...FLAT_FAN, x, y: 0.004, z, facing: turn, width: crowd, ...flat, ...laid }, ids)
  return ids.map((id, i) => ({
    ...(isOpen
      ? openCard(seen, context, game, seat, cards[i]!, poses[i]!, i)
      : backPiece(seen, game, seat, id, poses[i]!, i)),
    group: `fan:${seat}`,
  }))
}

const cardId = (card: string): string => `card:${card}`

/** Number of backs that represent a hand of secret size. */
const SECRET_HAND_SIZE = 5

function backIds(seat: string, cards: readonly string[] | number | null): string[] {
  const count = cards === null ? SECRET_HAND_SIZE : typeof cards === 'number' ? cards : cards.length
  return Array.from({ length: count }, (_, i) => `back:${seat}:${i}`)
}

/** Returns the zone from which a card that is new to the viewer comes, and the beat at which it starts. */
function origin(game: LaidHands, seat: string, open: boolean, index: number): Pick<Piece, 'from' | 'beat'> {
  const from = game.from?.(seat, open) ?? namedZone('hand', seat)
  return game.beat ? { from, beat: game.beat(seat, index) } : { from }
}

function openCard(
  seen: GameView,
  context: SceneContext,
  game: LaidHands,
  seat: string,
  card: string,
  pose: Pose,
  index: number,
): Piece {
  const piece: Piece = {
    id: cardId(card),
    kind: 'card',
    face: game.face(card),
    pose,
    zone: namedZone('hand', seat),
    ...origin(game, seat, true, index),
  }
  const own = seat === nearSeat(seen) && seen.eye >= 0
  return own ? { ...piece, ...ownCardState(context, game, card, pose) } : piece
}

/**
 * Returns the state of one of the viewer's own cards: playable cards are brighter than the others, and a picked one is
 * raised.
 */
function ownCardState(
  context: SceneContext,
  game: LaidHands,
  card: string,
  pose: Pose,
): Partial<Piece> & { readonly touch: string } {
  const touch = namedTouch('hand', card)
  if (context.picked.includes(touch))
    return { touch, pose: liftedPose(pose, context), raised: true, glow: 0.9, beat: 0 }
  const isChoosing = [...context.touchable].some((name) => isTouchOf(name, 'hand'))
  if (!isChoosing || game.keepsBrightness) return { touch }
  return context.touchable.has(touch) ? { touch, glow: 0.5, tint: 1.06 } : { touch, tint: 0.76 }
}

/**
 * Returns the pose of a picked card: pulled out of the fan roughly along its plane, slightly towards the viewer. In a
 * tall window it only rises, so that it does not cover the board.
 */
function liftedPose(pose: Pose, { portrait }: SceneContext): Pose {
  return portrait ? { ...pose, y: pose.y + 0.3 } : { ...pose, y: pose.y + 0.55, z: pose.z - 0.35 }
}

function backPiece(seen: GameView, game: LaidHands, seat: string, id: string, pose: Pose, index: number): Piece {
  const own = seat === nearSeat(seen) && seen.eye >= 0
  return {
    id,
    kind: 'card',
    face: game.back,
    pose,
    down: true,
    zone: namedZone('hand', seat),
    // A dealt card keeps the default motion, which lifts it over obstacles such as the card with the seat's name.
    ...(game.beat ? {} : { motion: 'slide' }),
    ...origin(game, seat, own, index),
  }
}

/**
 * Returns the beat at which each dealt card leaves the stock: one card to each seat in turn. It is 0 once the viewer has
 * touched something, so that a touched card responds at once.
 */
export function dealBeat(seen: GameView, { picked }: SceneContext): (seat: string, index: number) => number {
  const seats = seatsOf(seen)
  return (seat, index) => (picked.length > 0 ? 0 : index * seats.length + seats.indexOf(seat))
}
