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
  /** What is carried; null until the pointer has moved with it. */
  carried: string | null
  /** Moved further than a tap may. */
  slid: boolean
  /** Where the pointer was during the last moments, oldest first. */
  trail: Contact[]
}

/**
 * How hard a flick is, 0 to 1: by the speed of the stroke in its last moments, or, where the pointer stayed, by how long
 * it pressed.
 */
function strengthOf({ at, trail, slid }: Pick<Press, 'at' | 'trail' | 'slid'>, end: Contact): number {
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

const far = (a: Contact, b: Contact) => Math.hypot(a.x - b.x, a.y - b.y)

/** Answers of each tap whether it is the second of two quick ones. */
function createDoubleTap(): (tap: Contact) => boolean {
  let last: Contact | null = null
  return (tap) => {
    const again = last !== null && tap.time - last.time < TWICE.within && far(tap, last) < TWICE.near
    last = again ? null : tap
    return again
  }
}

/** Tells what is pointed at, whenever that is something else. */
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

  /** A pointer that is down has moved. */
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

  /** What a press that is over was. */
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
