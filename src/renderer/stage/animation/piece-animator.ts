import { Vector3 } from 'three'
import { type Contact, contactsOf } from './contact'
import { flick, turnOn, type Turning } from './arrow-spin'
import { addDrift, driftOf } from './momentum'
import { compare } from '../model/piece-diff'
import { alongWay, BEAT, motionOf, secondsOf, secondsOfWay, stopsOf, type Motion } from './motion'
import type { Piece } from '../model/pieces'
import { copyPlace, placeOf, samePlace, setPlace, type Place } from '../model/transform'
import { sizeOf, type Size } from '../model/sizes'

interface Journey {
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

export interface ShowOptions {
  /** 1 is normal, 0 at once. */
  readonly speed: number
  /** Nothing was played: everything glides to its place in so many seconds at normal speed, and makes no sound. */
  readonly glide?: number
}

/** Every piece on the table, moving or not. Knows no picture and no GPU. */
export interface PieceAnimator {
  readonly actors: Iterable<AnimatedPiece>
  find(id: string): AnimatedPiece | undefined
  show(pieces: readonly Piece[], options: ShowOptions): void
  /** Moves everything on by `dt` seconds; answers whether a piece still moves. */
  advance(dt: number): boolean
  /** Puts everything where it is going. */
  skip(): void
  /** Which touch is pointed at, to be answered with a little lift and light. */
  heed(touch: string | null): void
  /** Brings what answers to being pointed at on by `dt` seconds, and nothing else; answers whether it still changes. */
  attend(dt: number): boolean
  /** What answers to being pointed at now. */
  readonly heeded: readonly AnimatedPiece[]
  /** Lets a held piece go: it returns to its pose. */
  release(actor: AnimatedPiece, speed: number): void
  readonly moving: boolean
  /** An arrow turns. */
  readonly spinning: boolean
}

export interface TroupeCalls {
  /** A turning arrow passed from sector to sector, at so many rad/s. */
  tick?(speed: number): void
  /** A piece met the table or what lies on it. Nothing is told of what is put in place at once. */
  contact?(contact: Contact): void
}

/** A back is a card lying on its face, however the scene puts it. */
const upright = (piece: Piece): Piece =>
  piece.kind === 'card' && !piece.down && piece.face.endsWith('/back') ? { ...piece, down: true } : piece

/** Papers that are new to the table come from beyond its near edge, as if from a lap. */
const LAP: ReadonlySet<string> = new Set(['pad', 'leaflet'])

const isBack = (face: string) => face.endsWith('/back')

const UP = new Vector3(0, 1, 0)

const before = new Vector3()

/** Cards wider than this would fly like boards, however large they lie on a page. */
const WIDEST_CARD = 6

/** How wide a piece of this width is at most on its way between places of different scale, in inches. */
const widthOnWay = (w: number, from: Place, to: Place): number =>
  w > WIDEST_CARD ? w : Math.min(WIDEST_CARD, w * Math.max(from.scale, to.scale))

/** The angle about y of a level thing, in radians. */
const headingOf = ({ turn }: Place): number => 2 * Math.atan2(turn.y, turn.w)

export function createPieceAnimator(calls: TroupeCalls = {}): PieceAnimator {
  let actors = new Map<string, AnimatedPiece>()
  let leavers: AnimatedPiece[] = []
  let shown: readonly Piece[] = []
  let heeded: string | null = null
  /** Seconds in which what is sent now glides to its place; 0 where it moves in its own way. */
  let gliding = 0

  function enter(piece: Piece, old: AnimatedPiece | undefined, was: Piece | null): AnimatedPiece {
    const start = old ? copyPlace(old.place) : was ? placeOf(was) : placeOf(piece)
    if (!old && !was) {
      start.glow = 0
      if (LAP.has(piece.kind) && shown.length > 0) start.at.set(start.at.x * 0.8, 3, 27)
    }
    const face = isBack(piece.face) && old && piece.kind === 'card' ? old.face : piece.face
    return {
      piece,
      size: sizeOf(piece.kind, piece.face),
      face,
      place: start,
      velocity: new Vector3(),
      journey: null,
      turning: null,
      held: false,
      leaving: false,
      heed: old?.heed ?? 0,
    }
  }

  function send(actor: AnimatedPiece, to: Place, beat: number, speed: number): void {
    if (actor.held) {
      actor.journey = null
      return
    }
    if (actor.journey && speed > 0 && samePlace(actor.journey.to, to)) {
      hasten(actor, actor.journey, to, (beat * BEAT) / speed)
      return
    }
    const from = copyPlace(actor.place)
    if (speed > 0 && gliding > 0 && !samePlace(from, to)) {
      const seconds = gliding / speed
      actor.journey = { from, to, stops: [], motion: 'glide', wait: 0, seconds, spent: 0, told: -1, drift: null }
      return
    }
    if (speed <= 0 || (samePlace(from, to) && from.glow === to.glow && from.tint === to.tint)) {
      arrive(actor, to)
      return
    }
    const still = samePlace(from, to)
    const motion = still ? 'slide' : motionOf(actor.piece, from, to)
    const stops = still ? [] : stopsOf(actor.piece, from, to)
    const leg = still ? 0.25 : secondsOf(actor.piece, motion, from, stops[0] ?? to)
    const seconds = secondsOfWay(leg, stops.length) / speed
    const flies = !still && beat === 0 && actor.journey !== null && actor.velocity.lengthSq() > 0
    const flight = { motion, places: [from, ...stops, to], seconds, size: widthOnWay(actor.size.w, from, to) }
    const drift = flies ? driftOf(actor.velocity, flight) : null
    actor.journey = { from, to, stops, motion, wait: (beat * BEAT) / speed, seconds, spent: 0, told: -1, drift }
  }

  /** What is on its way to the same place goes on, sooner if it is asked to. */
  function hasten(actor: AnimatedPiece, journey: Journey, to: Place, wait: number): void {
    actor.journey = { ...journey, to, wait: Math.min(journey.wait, journey.spent + wait) }
  }

  /** An arrow: a new spin flicks it, an old one lets it turn on. Answers whether it turns. */
  function spin(actor: AnimatedPiece, was: Piece | null, to: Place, speed: number): boolean {
    const { piece } = actor
    if (!piece.spin || !was?.spin || speed <= 0) return false
    const flicked = piece.spin.number > was.spin.number
    if (!flicked && (!actor.turning || piece.spin.number < was.spin.number)) return false
    const wait = ((piece.beat ?? 0) * BEAT) / speed
    if (flicked) actor.turning = flick(headingOf(actor.place), piece.pose.turn ?? 0, piece.spin, wait, speed)
    actor.journey = null
    actor.place.at.copy(to.at)
    actor.place.glow = to.glow
    return true
  }

  function arrive(actor: AnimatedPiece, to: Place): void {
    setPlace(actor.place, to)
    actor.journey = null
    actor.velocity.set(0, 0, 0)
    actor.turning = null
    actor.face = actor.piece.face
  }

  function show(list: readonly Piece[], { speed, glide = 0 }: ShowOptions): void {
    gliding = glide
    const pieces = list.map(upright)
    const { changes, gone } = compare(shown, pieces)
    const next = new Map<string, AnimatedPiece>()
    for (const { piece, was, shared } of changes) {
      const old = was ? actors.get(was.id) : undefined
      const actor = old && was?.id === piece.id ? rename(old, piece) : enter(piece, shared ? undefined : old, was)
      if (shared && old) setPlace(actor.place, old.place)
      const to = placeOf(piece)
      if (!spin(actor, was, to, speed)) {
        actor.turning = null
        send(actor, to, piece.beat ?? 0, speed)
      }
      next.set(piece.id, actor)
    }
    leavers = speed <= 0 ? [] : leavers
    for (const { piece, into } of gone) {
      const actor = actors.get(piece.id)
      if (!actor || !into || speed <= 0) continue
      actor.leaving = true
      send(actor, placeOf(into), into.beat ?? 0, speed)
      leavers.push(actor)
    }
    actors = next
    shown = pieces
    gliding = 0
  }

  function rename(actor: AnimatedPiece, piece: Piece): AnimatedPiece {
    actor.piece = piece
    if (!(isBack(piece.face) && piece.kind === 'card')) actor.face = piece.face
    return actor
  }

  /** Brings a piece nearer to how it answers to being pointed at, or not; answers whether it still changes. */
  function attendOne(actor: AnimatedPiece, dt: number): boolean {
    const aim = heeded !== null && actor.piece.touch === heeded ? 1 : 0
    const heeding = Math.abs(actor.heed - aim) > 0.004
    actor.heed = heeding ? actor.heed + (aim - actor.heed) * Math.min(1, dt * 14) : aim
    return heeding
  }

  function advanceOne(actor: AnimatedPiece, dt: number): boolean {
    const heeding = attendOne(actor, dt)
    if (actor.turning) return turn(actor, actor.turning, dt) || heeding
    const journey = actor.journey
    if (!journey || actor.held) return heeding
    journey.spent += dt
    const t = (journey.spent - journey.wait) / journey.seconds
    if (t <= 0) return true
    touch(actor, journey, Math.min(1, t))
    if (t >= 1) {
      arrive(actor, journey.to)
      return heeding
    }
    fly(actor, journey, t, dt)
    return true
  }

  /** Brings a piece to part `t` of its way. */
  function fly({ place, velocity, size }: AnimatedPiece, journey: Journey, t: number, dt: number): void {
    const { motion, from, stops, to, drift } = journey
    before.copy(place.at)
    alongWay(motion, [from, ...stops, to], t, place, widthOnWay(size.w, from, to))
    if (drift) addDrift(place, drift, t, Math.min(from.at.y, to.at.y))
    if (dt > 0) velocity.subVectors(place.at, before).divideScalar(dt)
  }

  /** Tells what a piece has met since it was asked last. */
  function touch({ piece, size }: AnimatedPiece, journey: Journey, t: number): void {
    if (calls.contact) {
      const { motion, from, stops, to, seconds, told } = journey
      const flight = { motion, places: [from, ...stops, to], seconds, size: widthOnWay(size.w, from, to) }
      for (const contact of contactsOf(piece, flight, told, t)) calls.contact(contact)
    }
    journey.told = t
  }

  /** Turns a flicked arrow on; answers whether it still turns. */
  function turn(actor: AnimatedPiece, turning: Turning, dt: number): boolean {
    const { angle, done, tick } = turnOn(turning, dt)
    if (tick !== null) calls.tick?.(tick)
    if (done) arrive(actor, placeOf(actor.piece))
    else actor.place.turn.setFromAxisAngle(UP, angle)
    return !done
  }

  const all = function* (): Generator<AnimatedPiece> {
    yield* actors.values()
    yield* leavers
  }

  return {
    get actors() {
      return all()
    },
    find: (id) => actors.get(id),
    show,
    advance(dt) {
      let moving = false
      for (const actor of all()) moving = advanceOne(actor, dt) || moving
      leavers = leavers.filter((actor) => actor.journey !== null)
      return moving
    },
    skip() {
      for (const actor of actors.values())
        if (actor.turning) arrive(actor, placeOf(actor.piece))
        else if (actor.journey) arrive(actor, actor.journey.to)
      leavers = []
    },
    heed: (touch) => void (heeded = touch),
    attend(dt) {
      let changing = false
      for (const actor of all()) changing = attendOne(actor, dt) || changing
      return changing
    },
    get heeded() {
      return [...all()].filter(({ heed }) => heed > 0)
    },
    release(actor, speed) {
      actor.held = false
      send(actor, placeOf(actor.piece), 0, speed)
    },
    get moving() {
      return (
        leavers.length > 0 || [...actors.values()].some(({ journey, turning }) => journey !== null || turning !== null)
      )
    },
    get spinning() {
      return [...actors.values()].some(({ turning }) => turning !== null)
    },
  }
}
