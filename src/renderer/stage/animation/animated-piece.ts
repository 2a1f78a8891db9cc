import { Vector3 } from 'three'
import type { Turning } from './arrow-spin'
import type { Motion } from './motion'
import type { Piece } from '../model/pieces'
import { copyPlace, placeOf, setPlace, type Place } from '../model/transform'
import { sizeOf, type Size } from '../model/sizes'

/** A piece's movement from one place to another. */
export interface Journey {
  readonly from: Place
  readonly to: Place
  /** Places where it lands in between. */
  readonly stops: readonly Place[]
  readonly motion: Motion
  /** Delay and duration in seconds, both scaled by the speed setting. */
  readonly wait: number
  readonly seconds: number
  spent: number
  /** Part of the movement up to which contacts were reported; below 0 before it begins. */
  told: number
  /** The velocity it retains from the flight that it was diverted from; null if it started at rest. */
  readonly drift: Vector3 | null
  /**
   * The movement with its pack during the delay, from here to the start of its own movement; null if it waits at rest.
   */
  readonly lead: { readonly from: Place; readonly seconds: number } | null
}

/** A piece on the table, and its current place. */
export interface AnimatedPiece {
  piece: Piece
  readonly size: Size
  /** Picture of its face. A card that turns face down keeps the old picture until it lies still. */
  face: string
  readonly place: Place
  /** Velocity in inches per second. */
  readonly velocity: Vector3
  journey: Journey | null
  /** The turn of a flicked arrow, until it rests at its pose. */
  turning: Turning | null
  /** Whether a pointer holds it; the animator then leaves it alone. */
  held: boolean
  /** Whether it is moving into another piece, where it disappears. */
  leaving: boolean
  /** Strength of its highlight when it is pointed at, 0 to 1. */
  heed: number
}

/** Kinds of papers that come from beyond the table's near edge when they are new, as if from a lap. */
const LAP: ReadonlySet<string> = new Set(['pad', 'leaflet'])
/** Whether a new piece comes from there; so does the card that announces the end. */
const comesFromLap = ({ kind, group }: Piece): boolean => LAP.has(kind) || group === 'ending'

const isBack = (face: string) => face.endsWith('/back')

/** Returns a card that shows its back as one that lies face down, whichever way the scene describes it. */
export const upright = (piece: Piece): Piece =>
  piece.kind === 'card' && !piece.down && isBack(piece.face) ? { ...piece, down: true } : piece

/**
 * Creates the actor of a new piece.
 * @param old the actor that showed it under another id; the new one continues from there
 * @param was its predecessor in the list; without it and `old` the piece fades in at its place, or comes from a lap
 * @param bare whether the table was empty before; papers then appear at once
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

/** Puts a piece at the end of its movement. */
export function arrive(actor: AnimatedPiece, to: Place): void {
  setPlace(actor.place, to)
  actor.journey = null
  actor.velocity.set(0, 0, 0)
  actor.turning = null
  actor.face = actor.piece.face
}

/** Advances a piece's highlight by `dt` seconds; returns whether it still changes. */
export function attend(actor: AnimatedPiece, touch: string | null, dt: number): boolean {
  const aim = touch !== null && actor.piece.touch === touch ? 1 : 0
  const heeding = Math.abs(actor.heed - aim) > 0.004
  actor.heed = heeding ? actor.heed + (aim - actor.heed) * Math.min(1, dt * 14) : aim
  return heeding
}
