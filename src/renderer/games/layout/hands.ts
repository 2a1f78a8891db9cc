import type { Pose, Piece } from '../../stage/model/pieces'
import { jitter } from './jitter'
import { isTouchOf, namedTouch, namedZone } from '../../stage/model/touch-names'
import { entryAt, type GameView } from '../../../rules/kit'
import type { SceneContext } from '../types'
import { cardCount, isOpenHand, nearSeat, opponentsOf, seatsOf } from './eye'
import { cardPiece } from './places'

/** A fan of cards that lies on the table, read from the near side. Lengths are in inches, angles in radians. */
interface Fan {
  /** Distance between the centres of neighbouring cards along the row, if there is room for it. */
  readonly pitch: number
  /** Largest length of the row, between the centres of the first and the last card. */
  readonly width: number
  /** Largest distance by which the ends of the arc lie nearer than its middle. */
  readonly sag: number
  /** Angle between neighbouring cards, if there is room for it. */
  readonly spread: number
}

/** Height difference between neighbouring cards of a fan, and its largest total, in inches. */
const RISE = { card: 0.019, fan: 0.8 } as const
/** How strongly cards are bent: in a fan, and in the viewer's hand. */
const BENDS = { fan: [0.006, 0.002], hand: [0.014, 0.006] } as const

/**
 * Returns the poses of a fan's cards from left to right, each card above its left neighbour. In a large hand the cards
 * move closer together and the arc flattens, so that even forty fit.
 */
function fanPoses(fan: Fan, ids: readonly string[]): Pose[] {
  const gaps = Math.max(1, ids.length - 1)
  const pitch = Math.min(fan.pitch, fan.width / gaps)
  const rise = Math.min(RISE.card, RISE.fan / gaps)
  const angle = Math.min(fan.spread, (8 * fan.sag) / (pitch * gaps * gaps))
  const radius = pitch / angle
  return ids.map((id, i) => {
    const round = (i - (ids.length - 1) / 2) * angle
    return {
      x: Math.sin(round) * radius,
      y: 0.004 + i * rise,
      z: radius - Math.cos(round) * radius,
      turn: jitter(id, 'fan', Math.min(0.02, angle / 3)) - round,
      bend: BENDS.fan,
    }
  })
}

/** The properties of hands that depend on the game; their layout is the same at every table. */
interface HandsOptions {
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
}

/** The fan of another seat. */
const FAN = { pitch: 0.62, spread: 0.14, sag: { wide: 0.7, tall: 0.25 } } as const
/** The same with open cards, each of which is seen and has a longer row, and of secret size. */
const OPEN_FAN = { pitch: 1.12, longer: 1.3 } as const
const SECRET_FAN = { pitch: 0.07, spread: 0.03 } as const

/**
 * Largest length of the row of another seat's cards, in inches: more seats have less room. On a tall page they share
 * `all`, of which each keeps `apart` for its last card and the gap to the next fan.
 */
const ROW = { few: 4.2, many: 2.6, tall: { most: 4.4, least: 0.1, all: 11.8, apart: 2.1 } } as const

function rowLength(others: number, { page }: SceneContext): number {
  const { most, least, all, apart } = ROW.tall
  if (page === 'tall') return Math.max(least, Math.min(most, all / Math.max(1, others) - apart))
  return others < 6 ? ROW.few : ROW.many
}

/** Number of backs that represent a hand of secret size. */
const SECRET_HAND_SIZE = 5

/**
 * Returns all hands: the near one in order, which a page lays in rows, and the others as fans of backs, open where the
 * viewer may see them. The viewer's own cards have the touch `hand:<card>`; every card lies in the zone `hand:<seat>`.
 */
export function hands(seen: GameView, context: SceneContext, game: HandsOptions): Piece[] {
  const near = nearSeat(seen)
  const others = opponentsOf(seen)
  return [near, ...others].flatMap((seat) => {
    const cards = game.cards(seat)
    const open = isOpenHand(cards) && (seat !== near || !context.isHandCovered || seen.over) ? cards : null
    const count = cards === null ? SECRET_HAND_SIZE : cardCount(cards)
    const ids = open?.map((card) => `card:${card}`) ?? Array.from({ length: count }, (_, i) => `back:${seat}:${i}`)
    const poses =
      seat === near
        ? ids.map((_, x): Pose => ({ x, y: 0, z: 0, bend: BENDS.hand }))
        : fanPoses(fanOf(cards, others.length, context), ids)
    const isOwn = seat === near && seen.eye >= 0
    return ids.map((id, i): Piece => {
      const card = open?.[i]
      const face = card === undefined ? (game.back ?? '49/back') : (game.face?.(card) ?? `49/${card}`)
      const piece: Piece = {
        ...cardPiece(id, face, entryAt(poses, i)),
        zone: namedZone('hand', seat),
        group: seat === near ? 'hand' : `fan:${seat}`,
        from: game.from?.(seat, isOwn || card !== undefined) ?? namedZone('hand', seat),
        ...(game.beat && { beat: game.beat(seat, i) }),
      }
      // A dealt card keeps the default motion, which lifts it over obstacles such as the card with the seat's name.
      if (card === undefined) return { ...piece, down: true, ...(game.beat ? {} : { motion: 'slide' }) }
      return isOwn ? { ...piece, ...ownCardState(context, game, card) } : piece
    })
  })
}

function fanOf(cards: readonly string[] | number | null, others: number, context: SceneContext): Fan {
  const width = rowLength(others, context)
  const fan = { ...FAN, width, sag: FAN.sag[context.page === 'tall' ? 'tall' : 'wide'] }
  if (isOpenHand(cards)) return { ...fan, pitch: OPEN_FAN.pitch, width: width * OPEN_FAN.longer }
  return cards === null ? { ...fan, ...SECRET_FAN } : fan
}

/**
 * Returns the state of one of the viewer's own cards: playable cards are brighter than the others, and a picked one is
 * raised.
 */
function ownCardState(context: SceneContext, game: HandsOptions, card: string): Partial<Piece> {
  const touch = namedTouch('hand', card)
  if (context.picked.includes(touch)) return { touch, raised: true, glow: 0.9, beat: 0 }
  const isChoosing = [...context.touchable].some((name) => isTouchOf(name, 'hand'))
  if (!isChoosing || game.keepsBrightness) return { touch }
  return context.touchable.has(touch) ? { touch, glow: 0.5, tint: 1.06 } : { touch, tint: 0.76 }
}

/**
 * Returns the beat at which each dealt card leaves the stock: one card to each seat in turn. It is 0 once the viewer has
 * touched something, so that a touched card responds at once.
 */
export function dealBeat(seen: GameView, { picked }: SceneContext): (seat: string, index: number) => number {
  const seats = seatsOf(seen)
  return (seat, index) => (picked.length > 0 ? 0 : index * seats.length + seats.indexOf(seat))
}
