import { Vector3 } from 'three'
import type { Turning } from './arrow-spin'
import type { Motion } from './motion'
import type { Piece } from '../model/pieces'
import { copyPlace, placeOf, setPlace, type Place } from '../model/transform'
import { sizeOf, type Size } from '../model/sizes'

/** A piece's way from where it was to where it shall be. */
export interface Journey {
  readonly from: Place
  readonly to: Place
  /** Where it comes down between. */
  readonly stops: readonly Place[]
  readonly motion: Motion
  /** Seconds until it begins, then how long it takes; both already at the speed that was set. */
  readonly wait: number
  readonly seconds: number
  spent: number
  /** Part of the way up to which contacts were told, below 0 before it begins. */
  told: number
  /** What it carries on of the flight that it was called away from; null where it began at rest. */
  readonly drift: Vector3 | null
  /** While it waits it is carried with its pack, from here to where its way begins; null where it waits at rest. */
  readonly lead: { readonly from: Place; readonly seconds: number } | null
}

/** One piece on the table, and where it is now. */
export interface AnimatedPiece {
  piece: Piece
  readonly size: Size
  /** Picture of its face; a card turning face down keeps its old one until it lies. */
  face: string
  readonly place: Place
  /** How fast it flies, in inches a second. */
  readonly velocity: Vector3
  journey: Journey | null
  /** An arrow that was flicked: turns until it rests at its pose. */
  turning: Turning | null
  /** Held by a pointer: the animator leaves it alone. */
  held: boolean
  /** On its way to another piece's place, where it ends. */
  leaving: boolean
  /** 0 to 1: how far it has answered to being pointed at. */
  heed: number
}

/** Papers that are new to the table come from beyond its near edge, as if from a lap. */
const LAP: ReadonlySet<string> = new Set(['pad', 'leaflet'])
/** So does the card that tells the end. */
const comesFromLap = ({ kind, group }: Piece): boolean => LAP.has(kind) || group === 'ending'

const isBack = (face: string) => face.endsWith('/back')

/** A piece as it lies: a back is a card lying on its face, however the scene puts it. */
export const upright = (piece: Piece): Piece =>
  piece.kind === 'card' && !piece.down && isBack(piece.face) ? { ...piece, down: true } : piece

/**
 * A piece that has come to the table.
 * @param old what was seen of it before under another id; it goes on from there
 * @param was the piece it was before; without it and `old` it fades in where it belongs, or comes from a lap
 * @param bare whether nothing lies on the table yet: papers lie there at once
 */
export function enterPiece(
  piece: Piece,
  old: AnimatedPiece | undefined,
  was: Piece | null,
  bare: boolean,
): AnimatedPiece {
  const start = old ? copyPlace(old.place) : placeOf(was ?? piece)
  if (!old && !was) {
    start.glow = 0
    if (comesFromLap(piece) && !bare) start.at.set(start.at.x * 0.8, 3, 27)
  }
  return {
    piece,
    size: sizeOf(piece.kind, piece.face),
    face: isBack(piece.face) && old && piece.kind === 'card' ? old.face : piece.face,
    place: start,
    velocity: new Vector3(),
    journey: null,
    turning: null,
    held: false,
    leaving: false,
    heed: old?.heed ?? 0,
  }
}

/** Gives a piece that stays on the table its new description. */
export function update(actor: AnimatedPiece, piece: Piece): AnimatedPiece {
  actor.piece = piece
  if (!(isBack(piece.face) && piece.kind === 'card')) actor.face = piece.face
  return actor
}

/** Puts a piece down where it is going. */
export function arrive(actor: AnimatedPiece, to: Place): void {
  setPlace(actor.place, to)
  actor.journey = null
  actor.velocity.set(0, 0, 0)
  actor.turning = null
  actor.face = actor.piece.face
}

/** Brings a piece nearer to how it answers to being pointed at, or not; answers whether it still changes. */
export function attend(actor: AnimatedPiece, touch: string | null, dt: number): boolean {
  const aim = touch !== null && actor.piece.touch === touch ? 1 : 0
  const heeding = Math.abs(actor.heed - aim) > 0.004
  actor.heed = heeding ? actor.heed + (aim - actor.heed) * Math.min(1, dt * 14) : aim
  return heeding
}
