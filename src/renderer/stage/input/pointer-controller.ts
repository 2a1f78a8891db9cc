import { createGesture, type PointerSample, type Gesture, isViewFixed } from './gesture'
import { createPicker, type Picker, type PickingContext } from './picker'
import { CARRY_POSE, createCarriedPiece, type CarriedPiece } from './carried-piece'
import { createCardReader } from './card-reader'
import type { ZoomCallbacks } from './zoom'
import { browserClock } from '../render/frame-loop'
import type { Steering } from '../camera/steering'
import type { StageCallbacks } from '../stage-api'
import type { Piece } from '../model/pieces'

/** The parts of a stage that pointer input needs. */
export interface PointerContext extends PickingContext {
  readonly callbacks: Pick<StageCallbacks, 'touch' | 'canTouch' | 'canDrop' | 'read'>
  /** Sets the shape of the mouse pointer over the canvas. */
  setCursor(cursor: TableCursor): void
  wake(): void
  /** Redraws after a change of the highlight. */
  showHighlight(): void
  /** Finishes all movements at once. */
  skip(): void
  speed(): number
  readonly steering: Steering
}

/** Pointer input on the table: pointing, tapping and carrying. */
export type PointerController = ReturnType<typeof createPointerController>

/** Whether a piece can be carried: as its scene says, or by default if it is a face-up card of a hand. */
const isPortable = (piece: Piece): boolean =>
  piece.carry ?? (piece.kind === 'card' && !piece.down && (piece.zone?.startsWith('hand') ?? false))

const canCarry = (picker: Picker, touch: string): boolean => picker.topmost(touch, isPortable) !== null

/** Least length in CSS pixels of a drag that moves the picture by something that could be tapped. */
const MIN_PULL = 24

/** Returns whether a drag that begins on a thing, or on none, moves the picture instead. @param distance in CSS pixels */
function canSteer({ steering }: PointerContext, picker: Picker, touch: string | null, distance: number): boolean {
  if (!steering.isOn || isViewFixed()) return false
  if (touch === null) return true
  // Near, most of the picture may be something to touch. A careless tap does not move it.
  const piece = picker.topmost(touch)?.piece
  const isFixed = piece !== undefined && piece.kind !== 'arrow' && !isPortable(piece)
  return steering.isNear && isFixed && distance > MIN_PULL
}

/** Creates the gesture that reports touches of pieces and lets the pointer carry them. */
function createTableGesture(
  context: PointerContext,
  picker: Picker,
  carriedPiece: CarriedPiece,
  pointing: Pointing,
): Gesture {
  const { callbacks, steering } = context

  function aim(at: PointerSample): void {
    const spot = picker.spot(at, CARRY_POSE.height)
    if (spot) carriedPiece.carryTo(spot.x, spot.z)
    context.wake()
  }

  function drop(touch: string, below: string | null, at: PointerSample): void {
    const actor = picker.topmost(touch, isPortable)
    const to = actor !== null && picker.isOverOrigin(actor, at) ? touch : below
    if (to === touch) carriedPiece.putBack()
    else carriedPiece.drop()
    pointing.carry(null)
    callbacks.touch?.({ kind: 'carry', touch: null })
    const doubt = to === null || to === touch ? {} : picker.ambiguityOf(to, at)
    callbacks.touch?.({ kind: 'drag', from: touch, to, at: picker.pagePosition(at), ...doubt })
  }

  return createGesture({
    pick: (at, except) => picker.find(at, except)?.piece.touch ?? null,
    isFlickable: (touch) => picker.topmost(touch)?.piece.kind === 'arrow',
    flick: (touch, strength, at) => callbacks.touch?.({ kind: 'flick', touch, strength, at: picker.pagePosition(at) }),
    canCarry: (touch) => canCarry(picker, touch),
    hover(touch) {
      callbacks.touch?.({ kind: 'hover', touch })
      pointing.hover(touch)
    },
    tap: (touch, at) =>
      callbacks.touch?.({ kind: 'tap', touch, at: picker.pagePosition(at), ...picker.ambiguityOf(touch, at) }),
    doubleTap(at) {
      if (steering.isMagnified) return steering.reset()
      const spot = picker.spot(at)
      if (spot) callbacks.touch?.({ kind: 'lean', x: spot.x, z: spot.z })
    },
    lift(touch, at) {
      carriedPiece.putBack()
      const actor = picker.topmost(touch, isPortable)
      if (!actor) return
      carriedPiece.pickUp(actor)
      aim(at)
      callbacks.touch?.({ kind: 'carry', touch })
      pointing.carry(touch)
    },
    carry: (_touch, at) => aim(at),
    drop,
    cancelDrag() {
      carriedPiece.putBack()
      pointing.carry(null)
      callbacks.touch?.({ kind: 'carry', touch: null })
    },
    canSteer: (touch, distance) => canSteer(context, picker, touch, distance),
    steer: steering.drag,
    endSteering: steering.release,
  })
}

