import { Vector3 } from 'three'
import type { SpinState } from './arrow-spin'
import type { Motion } from './motion'
import type { RiffledCard } from './riffle'
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
  elapsed: number
  /** Part of the movement up to which contacts were reported; below 0 before it begins. */
  reportedUntil: number
  /** The velocity it retains from the flight that it was diverted from or from the hand; null if it started at rest. */
  readonly drift: Vector3 | null
  /**
   * The movement with its pack during the delay, from here to the start of its own movement; null if it waits at rest.
   */
  readonly lead: Lead | null
}

/** The movement of a piece with its pack: it is carried from one place to another, and may then be riffled there. */
export interface Lead {
  readonly from: Place
  readonly seconds: number
  /** Its part in the riffle, and the riffle's duration in seconds; null if the pack is not riffled. */
  readonly riffle: { readonly card: RiffledCard; readonly seconds: number } | null
}

/** A piece on the table, and its current place. */
export interface AnimatedPiece {
  piece: Piece
  readonly size: Size
  /** Picture of its face. A card that turns face down keeps the old picture until it lies still. */
  face: string
  readonly place: Place
  /** Velocity in inches per second, also while a pointer holds it; zero at rest. */
  readonly velocity: Vector3
  journey: Journey | null
  /** The turn of a flicked arrow, until it rests at its pose. */
  spinState: SpinState | null
  /** Whether a pointer holds it; the animator then leaves it alone. */
  isHeld: boolean
  /** Whether it is moving into another piece, where it disappears. */
  isLeaving: boolean
  /** Strength of its highlight when it is pointed at, 0 to 1. */
  highlight: number
  /**
   * How far it is drawn right of its place, in inches, to open the hand at a card that is pointed at, and how far it
   * wants to be. Its place does not change: it is found there by the pointer, and it has no part in any movement.
   */
  aside: number
  asideGoal: number
}

/** Kinds of papers that come from beyond the table's near edge when they are new, as if from a lap. */
const LAP_KINDS: ReadonlySet<string> = new Set(['pad', 'leaflet'])
/** Whether a new piece comes from there; so does the card that announces the end. */
const comesFromLap = ({ kind, group }: Piece): boolean => LAP_KINDS.has(kind) || group === 'ending'

const isBack = (face: string) => face.endsWith('/back')

/** Returns a card that shows its back as one that lies face down, whichever way the scene describes it. */
export const normalizeFacing = (piece: Piece): Piece =>
  piece.kind === 'card' && !piece.down && isBack(piece.face) ? { ...piece, down: true } : piece

/**
 * Creates the actor of a new piece.
 * @param oldActor the actor that showed it under another id; the new one continues from there
 * @param previous its predecessor in the list; without it and `oldActor` the piece fades in at its place, or comes from
 * a lap
 * @param wasEmpty whether the table was empty before; papers then appear at once
 */
export function createAnimatedPiece(
  piece: Piece,
  oldActor: AnimatedPiece | undefined,
  previous: Piece | null,
  wasEmpty: boolean,
): AnimatedPiece {
  const start = oldActor ? copyPlace(oldActor.place) : placeOf(previous ?? piece)
  if (!oldActor && !previous) {
    start.glow = 0
    if (comesFromLap(piece) && !wasEmpty) start.at.set(start.at.x * 0.8, 3, 27)
  }
  return {
    piece,
    size: sizeOf(piece.kind, piece.face),
    face: isBack(piece.face) && oldActor && piece.kind === 'card' ? oldActor.face : piece.face,
    place: start,
    velocity: oldActor?.velocity.clone() ?? new Vector3(),
    journey: null,
    spinState: null,
    isHeld: false,
    isLeaving: false,
    highlight: oldActor?.highlight ?? 0,
    aside: oldActor?.aside ?? 0,
    asideGoal: 0,
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
  actor.spinState = null
  actor.face = actor.piece.face
}

/** Speed at which a highlight and the opening of a hand approach their goals, per second. */
const HIGHLIGHT_PACE = 14
/** Differences from the goal that count as none: of the highlight's strength, and aside in inches. */
const NO_DIFFERENCE = { highlight: 0.004, aside: 0.002 } as const

/**
 * Advances a piece's highlight and its way aside by `dt` seconds; returns whether they still change.
 */
export function advanceHighlight(actor: AnimatedPiece, touch: string | null, dt: number): boolean {
  const target = touch !== null && actor.piece.touch === touch ? 1 : 0
  const part = Math.min(1, dt * HIGHLIGHT_PACE)
  const isHighlightChanging = Math.abs(actor.highlight - target) > NO_DIFFERENCE.highlight
  actor.highlight = isHighlightChanging ? actor.highlight + (target - actor.highlight) * part : target
  const { asideGoal } = actor
  const isOpening = Math.abs(actor.aside - asideGoal) > NO_DIFFERENCE.aside
  actor.aside = isOpening ? actor.aside + (asideGoal - actor.aside) * part : asideGoal
  return isHighlightChanging || isOpening
}
