import { createGesture, type Contact, type Gesture } from './gesture'
import { createBelowPointer, type BelowPointer, type SeenTable } from './below-pointer'
import { CARRIED, createCarriedPiece, type CarriedPiece } from './carried-piece'
import { createCardReader, type OpenCard } from './card-reader'
import { browserClock } from '../render/frame-loop'
import type { PieceTouch } from '../touch'
import type { Piece } from '../model/pieces'

/** What the player's hand needs to reach the table. */
export interface Reach extends SeenTable {
  tell(event: PieceTouch): void
  /** Which card is to be shown at reading size; null puts it away. */
  read(card: OpenCard | null): void
  wake(): void
  /** Something else is pointed at. */
  glance(): void
  /** Puts everything where it is going. */
  skip(): void
  speed(): number
}

/** The player's hand over the table: what it points at, taps, and carries. */
export interface PointerController {
  readonly gesture: Gesture
  /** Brings a carried card nearer to the pointer; answers whether it still moves. */
  advance(dt: number): boolean
  /** A new list of pieces came: whatever was let go follows it. */
  settleDropped(): void
  /** Shows the card at reading size that is pointed at, by this touch or by the pointer; or puts it away. */
  read(touch: string | null): void
  /** Puts away what is read: it does not lie there any more. */
  lookUp(): void
}

/** Whether a piece may be carried: as its scene says, else an open card of a hand. */
const isPortable = (piece: Piece): boolean =>
  piece.carry ?? (piece.kind === 'card' && !piece.down && (piece.zone?.startsWith('hand') ?? false))

/** Tells what the pointer does with the pieces, and lets it carry them. */
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
        // Whoever touches the table while the arrow turns has seen enough of it.
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
        // A long press has read the card: it is no touch of it.
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
    read(touch) {
      const named = touch === null ? null : below.cardOf(touch)
      reader.toggle(named ?? (pointer === null ? null : below.card(pointer)))
    },
    lookUp: () => reader.leave(),
    advance: carried.advance,
    settleDropped: carried.settle,
  }
}