/** Creates what wheel and fingers do: they magnify the picture, and lead back from a near view. */
function createTableZoom({ steering, callbacks }: PointerContext, picker: Picker, putAway: () => void): ZoomCallbacks {
  return {
    zoom(factor, at, isDirect) {
      if (!steering.isOn) return
      putAway()
      if (steering.magnify(factor, at, isDirect) || factor > 1 || !steering.isNear) return
      const spot = picker.spot({ ...at, time: 0, finger: false })
      if (spot) callbacks.touch?.({ kind: 'lean', x: spot.x, z: spot.z })
    },
    pan: steering.pan,
  }
}

export function createPointerController(context: PointerContext) {
  const { camera, animator } = context
  const picker = createPicker(context)
  const carriedPiece = createCarriedPiece(camera, (actor) => {
    animator.release(actor, context.speed())
    context.wake()
  })
  const pointing = createPointing(context, (touch) => canCarry(picker, touch))
  const gesture = createTableGesture(context, picker, carriedPiece, pointing)
  const reader = createCardReader({
    cardAt: picker.cardAt,
    show: (card) => context.callbacks.read?.(card),
    clock: browserClock,
  })
  let pointer: PointerSample | null = null

  return {
    gesture: {
      down(at: PointerSample) {
        // A touch while the arrow is turning skips the rest of the turn.
        if (animator.isSpinning) return context.skip()
        reader.down(at)
        gesture.down(at)
      },
      move(at: PointerSample) {
        pointer = at
        reader.move(at)
        gesture.move(at)
      },
      up(at: PointerSample) {
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
    /** Adapts what is shown of the thing under the pointer to a new list: what can be touched may have changed. */
    updatePointing: () => pointing.update(),
    /** Magnifies the picture with wheel and fingers. */
    zoom: createTableZoom(context, picker, () => reader.leave()),
    /** Shows the card with this touch, or the one under the pointer, at reading size; puts it away if it is shown. */
    toggleCard(touch: string | null): void {
      const namedCard = touch === null ? null : picker.cardOf(touch)
      reader.toggle(namedCard ?? (pointer === null ? null : picker.cardAt(pointer)))
    },
    /** Puts away the card that is being read, since it does not lie there any more. */
    closeCard: () => reader.leave(),
    /** Moves a carried card towards the pointer; returns whether it still moves. */
    advance: carriedPiece.advance,
    /** Hands a dropped piece over to the animation of a new list. */
    handOverDropped: carriedPiece.handOver,
  }
}

/** The mouse pointer's shape over the table, by its CSS name. */
type TableCursor = 'default' | 'pointer' | 'grab' | 'grabbing'

/** Shows what the pointer points at: by a highlight, and by the pointer's own shape. */
type Pointing = ReturnType<typeof createPointing>

/** @param canCarry whether the piece with this touch can be carried */
function createPointing(context: PointerContext, canCarry: (touch: string) => boolean) {
  const { animator, callbacks } = context
  let hovered: string | null = null
  let carried: string | null = null
  let highlighted: string | null = null
  let shownCursor: TableCursor | null = null

  function cursorNow(): TableCursor {
    if (carried !== null) return 'grabbing'
    if (hovered === null || callbacks.canTouch?.(hovered) === false) return 'default'
    return canCarry(hovered) ? 'grab' : 'pointer'
  }

  /** Passes the shape on only if it changes, so that the page is not laid out for every movement. */
  function updateCursor(): void {
    const cursor = cursorNow()
    if (cursor === shownCursor) return
    shownCursor = cursor
    context.setCursor(cursor)
  }

  function update(): void {
    updateCursor()
    const shown =
      carried !== null && hovered !== null && callbacks.canDrop?.(carried, hovered) === false ? null : hovered
    if (shown === highlighted) return
    highlighted = shown
    animator.highlight(shown, context.speed())
    context.showHighlight()
  }

  return {
    /** The thing under the pointer. */
    hover(touch: string | null): void {
      hovered = touch
      update()
    },
    /** The thing that is carried; nothing but what it may be dropped on is highlighted then. */
    carry(touch: string | null): void {
      carried = touch
      update()
    },
    update,
  }
}
