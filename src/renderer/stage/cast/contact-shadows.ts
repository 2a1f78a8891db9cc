import { MathUtils, Vector3 } from 'three'
import { groundHeightBelow, slopeBelow, offsetAcross, overlapOf } from './ground'
import type { SoftPatch } from './soft-patches'
import { formOf } from '../model/instanced-forms'
import type { PieceKind } from '../model/pieces'
import type { AnimatedPiece } from '../animation/animated-piece'
import { LAMP } from '../surface/light'

/** Returns the angle of a rotation about the vertical axis, in radians. */
const turnOf = (turn: { x: number; y: number; z: number; w: number }): number =>
  Math.atan2(2 * (turn.w * turn.y + turn.x * turn.z), 1 - 2 * (turn.x * turn.x + turn.y * turn.y))

/** Prefix of the faces of marks around another piece. */
const AROUND_PREFIX = 'mark/around/'
/** Face of a stitch of red thread. */
const THREAD = 'mark/thread-round'

/** Marks larger than this, in inches, stand for the whole table, which is lit without an edge. */
const TABLE_MARK_SIZE = 8

/** The contact shadows and lights of one frame. */
export interface PatchLists {
  readonly shadows: readonly SoftPatch[]
  readonly lights: readonly SoftPatch[]
}

/** Contact shadow of each kind: reach in inches, strength, corner radius (ignored for round forms). */
const CONTACT_SHADOWS = {
  card: { reach: 0.14, strength: 0.68, r: 0.13 },
  chip: { reach: 0.24, strength: 0.72, r: 0 },
  board: { reach: 0.34, strength: 0.62, r: 0.1 },
  tray: { reach: 0.5, strength: 0.85, r: 0.1 },
  lid: { reach: 0.5, strength: 0.85, r: 0.1 },
  leaflet: { reach: 0.2, strength: 0.6, r: 0.05 },
  pad: { reach: 0.3, strength: 0.75, r: 0.05 },
  man: { reach: 0.26, strength: 0.75, r: 0 },
  dial: { reach: 0.6, strength: 0.85, r: 6.5 },
  sheet: { reach: 0.1, strength: 0.5, r: 0.05 },
  tent: { reach: 0.3, strength: 0.7, r: 0.05 },
} as const

/** Kinds of large pieces that have places printed on them. */
const PRINTED_KINDS: ReadonlySet<PieceKind> = new Set<PieceKind>(['board', 'tray', 'sheet', 'dial'])

/**
 * Largest height in inches at which a piece of a stackable kind counts as lying on the ground itself; more for men,
 * which also stand on cards.
 */
const MAX_FLAT_HEIGHT: Readonly<Partial<Record<PieceKind, number>>> = { card: 0.014, chip: 0.014, man: 0.06 }

const up = new Vector3()
const side = new Vector3()
const near = new Vector3()

const canPile = ({ piece }: AnimatedPiece): boolean => MAX_FLAT_HEIGHT[piece.kind] !== undefined
/** Whether a piece is moving; one that still waits for its beat is not. */
const isMoving = ({ journey, isHeld }: AnimatedPiece): boolean =>
  isHeld || (journey !== null && journey.elapsed > journey.wait)

/** Whether a piece's centre lies over a lower card, chip or man; in a pile it throws no shadow of its own. */
function liesOnPiece({ piece, place }: AnimatedPiece, others: readonly AnimatedPiece[]): boolean {
  return others.some(
    (other) =>
      other.piece !== piece &&
      other.place.at.y < place.at.y &&
      Math.hypot(other.place.at.x - place.at.x, other.place.at.z - place.at.z) <
        (Math.min(other.size.w, other.size.d) * other.place.scale) / 2,
  )
}

/** Returns the height of the top of each pile, by zone: the shadow of a pile is that of its lowest card. */
function pileTops(actors: readonly AnimatedPiece[]): Map<string, number> {
  const tops = new Map<string, number>()
  for (const actor of actors) {
    const { piece, place } = actor
    if (piece.zone !== undefined && piece.zone !== 'board' && canPile(actor) && !isMoving(actor))
      tops.set(piece.zone, Math.max(tops.get(piece.zone) ?? 0, place.at.y))
  }
  return tops
}

/**
 * Returns all contact shadows and lights for the current places of the pieces.
 * @param isLowQuality whether they are wider and stronger, in place of cast shadows
 * @param showHighlights whether highlighted pieces are lit
 */
