import type { Rect } from '../model/frame'
import type { Clock } from '../render/frame-loop'
import type { Contact } from './gesture'

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
export interface ReaderHost {
  /** Returns the face-up card under a point; null if there is none, or if something else lies on it. */
  cardAt(at: Contact): OpenCard | null
  /** Shows a card at reading size; null puts it away. */
  show(card: OpenCard | null): void
  readonly clock: Pick<Clock, 'after'>
}

/** Time that a mouse rests on a card, or a finger presses it, before it is shown, in milliseconds. */
export const REST = { mouse: 600, finger: 500 } as const
/** Largest movement of a resting pointer, in CSS pixels. */
const STILL = { mouse: 4, finger: 10 } as const

/**
 * A card with both sides at least this long, in CSS pixels, is legible where it lies; a resting mouse does not open it.
 */
const READ = 96

const isReadable = ({ box }: OpenCard): boolean => Math.min(box.right - box.left, box.bottom - box.top) >= READ

/**
 * Shows a card at reading size while a mouse rests on it or a finger presses it. It runs in parallel with the gesture,
 * so no other action on a card has to wait for it.
 */
export interface CardReader {
  down(at: Contact): void
  move(at: Contact): void
  /** Ends the press; returns whether it was used for reading, and must have no other effect. */
  up(): boolean
  /** Puts the card away, and stops waiting for the pointer to rest. */
  leave(): void
  /** Shows a card at once, or puts it away if it is shown. */
  toggle(card: OpenCard | null): void
}

export function createCardReader({ cardAt, show, clock }: ReaderHost): CardReader {
  let shown: OpenCard | null = null
  let resting: { readonly at: Contact; readonly cancel: () => void } | null = null
  let pressed = false

  function put(card: OpenCard | null): void {
    if (card?.id === shown?.id) return
    shown = card
    show(card)
  }

  function rest(at: Contact, found: OpenCard | null): void {
    resting?.cancel()
    const card = found !== null && !at.finger && isReadable(found) ? null : found
    resting =
      card === null ? null : { at, cancel: clock.after(at.finger ? REST.finger : REST.mouse, () => put(cardAt(at))) }
  }

  function isStill(at: Contact): boolean {
    const most = at.finger ? STILL.finger : STILL.mouse
    return resting !== null && Math.hypot(at.x - resting.at.x, at.y - resting.at.y) <= most
  }

  function stop(): void {
    resting?.cancel()
    resting = null
    put(null)
  }

  return {
    down(at) {
      stop()
      pressed = true
      if (at.finger) rest(at, cardAt(at))
    },
    move(at) {
      if (isStill(at)) return
      if (pressed) return stop()
      const card = cardAt(at)
      if (card === null || card.id !== shown?.id) {
        put(null)
        rest(at, card)
      }
    },
    up() {
      const spent = pressed && shown !== null
      pressed = false
      stop()
      return spent
    },
    leave() {
      pressed = false
      stop()
    },
    toggle(card) {
      const same = card?.id === shown?.id
      stop()
      if (!same) put(card)
    },
  }
}
