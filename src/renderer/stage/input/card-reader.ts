import type { Rect } from '../model/frame'
import type { Clock } from '../render/frame-loop'
import type { PointerSample } from './gesture'

/** A face-up card on the table. */
export interface OpenCard {
  readonly id: string
  readonly face: string
  /** Width over height, lying upright. */
  readonly ratio: number
  /** Its bounding box on the canvas, in CSS pixels. */
  readonly box: Rect
}

/** The table as a card reader needs it. */
export interface CardReaderDependencies {
  /** Returns the face-up card under a point; null if there is none, or if something else lies on it. */
  cardAt(at: PointerSample): OpenCard | null
  /** Shows a card at reading size; null puts it away. */
  show(card: OpenCard | null): void
  readonly clock: Pick<Clock, 'after'>
}

/** Time that a mouse rests on a card, or a finger presses it, before it is shown, in milliseconds. */
export const REST_MS = { mouse: 600, finger: 500 } as const
/** Largest movement of a resting pointer, in CSS pixels. */
const MAX_STILL_DISTANCE = { mouse: 4, finger: 10 } as const

/**
 * A card with both sides at least this long, in CSS pixels, is legible where it lies; a resting mouse does not open it.
 */
const MIN_READABLE_SIDE = 96

const isReadable = ({ box }: OpenCard): boolean =>
  Math.min(box.right - box.left, box.bottom - box.top) >= MIN_READABLE_SIDE

/**
 * Shows a card at reading size while a mouse rests on it or a finger presses it. It runs in parallel with the gesture,
 * so no other action on a card has to wait for it.
 */
export function createCardReader({ cardAt, show, clock }: CardReaderDependencies) {
  let shownCard: OpenCard | null = null
  let pendingRest: { readonly at: PointerSample; readonly cancel: () => void } | null = null
  let isPressed = false

  function setShown(card: OpenCard | null): void {
    if (card?.id === shownCard?.id) return
    shownCard = card
    show(card)
  }

  function startRest(at: PointerSample, found: OpenCard | null): void {
    pendingRest?.cancel()
    const card = found !== null && !at.finger && isReadable(found) ? null : found
    pendingRest =
      card === null
        ? null
        : { at, cancel: clock.after(at.finger ? REST_MS.finger : REST_MS.mouse, () => setShown(cardAt(at))) }
  }

  function isStill(at: PointerSample): boolean {
    const maxDistance = at.finger ? MAX_STILL_DISTANCE.finger : MAX_STILL_DISTANCE.mouse
    return pendingRest !== null && Math.hypot(at.x - pendingRest.at.x, at.y - pendingRest.at.y) <= maxDistance
  }

  function stop(): void {
    pendingRest?.cancel()
    pendingRest = null
    setShown(null)
  }

  return {
    down(at: PointerSample): void {
      stop()
      isPressed = true
      if (at.finger) startRest(at, cardAt(at))
    },
    move(at: PointerSample): void {
      if (isStill(at)) return
      if (isPressed) return stop()
      const card = cardAt(at)
      if (card === null || card.id !== shownCard?.id) {
        setShown(null)
        startRest(at, card)
      }
    },
    /** Ends the press; returns whether it was used for reading, and must have no other effect. */
    up(): boolean {
      const wasReading = isPressed && shownCard !== null
      isPressed = false
      stop()
      return wasReading
    },
    /** Puts the card away, and stops waiting for the pointer to rest. */
    leave(): void {
      isPressed = false
      stop()
    },
    /** Shows a card at once, or puts it away if it is shown. */
    toggle(card: OpenCard | null): void {
      const same = card?.id === shownCard?.id
      stop()
      if (!same) setShown(card)
    },
  }
}
