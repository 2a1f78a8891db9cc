import { isTouchOf, namedTouch, namedZone } from '../../stage/model/names'
import type { Seen } from '../../../rules/kit'
import type { Piece, Pose } from '../../stage/model/pieces'
import { sizeOf } from '../../stage/model/sizes'
import { type SceneContext, type Field } from '../types'
import { isOpenHand, nearSeat, opponentsOf } from './eye'
import { BOARD_FIELD } from './field'
import { fanPoses, READING_FAN, type Fan } from './fan'
import { crowdAround, placesAround, type Place } from './places'

// In range: a place for each opponent, a pose for each card.

/** What a game tells of its hands; how they lie is the same at every table. */
export interface Hands {
  /** A hand as the eye knows it: its cards, its size, or null where even the size is secret. */
  cards(seat: string): readonly string[] | number | null
  /** Picture of a card's face: `49/17`. */
  face(card: string): string
  /** Picture of the backs: `49/back`. */
  readonly back: string
  /** The zone from which a card that is new to this eye came; `open` if its face is shown. Its own hand by default. */
  from?(seat: string, open: boolean): string
  /** The beat at which a dealt card begins to move: its seat and its place in the hand. */
  beat?(seat: string, index: number): number
  /** The referee points at nothing: cards that cannot be played are not darkened. */
  readonly plain?: boolean
  /** Nothing lies between the board and the own hand: on a high screen the hand comes close to it. */
  readonly close?: boolean
  /** How many backs stand for a hand whose size is secret. */
  readonly packet?: number
  /** What the hands lie about on a high screen; a board by default. */
  readonly field?: Field
  /** How wide the strip between the field and the own hand is there, in inches; as `close` says by default. */
  readonly strip?: number
  /** How much room a row of the own hand leaves at its right there, in inches. */
  readonly aside?: number
}

/** The own fan, for cards 1.94 inches wide; wider cards stand wider apart. */
const OWN: Fan = { ...READING_FAN, x: 0.2, y: 1.02, z: 9.7, width: 17, sag: 0.45 }
/** On a high screen cards lie side by side, so that each is as broad as a thumb. */
const OWN_PORTRAIT: Fan = { ...READING_FAN, spread: 0.02, sag: 0.1 }
const ROWS = {
  /** How far before the field the far edge of the hand lies, and that of a close one does. */
  far: 2.08,
  close: 0.48,
  most: 4,
  /** How high the middle of a leaning card is, in cards: its near edge does not dip into the table. */
  up: 0.35,
} as const
/** From card to card and from row to row, in cards. */
const BESIDE = 1.02
/**
 * Where there is no board cards rather overlap than lie in a further row, while so much of each is seen, in inches; square
 * ones only toward the right, since their number stands in the lower left corner. Rows keep clear of what leans before them.
 */
const LEAST = 1.5
const CLEAR = 1.17
const SQUARE_CARD = 1.94

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

/**
 * All hands: the near one as a fan to be read, leaning on its bolster, the others as backs round the table, open where
 * the eye may see them. Own cards are touched as `hand:<card>`; every card lies in the zone `hand:<seat>`.
 */
export function hands(seen: Seen, context: SceneContext, game: Hands): Piece[] {
  const others = opponentsOf(seen)
  const places = placesAround(others.length, context.portrait, game.field)
  const crowd = crowdAround(others.length, context.portrait, game.field)
  return [
    ...nearHand(seen, context, game),
    ...others.flatMap((seat, i) => farHand(seen, context, game, seat, places[i]!, crowd)),
  ]
}

function nearHand(seen: Seen, context: SceneContext, game: Hands): Piece[] {
  const seat = nearSeat(seen)
  const cards = game.cards(seat)
  const shown = isOpenHand(cards) && (!context.covered || seen.over)
  const ids = shown ? cards.map(cardId) : backIds(seat, cards, game)
  const poses = context.portrait ? portraitPoses(ids, game) : fanPoses(ownFan(game), ids)
  const pieces = ids.map((id, i) =>
    shown ? openCard(seen, context, game, seat, cards[i]!, poses[i]!, i) : back(seen, game, seat, id, poses[i]!, i),
  )
  return [...bolsters(ids.length, context), ...pieces.map((piece): Piece => ({ ...piece, group: 'hand' }))]
}

/** The own fan for cards of this pack: larger ones stand further apart, and higher, lest they dip into the table. */
function ownFan({ back }: Hands): Fan {
  const { w, d } = sizeOf('card', back)
  const higher = ((d - SQUARE_CARD) / 2) * Math.sin(OWN.lean)
  return { ...OWN, pitch: (OWN.pitch * w) / SQUARE_CARD, y: OWN.y + higher }
}