export function contactPatches(
  actors: readonly AnimatedPiece[],
  isLowQuality: boolean,
  showHighlights = true,
): PatchLists {
  const shadows: SoftPatch[] = []
  const lights: SoftPatch[] = []
  const tops = pileTops(actors)
  const grounds = actors.filter(({ piece }) => piece.kind === 'board' || piece.kind === 'tray')
  const prints = actors.filter(({ piece }) => PRINTED_KINDS.has(piece.kind))
  const stacked = actors.filter((actor) => canPile(actor) && !isMoving(actor))
  for (const actor of actors) {
    if (canPile(actor) && isMoving(actor)) shadows.push(...flightShadows(actor, grounds, stacked, isLowQuality))
    else {
      const shadow = shadowOf(actor, tops, grounds, stacked)
      if (shadow) shadows.push(shiftFromLamp(shadow, isLowQuality))
    }
    const highlight = showHighlights ? actor.highlight : 0
    const light = canPile(actor) ? null : lightOf(actor, highlight, grounds, prints)
    if (light) lights.push(light)
  }
  return { shadows, lights }
}

/**
 * Moves a patch a little away from the lamp; if there are no cast shadows, so far that it looks like one.
 * @param heightReach the part of its reach that comes from its height, in inches; it does not count for the shift
 */
function shiftFromLamp(patch: SoftPatch, isLowQuality: boolean, heightReach = 0): SoftPatch {
  const { x, z, reach, strength } = patch
  const contact = reach - heightReach
  if (!isLowQuality) return { ...patch, x: x + contact * 0.22, z: z + contact * 0.12 }
  return {
    ...patch,
    x: x + contact * 0.35,
    z: z + contact * 0.1,
    reach: reach * 1.7,
    strength: Math.min(0.9, strength * 1.15),
  }
}

/**
 * Limits of the cosine of a piece's tilt: up to `from` it counts as standing, from `to` on as level, with a transition
 * in between.
 */
const LEVEL_COSINE = { from: 0.8, to: 0.97 } as const

/** Returns the shadows of a moving card, chip or man, blending that of a leaning piece into that of a level one. */
function flightShadows(
  actor: AnimatedPiece,
  grounds: readonly AnimatedPiece[],
  stacked: readonly AnimatedPiece[],
  isLowQuality: boolean,
): SoftPatch[] {
  const { piece, place, size } = actor
  const { x, z } = place.at
  const ground = groundHeightBelow(grounds, x, z)
  up.set(0, 1, 0).applyQuaternion(place.turn)
  const levelWeight = MathUtils.smoothstep(up.y, LEVEL_COSINE.from, LEVEL_COSINE.to)
  const { reach, strength, r } = CONTACT_SHADOWS[piece.kind as 'card' | 'chip' | 'man']
  const round = formOf(piece.kind, piece.face)?.round === true
  const restingShadow = { reach, strength: strength * levelWeight, r: round ? size.w / 2 : r }
  const shadow = flightShadow(
    actor,
    restingShadow,
    { height: ground, slope: slopeBelow(grounds, x, z) },
    stacked,
    isLowQuality,
  )
  const shadows = levelWeight > 0 ? [shiftFromLamp(shadow, isLowQuality, shadow.reach - reach)] : []
  const leaning = levelWeight < 1 ? leaningShadow(actor, ground) : null
  if (leaning) shadows.push(shiftFromLamp({ ...leaning, strength: leaning.strength * (1 - levelWeight) }, isLowQuality))
  return shadows
}

