/** A pointer position in CSS pixels from the canvas's top left corner, with its time in milliseconds. */
export interface Contact {
  readonly x: number
  readonly y: number
  readonly time: number
  /** Whether it is a finger, which covers more than a mouse points at, and never hovers. */
  readonly finger: boolean
}

/** What a gesture asks of the table and reports to it. */
export interface GestureHost {
  /** Returns the touch under a point, ignoring `except`. */
  pick(contact: Contact, except?: string): string | null
  /** Whether the piece with this touch can be carried. */
  portable(touch: string): boolean
  /** Whether the piece with this touch is flicked rather than tapped. */
  flicked(touch: string): boolean
  hover(touch: string | null): void
  tap(touch: string, contact: Contact): void
  /** Released after a stroke across it, or after a press; `strength` is 0 to 1. */
  flick(touch: string, strength: number, contact: Contact): void
  /** Two quick taps where nothing can be touched. */
  twice(contact: Contact): void
  lift(touch: string, contact: Contact): void
  carry(touch: string, contact: Contact): void
  /** Dropped over `to`; null is nowhere. */
  drop(touch: string, to: string | null, contact: Contact): void
  /** The drag was cancelled (by a system gesture): put the piece back. */
  abandon(touch: string): void
}

/** Largest movement of a tap, in pixels. */
const SLIP = { finger: 10, mouse: 5 }
const TWICE = { within: 400, near: 28 }
/** The strongest flick: the speed of a stroke in pixels per millisecond, and the length of a press in milliseconds. */
const HARDEST = { stroke: 2.4, press: 1400 }
/** Strength of the weakest flick. */
const WEAKEST = 0.08
/** Milliseconds at the end of a stroke over which its speed is measured. */
const STROKE = 90

interface Press {
  readonly at: Contact
  readonly touch: string | null
  /** The carried touch; null until the pointer has moved with it. */
  carried: string | null
  /** Whether it has moved farther than a tap may. */
  slid: boolean
  /** Pointer positions during the last moments, oldest first. */
  trail: Contact[]
}

/**
 * Returns the strength of a flick, 0 to 1, from the speed of the stroke in its last moments or, if the pointer did not
 * move, from the length of the press.
 */
function strengthOf({ at, trail, slid }: Pick<Press, 'at' | 'trail' | 'slid'>, end: Contact): number {
  const first = trail.find(({ time }) => end.time - time <= STROKE) ?? at
  const stroke = Math.hypot(end.x - first.x, end.y - first.y) / Math.max(8, end.time - first.time)
  const part = slid ? stroke / HARDEST.stroke : (end.time - at.time) / HARDEST.press
  return Math.min(1, Math.max(WEAKEST, part))
}

/**
 * Recognises the taps and drags of one pointer. It acts on release, sliding off cancels, and nothing requires hovering.
 */
export interface Gesture {
  down(contact: Contact): void
  move(contact: Contact): void
  up(contact: Contact): void
  cancel(): void
  leave(): void
}

const far = (a: Contact, b: Contact) => Math.hypot(a.x - b.x, a.y - b.y)

/** Creates a function that returns, for each tap, whether it is the second of a double tap. */
function createDoubleTap(): (tap: Contact) => boolean {
  let last: Contact | null = null
  return (tap) => {
    const again = last !== null && tap.time - last.time < TWICE.within && far(tap, last) < TWICE.near
    last = again ? null : tap
    return again
  }
}

/** Creates a function that reports the touch that is pointed at whenever it changes. */
function createHover(host: GestureHost): (touch: string | null) => void {
  let hovered: string | null = null
  return (touch) => {
    if (touch === hovered) return
    hovered = touch
    host.hover(touch)
  }
}

export function createGesture(host: GestureHost): Gesture {
  const isSecondTap = createDoubleTap()
  const point = createHover(host)
  let press: Press | null = null

  /** Handles a movement of a pressed pointer. */
  function stroke(press: Press, contact: Contact): void {
    press.trail = [...press.trail.filter(({ time }) => contact.time - time <= STROKE), contact]
    if (press.carried !== null) {
      host.carry(press.carried, contact)
      point(host.pick(contact, press.carried))
      return
    }
    if (far(contact, press.at) <= (contact.finger ? SLIP.finger : SLIP.mouse)) return
    press.slid = true
    const { touch } = press
    if (touch === null || host.flicked(touch)) return
    if (host.portable(touch)) {
      press.carried = touch
      host.lift(touch, contact)
    } else {
      point(host.pick(contact) === touch ? touch : null)
    }
  }

  /** Interprets a press after its end. */
  function finish({ touch, carried, slid, ...press }: Press, contact: Contact): void {
    const over = host.pick(contact, carried ?? undefined)
    if (touch === null) {
      if (!slid && over === null && isSecondTap(contact)) host.twice(contact)
    } else if (host.flicked(touch)) host.flick(touch, strengthOf({ ...press, slid }, contact), contact)
    else if (carried !== null) host.drop(carried, over, contact)
    else if (over === touch) host.tap(touch, contact)
    point(contact.finger ? null : host.pick(contact, carried ?? undefined))
  }

  return {
    down(contact) {
      const touch = host.pick(contact)
      press = { at: contact, touch, carried: null, slid: false, trail: [contact] }
      point(touch)
    },
    move(contact) {
      if (press) stroke(press, contact)
      else if (!contact.finger) point(host.pick(contact))
    },
    up(contact) {
      const done = press
      press = null
      if (done) finish(done, contact)
    },
    cancel() {
      if (press && press.carried !== null) host.abandon(press.carried)
      press = null
      point(null)
    },
    leave() {
      if (!press) point(null)
    },
  }
}
