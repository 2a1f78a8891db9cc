import { createGesture, type Contact, type Gesture } from './gesture'
import { createBelowPointer, type BelowPointer, type SeenTable } from './below-pointer'
import { CARRIED, createCarriedPiece, type CarriedPiece } from './carried-piece'
import { createCardReader, type OpenCard } from './card-reader'
import { browserClock } from '../render/frame-loop'
import type { PieceTouch } from '../touch'
import type { Piece } from '../model/pieces'

/** The parts of a stage that pointer input needs. */
export interface Reach extends SeenTable {
  tell(event: PieceTouch): void
  /** Shows a card at reading size; null puts it away. */
  read(card: OpenCard | null): void
  wake(): void
  /** Redraws after a change of the highlight. */
  glance(): void
  /** Finishes all movements at once. */
  skip(): void
  speed(): number
}

/** Pointer input on the table: pointing, tapping and carrying. */
export interface PointerController {
  readonly gesture: Gesture
  /** Moves a carried card towards the pointer; returns whether it still moves. */
  advance(dt: number): boolean
  /** Hands a dropped piece over to the animation of a new list. */
  settleDropped(): void
  /** Zooms in at a point of the canvas, or out again. */
  zoom(isNearer: boolean, at: { readonly x: number; readonly y: number }): void
  /** Shows the card with this touch, or the one under the pointer, at reading size; puts it away if it is shown. */
  read(touch: string | null): void
  /** Puts away the card that is being read, since it does not lie there any more. */
  lookUp(): void
}

/** Whether a piece can be carried: as its scene says, or by default if it is a face-up card of a hand. */
const isPortable = (piece: Piece): boolean =>
  piece.carry ?? (piece.kind === 'card' && !piece.down && (piece.zone?.startsWith('hand') ?? false))

/** Creates the gesture that reports touches of pieces and lets the pointer carry them. */
function createTableGesture(reach: Reach, below: BelowPointer, carried: CarriedPiece): Gesture {
  const { animator, tell } = reach

  function aim(at: Contact): void {
    const spot = below.spot(at, CARRIED.height)
    if (spot) carried.aim(spot.x, spot.z)
    reach.wake()
  }

  return createGesture({
    pick: (at, except) => below.find(at, except)?.piece.touch ?? null,
    flicked: (touch) => below.topmost(touch)?.piece.kind === 'arrow',
    flick: (touch, strength, at) => tell({ kind: 'flick', touch, strength, at: below.onPage(at) }),
    portable(touch) {
      const actor = below.topmost(touch)
      return actor !== null && isPortable(actor.piece)
    },
    hover(touch) {
      animator.heed(touch)
      tell({ kind: 'hover', touch })
      reach.glance()
    },
    tap: (touch, at) => tell({ kind: 'tap', touch, at: below.onPage(at), ...below.doubted(touch, at) }),
    twice(at) {
      const spot = below.spot(at)
      if (spot) tell({ kind: 'lean', x: spot.x, z: spot.z })
    },
    lift(touch, at) {
      carried.putBack()
      const actor = below.topmost(touch)
      if (!actor) return
      carried.take(actor)
      aim(at)
    },
    carry: (_touch, at) => aim(at),
    drop(touch, to, at) {
      carried.drop()
      tell({ kind: 'drag', from: touch, to, at: below.onPage(at), ...(to === null ? {} : below.doubted(to, at)) })
    },
    abandon: carried.putBack,
  })
}

export function createPointerController(reach: Reach): PointerController {
  const { camera, animator } = reach
  const below = createBelowPointer(reach)
  const carried = createCarriedPiece(camera, (actor) => {
    animator.release(actor, reach.speed())
    reach.wake()
  })
  const gesture = createTableGesture(reach, below, carried)
  const reader = createCardReader({ cardAt: below.card, show: reach.read, clock: browserClock })
  let pointer: Contact | null = null

  return {
    gesture: {
      down(at) {
        // A touch while the arrow is turning skips the rest of the turn.
        if (animator.spinning) return reach.skip()
        reader.down(at)
        gesture.down(at)
      },
      move(at) {
        pointer = at
        reader.move(at)
        gesture.move(at)
      },
      up(at) {
        // A long press that has opened a card is not a tap on it.
        if (reader.up()) gesture.cancel()
        else gesture.up(at)
      },
      cancel() {
        reader.leave()
        gesture.cancel()
      },
      leave() {
        pointer = null
        reader.leave()
        gesture.leave()
      },
    },
    zoom(nearer, { x, y }) {
      const spot = below.spot({ x, y, time: 0, finger: false })
      if (spot) reach.tell({ kind: 'zoom', nearer, x: spot.x, z: spot.z })
    },
    read(touch) {
      const named = touch === null ? null : below.cardOf(touch)
      reader.toggle(named ?? (pointer === null ? null : below.card(pointer)))
    },
    lookUp: () => reader.leave(),
    advance: carried.advance,
    settleDropped: carried.settle,
  }
}