function shadowOf(
  actor: AnimatedPiece,
  tops: ReadonlyMap<string, number>,
  grounds: readonly AnimatedPiece[],
  stacked: readonly AnimatedPiece[],
): SoftPatch | null {
  const { piece, place, size } = actor
  const { at } = place
  if (piece.kind === 'mark' || piece.kind === 'arrow') return null
  up.set(0, 1, 0).applyQuaternion(place.turn)
  const leaning = up.y < 0.93
  if (leaning) return leaningShadow(actor, 0)
  const contactShadow = CONTACT_SHADOWS[piece.kind]
  const others = piece.kind === 'board' || piece.kind === 'tray' ? [] : grounds
  const ground = groundHeightBelow(others, at.x, at.z)
  const height = Math.max(0, at.y - ground)
  const still = !isMoving(actor)
  if (still && height > (MAX_FLAT_HEIGHT[piece.kind] ?? Infinity) && liesOnPiece(actor, stacked)) return null
  const pile = still && piece.zone !== undefined ? Math.max(0, (tops.get(piece.zone) ?? 0) - at.y) : 0
  const high = Math.min(1, height / 4.5)
  return {
    x: at.x,
    y: ground + 0.003,
    z: at.z,
    turn: turnOf(place.turn),
    slope: slopeBelow(others, at.x, at.z),
    hx: (size.w / 2) * (piece.kind === 'board' ? 1 - place.fold * 0.5 : 1) * place.scale,
    hz: (size.d / 2) * place.scale,
    r: (formOf(piece.kind, piece.face)?.round ? size.w / 2 : contactShadow.r) * place.scale,
    reach: contactShadow.reach + Math.min(0.22, pile * 0.4) + height * 0.32,
    strength: (contactShadow.strength + Math.min(0.15, pile)) * (1 - high) ** 1.5,
  }
}

/** Height in inches above the ground from which the lower edge of a leaning piece throws no shadow. */
const MAX_FOOT_HEIGHT = 2.2

/** Returns the shadow of a leaning piece, which lies along its lower edge; null if that edge is too high. */
function leaningShadow({ piece, place, size }: AnimatedPiece, ground: number): SoftPatch | null {
  side.set(1, 0, 0).applyQuaternion(place.turn)
  near.set(0, 0, (size.d / 2) * place.scale).applyQuaternion(place.turn)
  if (near.y > 0) near.negate()
  const foot = Math.max(0, place.at.y + near.y - ground)
  if (foot > MAX_FOOT_HEIGHT) return null
  const isCard = piece.kind === 'card'
  const inward = isCard ? 0.55 : 0.97
  return {
    x: place.at.x + near.x * inward,
    y: ground + 0.004,
    z: place.at.z + near.z * inward,
    turn: Math.atan2(-side.z, side.x),
    hx: (size.w / 2) * (isCard ? 0.8 : 1) * place.scale,
    hz: isCard ? 0.35 : 0.25,
    r: isCard ? 0.3 : 0.1,
    reach: isCard ? 0.7 : 0.6,
    strength: (isCard ? 0.3 : 0.8) * (1 - foot / MAX_FOOT_HEIGHT),
  }
}

/**
 * Returns the light on the print for a place to touch, around a piece that was moved or can be, or around a big
 * highlighted piece; null if there is none.
 */
function lightOf(
  actor: AnimatedPiece,
  highlight: number,
  grounds: readonly AnimatedPiece[],
  prints: readonly AnimatedPiece[],
): SoftPatch | null {
  const { piece, place } = actor
  const isMark = piece.kind === 'mark'
  const strength = Math.min(1, place.glow + highlight * (isMark ? 0.45 : 0.55))
  if (strength < 0.01) return null
  const { at } = place
  const shape = { x: at.x, z: at.z, turn: turnOf(place.turn), ...lightShape(actor) }
  if (!isMark) return { ...shape, y: 0.006, slope: 0, reach: 1.1, strength: strength * 0.7 }
  const onWood = !prints.some((print) => !Number.isNaN(offsetAcross(print, at.x, at.z)))
  const slope = slopeBelow(grounds, at.x, at.z)
  const isThread = piece.face === THREAD
  return { ...shape, ...edgeOf(actor), y: at.y + 0.002, slope, strength, onWood, isThread }
}

/** Returns the reach and the strength of the line along a mark's edge. */
function edgeOf({ piece, size }: AnimatedPiece): Pick<SoftPatch, 'reach' | 'line'> {
  if (size.w > TABLE_MARK_SIZE) return { reach: 2.4, line: 0 }
  return { reach: piece.face.startsWith(AROUND_PREFIX) ? 0.24 : 0.3, line: 1 }
}

/** Returns the half sizes and the corner radius of a light; around a piece it lies just outside. */
function lightShape({ piece, place, size }: AnimatedPiece): Pick<SoftPatch, 'hx' | 'hz' | 'r'> {
  const isMark = piece.kind === 'mark'
  const inset = !isMark ? -0.05 : piece.face.startsWith(AROUND_PREFIX) ? -0.02 : 0.1
  const round = piece.face.endsWith('round') || piece.kind === 'dial'
  const hx = (size.w / 2) * place.scale - inset
  const hz = (size.d / 2) * place.scale - inset
  return { hx, hz, r: round ? hx : isMark ? 0.16 : 0.2 }
}

