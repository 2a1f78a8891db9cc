import { arrive, attend, enterPiece, update, upright, type AnimatedPiece } from './animated-piece'
import type { Contact } from './contact'
import { spin, turn } from './flicked-arrow'
import { send, travel } from './journey'
import { createOpening } from './opening'
import { compare } from '../model/piece-diff'
import type { Piece } from '../model/pieces'
import { placeOf, setPlace } from '../model/transform'

interface ShowOptions {
  /** 1 is normal, 0 at once. */
  readonly speed: number
  /**
   * Duration of a silent glide of everything, in seconds at normal speed, where only the page changed and nothing was
   * played.
   */
  readonly glide?: number
  /** Seconds until the camera arrives that is moving to another page; 0 if it is not moving. */
  readonly coming?: number
}

/** Animates all pieces on the table. It does not deal with pictures or the GPU. */
export interface PieceAnimator {
  readonly actors: Iterable<AnimatedPiece>
  find(id: string): AnimatedPiece | undefined
  show(pieces: readonly Piece[], options: ShowOptions): void
  /** Advances everything by `dt` seconds; returns whether a piece still moves. */
  advance(dt: number): boolean
  /** Finishes all movements at once. */
  skip(): void
  /** Sets the touch that is pointed at; its pieces are highlighted with a little lift and light. */
  heed(touch: string | null): void
  /** Advances only the highlight by `dt` seconds; returns whether it still changes. */
  attend(dt: number): boolean
  /** The pieces that are highlighted now. */
  readonly heeded: readonly AnimatedPiece[]
  /** Releases a held piece, which returns to its pose. */
  release(actor: AnimatedPiece, speed: number): void
  readonly moving: boolean
  /** Whether an arrow is turning. */
  readonly spinning: boolean
}

/** Callbacks of the animator. */
export interface AnimatorCalls {
  /** A turning arrow passed from one sector to the next; `speed` in rad/s. */
  tick?(speed: number): void
  /** A piece touched the table or another piece. Not called for pieces that are placed without animation. */
  contact?(contact: Contact): void
}

export function createPieceAnimator(calls: AnimatorCalls = {}): PieceAnimator {
  const table = createPiecesOnTable()
  let heeded: string | null = null

  function advanceOne(actor: AnimatedPiece, dt: number): boolean {
    const heeding = attend(actor, heeded, dt)
    if (actor.turning) return turn(actor, actor.turning, dt, calls.tick) || heeding
    if (!actor.journey || actor.held) return heeding
    return travel(actor, actor.journey, dt, calls.contact) || heeding
  }

  return {
    get actors() {
      return table.all()
    },
    find: table.find,
    show: table.show,
    advance(dt) {
      let moving = false
      for (const actor of table.all()) moving = advanceOne(actor, dt) || moving
      table.dropArrived()
      return moving
    },
    skip: table.skip,
    heed: (touch) => void (heeded = touch),
    attend(dt) {
      let changing = false
      for (const actor of table.all()) changing = attend(actor, heeded, dt) || changing
      return changing
    },
    get heeded() {
      return [...table.all()].filter(({ heed }) => heed > 0)
    },
    release(actor, speed) {
      actor.held = false
      send(actor, placeOf(actor.piece), { beat: 0, speed, glide: 0 })
    },
    get moving() {
      return [...table.all()].some(({ journey, turning, leaving }) => leaving || journey !== null || turning !== null)
    },
    get spinning() {
      return [...table.all()].some(({ turning, leaving }) => !leaving && turning !== null)
    },
  }
}

/** Creates the collection of pieces: those of the last list, and those that are leaving it. */
function createPiecesOnTable() {
  let staying = new Map<string, AnimatedPiece>()
  let leavers: AnimatedPiece[] = []
  let shown: readonly Piece[] = []

  function show(list: readonly Piece[], { speed, glide = 0, coming = 0 }: ShowOptions): void {
    const pieces = list.map(upright)
    const opening = coming > 0 ? createOpening(pieces, coming) : undefined
    const { changes, gone } = compare(shown, pieces)
    const next = new Map<string, AnimatedPiece>()
    for (const { piece, was, shared } of changes) {
      const old = was ? staying.get(was.id) : undefined
      const actor =
        old && was?.id === piece.id
          ? update(old, piece)
          : enterPiece(piece, shared ? undefined : old, was, shown.length === 0)
      if (shared && old) setPlace(actor.place, old.place)
      const to = placeOf(piece)
      if (!spin(actor, was, to, speed)) {
        actor.turning = null
        send(actor, to, { beat: piece.beat ?? 0, speed, glide, opening })
      }
      next.set(piece.id, actor)
    }
    leavers = speed <= 0 ? [] : leavers
    for (const { piece, into } of gone) {
      const actor = staying.get(piece.id)
      if (!actor || !into || speed <= 0) continue
      actor.leaving = true
      send(actor, placeOf(into), { beat: into.beat ?? 0, speed, glide })
      leavers.push(actor)
    }
    staying = next
    shown = pieces
  }

  function* all(): Generator<AnimatedPiece> {
    yield* staying.values()
    yield* leavers
  }

  return {
    all,
    show,
    find: (id: string) => staying.get(id),
    /** Removes the leaving pieces that have arrived. */
    dropArrived: () => void (leavers = leavers.filter(({ journey }) => journey !== null)),
    /** Finishes all movements at once. */
    skip() {
      for (const actor of staying.values())
        if (actor.turning) arrive(actor, placeOf(actor.piece))
        else if (actor.journey) arrive(actor, actor.journey.to)
      leavers = []
    },
  }
}