/** As few rows as hold the hand, of much the same length, read from the far one to the near one. */
function portraitPoses(ids: readonly string[], game: Hands): Pose[] {
  const { field = BOARD_FIELD, close = false, strip = close ? ROWS.close : ROWS.far, aside = 0 } = game
  const { w, d } = sizeOf('card', game.back)
  const room = 2 * field.side - aside
  const least = field === BOARD_FIELD ? w : LEAST
  const rows = Math.min(ROWS.most, Math.ceil(ids.length / (1 + Math.floor((room - w) / least))))
  const length = Math.ceil(ids.length / rows)
  const laid = { ...OWN_PORTRAIT, x: -aside / 2, y: d * ROWS.up, pitch: w * BESIDE, width: room - w }
  const first = field.z + strip + d / 2
  const apart = d * (field === BOARD_FIELD ? BESIDE : CLEAR)
  return Array.from({ length: rows }, (_, i) =>
    fanPoses({ ...laid, z: first + i * apart }, ids.slice(i * length, (i + 1) * length)),
  ).flat()
}

function farHand(seen: Seen, context: SceneContext, game: Hands, seat: string, place: Place, crowd: number): Piece[] {
  const cards = game.cards(seat)
  const shown = isOpenHand(cards)
  const ids = shown ? cards.map(cardId) : backIds(seat, cards, game)
  const { x, z, turn } = place.hand
  const flat = context.portrait ? { sag: 0.25 } : {}
  const laid = shown ? { pitch: 1.12, width: crowd * 1.3 } : cards === null ? { pitch: 0.07, spread: 0.03 } : {}
  const poses = fanPoses({ ...LYING, x, y: 0.004, z, facing: turn, width: crowd, ...flat, ...laid }, ids)
  return ids.map((id, i) => ({
    ...(shown
      ? openCard(seen, context, game, seat, cards[i]!, poses[i]!, i)
      : back(seen, game, seat, id, poses[i]!, i)),
    group: `fan:${seat}`,
  }))
}

const cardId = (card: string): string => `card:${card}`

function backIds(seat: string, cards: readonly string[] | number | null, game: Hands): string[] {
  const count = cards === null ? (game.packet ?? 5) : typeof cards === 'number' ? cards : cards.length
  return Array.from({ length: count }, (_, i) => `back:${seat}:${i}`)
}

/** Where and when a card that is new to this eye sets out. */
function origin(game: Hands, seat: string, open: boolean, index: number): Pick<Piece, 'from' | 'beat'> {
  const from = game.from?.(seat, open) ?? namedZone('hand', seat)
  return game.beat ? { from, beat: game.beat(seat, index) } : { from }
}

function openCard(
  seen: Seen,
  context: SceneContext,
  game: Hands,
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
  return own ? { ...piece, ...answer(context, game, card, pose) } : piece
}

/** What the own cards show: those that can be played stand out, a picked one is lifted. */
function answer(
  context: SceneContext,
  game: Hands,
  card: string,
  pose: Pose,
): Partial<Piece> & { readonly touch: string } {
  const touch = namedTouch('hand', card)
  if (context.picked.includes(touch)) return { touch, pose: lifted(pose, context), raised: true, glow: 0.9, beat: 0 }
  const choosing = [...context.touchable].some((name) => isTouchOf(name, 'hand'))
  if (!choosing || game.plain) return { touch }
  return context.touchable.has(touch) ? { touch, glow: 0.5, tint: 1.06 } : { touch, tint: 0.76 }
}

/** Pulled out of the fan along its own plane, and a little towards the eye; on a high screen not onto the board. */
function lifted(pose: Pose, { portrait }: SceneContext): Pose {
  return portrait ? { ...pose, y: pose.y + 0.3 } : { ...pose, y: pose.y + 0.55, z: pose.z - 0.35 }
}

function back(seen: Seen, game: Hands, seat: string, id: string, pose: Pose, index: number): Piece {
  const own = seat === nearSeat(seen) && seen.eye >= 0
  return {
    id,
    kind: 'card',
    face: game.back,
    pose,
    down: true,
    zone: namedZone('hand', seat),
    // What is dealt goes over what stands in its way, as the card with the seat's name.
    ...(game.beat ? {} : { motion: 'slide' }),
    ...origin(game, seat, own, index),
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
    group: 'away',
  }))
}