/** Extra reach of a shadow for each inch between a piece and the surface below it. */
const SPREAD_PER_INCH = 0.32
/** Part of that by which the shadow also shrinks inside the piece's outline, since light comes in from all sides. */
const INWARD_PART = 0.4
/** Height in inches from which a piece throws no shadow of its own. */
const MAX_HEIGHT = 4.5
/**
 * Shift away from the lamp, as a share of a true cast shadow's: all of it where it stands in for the lamp's shadow (low
 * quality).
 */
const LAMP_SHIFT = { low: 1, high: 0.5 } as const
/**
 * Lift of the patch per inch of the piece's height, and its maximum, so that it lies over single cards on the ground.
 */
const PATCH_LIFT = { inch: 0.05, most: 0.035 } as const
/**
 * Height in inches over a pile within which a landing piece's shadow fades out, since the top card of a pile has none.
 */
const LANDING_HEIGHT = 0.25

const fore = new Vector3()

/** Contact shadow that a flying card, chip or man would have when lying on its ground. */
interface RestingShadow {
  readonly reach: number
  readonly strength: number
  readonly r: number
}

/** The ground below a flying piece. */
interface Ground {
  /** Height of the board, tray or table. */
  readonly height: number
  readonly slope: number
}

/**
 * Returns the shadow of a card, chip or man in the air, which continues its contact shadow as it rises: it grows wider
 * and softer, fades, moves away from the lamp, and follows the piece's tilt.
 * @param stacked pieces at rest that may lie below
 * @param isLowQuality whether it replaces the lamp's cast shadow
 */
function flightShadow(
  actor: AnimatedPiece,
  restingShadow: RestingShadow,
  ground: Ground,
  stacked: readonly AnimatedPiece[],
  isLowQuality: boolean,
): SoftPatch {
  const { place, size } = actor
  const { at } = place
  const surfaceHeight = surfaceHeightBelow(actor, ground.height, stacked)
  const height = Math.max(0, at.y - surfaceHeight)
  const spread = height * SPREAD_PER_INCH
  side.set((size.w / 2) * place.scale, 0, 0).applyQuaternion(place.turn)
  fore.set(0, 0, (size.d / 2) * place.scale).applyQuaternion(place.turn)
  const [turn, across, along] = [
    Math.atan2(-side.z, side.x),
    Math.hypot(side.x, side.z) * widthFactorOf(place.down),
    Math.hypot(fore.x, fore.z),
  ]
  const inward = Math.min(spread * INWARD_PART, Math.min(across, along) * 0.7)
  const [hx, hz] = [across - inward, along - inward]
  const lampShift = (height / (LAMP.at.y - at.y)) * (isLowQuality ? LAMP_SHIFT.low : LAMP_SHIFT.high)
  const landingFade = surfaceHeight > ground.height ? Math.min(1, height / LANDING_HEIGHT) : 1
  return {
    x: at.x + (at.x - LAMP.at.x) * lampShift,
    y: surfaceHeight + 0.003 + Math.min(PATCH_LIFT.most, height * PATCH_LIFT.inch),
    z: at.z + (at.z - LAMP.at.z) * lampShift,
    turn,
    slope: ground.slope,
    hx,
    hz,
    r: Math.min(hx, hz, restingShadow.r * place.scale + spread * 0.5),
    reach: restingShadow.reach + spread,
    strength: restingShadow.strength * (1 - Math.min(1, height / MAX_HEIGHT)) ** 1.5 * landingFade,
  }
}

/**
 * Returns the width factor, as seen from above, of a card that is turning over: at 0 it shows its face, at 1 its back.
 */
const widthFactorOf = (down: number): number => Math.max(0.06, Math.abs(Math.cos(down * Math.PI)))

/** Returns the height of the surface below a piece; it rises gradually where a pile begins. */
function surfaceHeightBelow(actor: AnimatedPiece, ground: number, stacked: readonly AnimatedPiece[]): number {
  const { x, y, z } = actor.place.at
  let top = ground
  for (const other of stacked) {
    const high = other.place.at.y + other.size.h * other.place.scale
    if (other === actor || high <= top || high > y + 0.02) continue
    top = Math.max(top, MathUtils.lerp(ground, high, overlapOf(other, x, z)))
  }
  return top
}
