import {
  arrive,
  advanceHighlight,
  createAnimatedPiece,
  update,
  normalizeFacing,
  type AnimatedPiece,
} from './animated-piece'
import type { Contact } from './contact'
import { send, advanceJourney } from './journey'
import { createOpening } from './opening'
import { diffPieces } from '../model/piece-diff'
import type { Piece } from '../model/pieces'
import { placeOf, setPlace, type Place } from '../model/transform'
import { Vector3 } from 'three'
import { createSpinState, advanceSpinState, type SpinState } from './arrow-spin'
import { BEAT_SECONDS } from '../options'

/**
 * Share of its distance to the next card that a card of the row keeps at least, while the row opens at another card:
 * little enough to show most of that one in a hand of five, and enough to tell the others by their numbers.
 */
const MIN_DISTANCE_SHARE = 0.7

/** Whether a piece is a card of the viewer's own hand, lying in its row. */
const isInHand = ({ piece, isHeld, isLeaving }: AnimatedPiece): boolean =>
  piece.group === 'hand' && piece.kind === 'card' && !isHeld && !isLeaving

const UP = new Vector3(0, 1, 0)

/** Returns the angle about y of a level piece, in radians. */
const headingOf = ({ turn }: Place): number => 2 * Math.atan2(turn.y, turn.w)

interface ShowOptions {
  /** 1 is normal, 0 at once. */
  readonly speed: number
  /**
   * Duration of a silent glide of everything, in seconds at normal speed, where only the page changed and nothing was
   * played.
   */
  readonly glide?: number
  /** Seconds until the camera arrives that is moving to another page; 0 if it is not moving. */
  readonly arrivalSeconds?: number
}

/** Animates all pieces on the table. It does not deal with pictures or the GPU. */
export type PieceAnimator = ReturnType<typeof createPieceAnimator>

/** Callbacks of the animator. */
export interface AnimatorCallbacks {
  /** A turning arrow passed from one sector to the next; `speed` in rad/s. */
  tick?(speed: number): void
  /** A piece touched the table or another piece. Not called for pieces that are placed without animation. */
  contact?(contact: Contact): void
}

export function createPieceAnimator(callbacks: AnimatorCallbacks = {}) {
  const table = createPiecesOnTable()
  let highlightedTouch: string | null = null

  function openFan(speed: number): void {
    openFanAt(table.all(), highlightedTouch)
    if (speed <= 0) for (const actor of table.all()) actor.aside = actor.asideGoal
  }

  function advanceOne(actor: AnimatedPiece, dt: number): boolean {
    const isHighlightChanging = advanceHighlight(actor, highlightedTouch, dt)
    if (actor.spinState) return advanceSpin(actor, actor.spinState, dt, callbacks.tick) || isHighlightChanging
    if (!actor.journey || actor.isHeld) return isHighlightChanging
    return advanceJourney(actor, actor.journey, dt, callbacks.contact) || isHighlightChanging
  }

  return {
    get actors() {
      return table.all()
    },
    find: table.find,
    show(pieces: readonly Piece[], options: ShowOptions): void {
      table.show(pieces, options)
      openFan(options.speed)
    },
    /** Advances everything by `dt` seconds; returns whether a piece still moves. */
    advance(dt: number): boolean {
      let moving = false
      for (const actor of table.all()) moving = advanceOne(actor, dt) || moving
      table.dropArrived()
      return moving
    },
    /** Finishes all movements at once. */
    skip: table.skip,
    /**
     * Sets the touch that is pointed at. Its pieces are highlighted with a little lift and light, and the viewer's hand
     * opens at a card that is pointed at.
     * @param speed 1 is normal; 0 opens the hand at once
     */
    highlight(touch: string | null, speed: number): void {
      highlightedTouch = touch
      openFan(speed)
    },
    /** Advances only the highlight and the opening of the hand by `dt` seconds; returns whether they still change. */
    advanceHighlight(dt: number): boolean {
      let changing = false
      for (const actor of table.all()) changing = advanceHighlight(actor, highlightedTouch, dt) || changing
      return changing
    },
    /** The pieces that are highlighted, or drawn beside their places, now. */
    get highlightedPieces() {
      return [...table.all()].filter(({ highlight, aside }) => highlight > 0 || aside !== 0)
    },
    /** Releases a held piece, which returns to its pose. */
    release(actor: AnimatedPiece, speed: number): void {
      actor.isHeld = false
      send(actor, placeOf(actor.piece), { beat: 0, speed, glide: 0 })
    },
    get isMoving() {
      return [...table.all()].some(
        ({ journey, spinState, isLeaving }) => isLeaving || journey !== null || spinState !== null,
      )
    },
    /** Whether an arrow is turning. */
    get isSpinning() {
      return [...table.all()].some(({ spinState, isLeaving }) => !isLeaving && spinState !== null)
    },
  }
}

