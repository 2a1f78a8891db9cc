/** Pointer positions in CSS pixels from the canvas's top left corner; times in milliseconds. */
export interface Contact {
  readonly x: number
  readonly y: number
  readonly time: number
  /** A finger covers more than a mouse points at, and never hovers. */
  readonly finger: boolean
}

export interface GestureHost {
  /** The touch under a point, leaving one out. */
  pick(contact: Contact, except?: string): string | null
  /** Whether what this touch names can be carried. */
  portable(touch: string): boolean
  /** Whether what this touch names is flicked, not tapped. */
  flicked(touch: string): boolean
  hover(touch: string | null): void
  tap(touch: string, contact: Contact): void
  /** Let go after a stroke across it, or after a press: how hard, 0 to 1. */
  flick(touch: string, strength: number, contact: Contact): void
  /** Two quick taps where nothing can be touched. */
  twice(contact: Contact): void
  lift(touch: string, contact: Contact): void
  carry(touch: string, contact: Contact): void
  /** Let go over `to`; null is nowhere. */
  drop(touch: string, to: string | null, contact: Contact): void
  /** The carrying was taken away (another gesture of the system): put it back. */
  abandon(touch: string): void
}

/** How far a pointer may move and still tap, in pixels. */
const SLIP = { finger: 10, mouse: 5 }
const TWICE = { within: 400, near: 28 }
/** A stroke this fast, in pixels a millisecond, and a press this long, in milliseconds, are a flick as hard as can be. */
const HARDEST = { stroke: 2.4, press: 1400 }
/** No flick is weaker. */
const WEAKEST = 0.08
/** The stroke's last milliseconds tell its speed. */
const STROKE = 90

interface Press {
  readonly at: Contact
  readonly touch: string | null
  carrying: boolean
  /** Moved further than a tap may. */
  slid: boolean
  /** Where the pointer was during the last moments, oldest first. */
  trail: Contact[]
}

/**
 * How hard a flick is, 0 to 1: by the speed of the stroke in its last moments, or, where the pointer stayed, by how long
 * it pressed.
 */
function strengthOf({ at, trail, slid }: Press, end: Contact): number {
  const first = trail.find(({ time }) => end.time - time <= STROKE) ?? at
  const stroke = Math.hypot(end.x - first.x, end.y - first.y) / Math.max(8, end.time - first.time)
  const part = slid ? stroke / HARDEST.stroke : (end.time - at.time) / HARDEST.press
  return Math.min(1, Math.max(WEAKEST, part))
}

/**
 * One pointer's taps and drags. Acts on release; sliding off cancels; no hover is ever needed.
 */
export interface Gesture {
  down(contact: Contact): void
  move(contact: Contact): void
  up(contact: Contact): void
  cancel(): void
  leave(): void
}

export function createGesture(host: GestureHost): Gesture {
  let press: Press | null = null
  let lastTap: Contact | null = null
  let hovered: string | null = null

  const point = (touch: string | null) => {
    if (touch === hovered) return
    hovered = touch
    host.hover(touch)
  }
  const far = (a: Contact, b: Contact) => Math.hypot(a.x - b.x, a.y - b.y)

  function tapNothing(contact: Contact): void {
    const again = lastTap && contact.time - lastTap.time < TWICE.within && far(contact, lastTap) < TWICE.near
    lastTap = again ? null : contact
    if (again) host.twice(contact)
  }

  return {
    down(contact) {
      const touch = host.pick(contact)
      press = { at: contact, touch, carrying: false, slid: false, trail: [contact] }
      point(touch)
    },
    move(contact) {
      if (!press) {
        if (!contact.finger) point(host.pick(contact))
        return
      }
      press.trail = [...press.trail.filter(({ time }) => contact.time - time <= STROKE), contact]
      if (press.carrying) {
        host.carry(press.touch!, contact)
        point(host.pick(contact, press.touch!))
        return
      }
      if (far(contact, press.at) <= (contact.finger ? SLIP.finger : SLIP.mouse)) return
      press.slid = true
      if (press.touch !== null && host.flicked(press.touch)) return
      if (press.touch !== null && host.portable(press.touch)) {
        press.carrying = true
        host.lift(press.touch, contact)
      } else if (press.touch !== null) {
        point(host.pick(contact) === press.touch ? press.touch : null)
      }
    },
    up(contact) {
      const done = press
      press = null
      if (!done) return
      const over = host.pick(contact, done.carrying ? done.touch! : undefined)
      if (done.touch !== null && host.flicked(done.touch)) host.flick(done.touch, strengthOf(done, contact), contact)
      else if (done.carrying) host.drop(done.touch!, over, contact)
      else if (done.touch !== null) {
        if (over === done.touch) host.tap(done.touch, contact)
      } else if (!done.slid && over === null) tapNothing(contact)
      point(contact.finger ? null : host.pick(contact, done.carrying ? done.touch! : undefined))
    },
    cancel() {
      if (press?.carrying) host.abandon(press.touch!)
      press = null
      point(null)
    },
    leave() {
      if (!press) point(null)
    },
  }
}