/** Creates the collection of pieces: those of the last list, and those that are leaving it. */
function createPiecesOnTable() {
  let currentPieces = new Map<string, AnimatedPiece>()
  let leavingPieces: AnimatedPiece[] = []
  let shownPieces: readonly Piece[] = []

  function show(list: readonly Piece[], { speed, glide = 0, arrivalSeconds = 0 }: ShowOptions): void {
    const pieces = list.map(normalizeFacing)
    const opening =
      speed > 0 && glide === 0 ? createOpening(pieces, { arrivalSeconds, speed, before: shownPieces }) : undefined
    const { changes, vanished } = diffPieces(shownPieces, pieces)
    const next = new Map<string, AnimatedPiece>()
    for (const { piece, previous, isShared } of changes) {
      const old = previous ? currentPieces.get(previous.id) : undefined
      const actor =
        old && previous?.id === piece.id
          ? update(old, piece)
          : createAnimatedPiece(piece, isShared ? undefined : old, previous, shownPieces.length === 0)
      if (isShared && old) setPlace(actor.place, old.place)
      const to = placeOf(piece)
      if (!startSpin(actor, previous, to, speed)) {
        actor.spinState = null
        send(actor, to, { beat: piece.beat ?? 0, speed, glide, opening })
      }
      next.set(piece.id, actor)
    }
    leavingPieces = speed <= 0 ? [] : leavingPieces
    for (const { piece, into } of vanished) {
      const actor = currentPieces.get(piece.id)
      if (!actor || !into || speed <= 0) continue
      actor.isLeaving = true
      send(actor, placeOf(into), { beat: into.beat ?? 0, speed, glide })
      leavingPieces.push(actor)
    }
    currentPieces = next
    shownPieces = pieces
  }

  function* all(): Generator<AnimatedPiece> {
    yield* currentPieces.values()
    yield* leavingPieces
  }

  return {
    all,
    show,
    find: (id: string) => currentPieces.get(id),
    /** Removes the leaving pieces that have arrived. */
    dropArrived: () => void (leavingPieces = leavingPieces.filter(({ journey }) => journey !== null)),
    /** Finishes all movements at once. */
    skip() {
      for (const actor of currentPieces.values())
        if (actor.spinState) arrive(actor, placeOf(actor.piece))
        else if (actor.journey) arrive(actor, actor.journey.to)
      leavingPieces = []
    },
  }
}

/**
 * Starts the spin of an arrow if it is new, and lets one that is under way continue.
 * @param previous the previous description of the arrow; null if it is new
 * @param speed 1 is normal, 0 at once
 * @returns whether it turns; if not, it is moved like any other piece
 */
function startSpin(actor: AnimatedPiece, previous: Piece | null, to: Place, speed: number): boolean {
  const { piece } = actor
  if (!piece.spin || !previous?.spin || speed <= 0) return false
  const isNewSpin = piece.spin.number > previous.spin.number
  if (!isNewSpin && (!actor.spinState || piece.spin.number < previous.spin.number)) return false
  const wait = ((piece.beat ?? 0) * BEAT_SECONDS) / speed
  if (isNewSpin)
    actor.spinState = createSpinState(headingOf(actor.place), piece.pose.turn ?? 0, piece.spin, wait, speed)
  actor.journey = null
  actor.place.at.copy(to.at)
  actor.place.glow = to.glow
  return true
}

/**
 * Advances a flicked arrow by `dt` seconds; returns whether it still turns.
 * @param tick called when it passes from one sector to the next, with the speed in rad/s
 */
function advanceSpin(actor: AnimatedPiece, state: SpinState, dt: number, tick?: (speed: number) => void): boolean {
  const { angle, done, tickSpeed: speed } = advanceSpinState(state, dt)
  if (speed !== null) tick?.(speed)
  if (done) arrive(actor, placeOf(actor.piece))
  else actor.place.turn.setFromAxisAngle(UP, angle)
  return !done
}

/** Divides the cards of the hand, in their order, into rows: each begins left of the end of the one before. */
function rowsOf(cards: readonly AnimatedPiece[]): AnimatedPiece[][] {
  const rows: AnimatedPiece[][] = []
  for (const card of cards) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row !== undefined && last !== undefined && card.piece.pose.x > last.piece.pose.x) row.push(card)
    else rows.push([card])
  }
  return rows
}

/**
 * Opens a row at one card: its right neighbour moves aside until the card is seen in full, if the others can lie close
 * enough together for that. The ends of the row stay in place, so that it takes no more room.
 */
function openRow(row: readonly AnimatedPiece[], index: number): void {
  const card = row[index]
  const distances = row.slice(1).map(({ piece }, i) => piece.pose.x - (row[i]?.piece.pose.x ?? 0))
  const ownDistance = distances[index]
  // The last card of a row lies on top, in full view.
  if (card === undefined || ownDistance === undefined) return
  const others = distances.reduce((sum, distance) => sum + distance, -ownDistance)
  const missing = card.size.w * (card.piece.pose.scale ?? 1) - ownDistance
  const opening = Math.min(missing, others * (1 - MIN_DISTANCE_SHARE))
  if (opening <= 0) return
  let offset = 0
  row.forEach((each, i) => {
    each.asideGoal = offset
    const distance = distances[i] ?? 0
    offset += i === index ? opening : (-distance / others) * opening
  })
  // The sum is zero but for rounding.
  const last = row.at(-1)
  if (last !== undefined) last.asideGoal = 0
}

/**
 * Opens the viewer's hand at the card that is pointed at, and closes it everywhere else. It sets how far each card
 * wants to lie beside its place; the places themselves, at which the pointer finds the cards, stay the same.
 */
function openFanAt(actors: Iterable<AnimatedPiece>, touch: string | null): void {
  const cards: AnimatedPiece[] = []
  for (const actor of actors) {
    actor.asideGoal = 0
    if (touch !== null && isInHand(actor)) cards.push(actor)
  }
  for (const row of rowsOf(cards))
    openRow(
      row,
      row.findIndex(({ piece }) => piece.touch === touch),
    )
}
