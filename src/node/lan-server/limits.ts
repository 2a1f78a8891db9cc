import { isIPv6 } from 'node:net'
import { keepLatest } from '../../async/keep-latest'
import { createTokenBucket, type TokenBucket } from '../network/token-bucket'
import type { LIMITS } from '../../protocol/lan/messages'

/** Limits of a host; those of the protocol by default. */
export type ServerLimits = { readonly [K in keyof typeof LIMITS]: number }

/**
 * Normalizes an address for counting: without its zone, and an IPv4-mapped IPv6 address (`::ffff:192.168.1.5`) as IPv4.
 */
export function plainAddress(address: string): string {
  const plain = address.split('%', 1)[0] ?? ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(plain)
  return mapped?.[1] ?? plain.toLowerCase()
}

/**
 * Returns the party that an address counts as, for limits that a changed address must not evade: an IPv4 address
 * itself, or the /64 network of an IPv6 address, since one machine may take any address in it.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain
}

/** Returns the eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...(tail === undefined ? [] : zeros), ...after].map((group) => group.replace(/^0+(?=.)/u, ''))
}

/** Maximum number of addresses that are remembered as known. */
const MAX_KNOWN = 256

/**
 * The sources by which a listener counts. Whoever has shown a pass of a table here counts for themselves from then on:
 * a whole house may share one /64 network, and a neighbour must not use up what is left for those who play.
 */
export class Sources {
  private readonly known = new Set<string>()

  /** Returns the source that an address counts as. */
  of(address: string): string {
    const plain = plainAddress(address)
    return this.known.has(plain) ? plain : networkOf(plain)
  }

  /** @param plain an address as `plainAddress` returns it */
  isKnown(plain: string): boolean {
    return this.known.has(plain)
  }

  /** Records that somebody at an address has shown a pass. */
  recognize(address: string): void {
    keepLatest(this.known, plainAddress(address), MAX_KNOWN)
  }
}

/** How many times as much as one address all strangers of an IPv6 network may take: a house has several machines. */
export const NEIGHBOURS = 4

/** The places of one address. */
interface Holder {
  readonly address: string
  /** The source as which it counts unless it is known. */
  readonly network: string
  /** Functions that take one of its places away, the oldest first. */
  readonly places: Set<() => void>
}

/**
 * A number of places that strangers share fairly. When all are taken, a newcomer gets the oldest place of the address
 * with the most, in the source with the most: so a crowd, from one address or from many, displaces itself. Addresses
 * that are known lose no place to others.
 */
export class Places {
  private readonly holders = new Map<string, Holder>()
  private count = 0

  /**
   * @param all the number of places
   * @param each maximum number of places of one address
   */
  constructor(
    private readonly all: number,
    private readonly each: number,
    private readonly sources: Sources,
  ) {}

  /** Whether somebody at an address would get a place now. */
  hasPlaceFor(address: string): boolean {
    return this.findRoom(plainAddress(address)) !== null
  }

  /**
   * Takes a place; returns a function that gives it back, or null if there is none for this address.
   * @param drop called if the place is taken away, after which nothing needs to be given back
   */
  take(address: string, drop: () => void): (() => void) | null {
    const plain = plainAddress(address)
    const room = this.findRoom(plain)
    if (room === null) return null
    if (room !== 'free') this.dropOldest(room)
    const holder = this.holders.get(plain) ?? { address: plain, network: networkOf(plain), places: new Set() }
    this.holders.set(plain, holder)
    const place = () => drop()
    holder.places.add(place)
    this.count++
    return () => this.giveBack(holder, place)
  }

  private giveBack(holder: Holder, place: () => void): void {
    if (!holder.places.delete(place)) return
    this.count--
    if (holder.places.size === 0) this.holders.delete(holder.address)
  }

  private dropOldest(holder: Holder): void {
    for (const place of holder.places) {
      this.giveBack(holder, place)
      place()
      return
    }
  }

  /** Returns `free` if a place is free, or who loses one; null if this address gets none. */
  private findRoom(address: string): 'free' | Holder | null {
    if ((this.holders.get(address)?.places.size ?? 0) >= this.each) return null
    const own = this.sources.of(address)
    const totals = new Map<string, number>()
    /** The address with the most places of each source. */
    const fullest = new Map<string, Holder>()
    for (const holder of this.holders.values()) {
      const source = this.sources.isKnown(holder.address) ? holder.address : holder.network
      totals.set(source, (totals.get(source) ?? 0) + holder.places.size)
      if (holder.places.size > (fullest.get(source)?.places.size ?? 0)) fullest.set(source, holder)
    }
    const ownTotal = totals.get(own) ?? 0
    if (ownTotal >= this.each * NEIGHBOURS) return fullest.get(own) ?? null
    if (this.count < this.all) return 'free'
    // A known address takes a stranger's place rather than its own.
    let crowd = this.sources.isKnown(address) ? '' : own
    for (const [source, holder] of fullest) {
      if (!this.sources.isKnown(holder.address) && (totals.get(source) ?? 0) > (totals.get(crowd) ?? 0)) crowd = source
    }
    return fullest.get(crowd) ?? fullest.get(own) ?? null
  }
}

/** Locks out addresses that misbehave: after a number of violations within a minute, for longer each time. */
export type LoginThrottle = ReturnType<typeof createLoginThrottle>

/** Durations of lockouts. */
interface LockoutOptions {
  /** Duration of the first lockout, in milliseconds; it doubles with each further one, up to `longest`. */
  readonly first?: number
  readonly longest?: number
  /** Returns the source that an address counts as; `networkOf` by default. */
  readonly sourceOf?: (address: string) => string
}

const MINUTE = 60_000

const MAX_LOCKOUT_MS = 60 * MINUTE

/**
 * Maximum number of networks remembered. The one whose last violation is oldest is forgotten first, but none that is
 * locked out: if all are, unknown networks are locked out too until the first lockout ends.
 */
const MAX_NETWORKS = 4_096

interface Suspect {
  tries: number[]
  locks: number
  until: number
}

/**
 * Creates a throttle.
 * @param now milliseconds of a monotonic clock
 */
export function createLoginThrottle(
  triesPerMinute: number,
  now: () => number,
  { first = MINUTE, longest = MAX_LOCKOUT_MS, sourceOf = networkOf }: LockoutOptions = {},
) {
  const suspects = new Map<string, Suspect>()
  let lastUntil = 0
  /** Until when unknown networks are locked out, since there is no room to remember them. */
  let fullUntil = 0

  /** Makes room for one more network; returns false if all are locked out. */
  function makeRoom(): boolean {
    if (suspects.size < MAX_NETWORKS) return true
    let soonest = Infinity
    for (const [who, { until }] of suspects) {
      if (until <= now()) return suspects.delete(who)
      soonest = Math.min(soonest, until)
    }
    fullUntil = soonest
    return false
  }

  function suspect(who: string): Suspect | null {
    const known = suspects.get(who)
    if (!known && !makeRoom()) return null
    const one = known ?? { tries: [], locks: 0, until: 0 }
    suspects.delete(who)
    suspects.set(who, one)
    return one
  }

  return {
    /** Returns how long an address must still wait, in milliseconds; 0 if it may try. */
    remainingLockout(address: string): number {
      const until = suspects.get(sourceOf(address))?.until ?? fullUntil
      return Math.max(0, until - now())
    },
    /** Records a violation. */
    recordViolation(address: string): void {
      const one = suspect(sourceOf(address))
      if (!one) return
      one.tries = [...one.tries.filter((time) => time > now() - MINUTE), now()]
      if (one.tries.length < triesPerMinute) return
      one.until = now() + Math.min(longest, first * 2 ** one.locks)
      one.locks++
      one.tries = []
      lastUntil = Math.max(lastUntil, one.until)
    },
    /** Whether any address is locked out now. */
    get isActive(): boolean {
      return lastUntil > now()
    },
  }
}

/** Slows down guessing from many addresses together. Guesses from a single address are limited by a `LoginThrottle`. */
export type Guesses = ReturnType<typeof createGuesses>

/**
 * Wrong codes per minute, from all addresses together, that are answered at once; beyond that each answer is delayed.
 */
const FREE_GUESSES = 60

const DELAY_MS = 1_000

/** Maximum number of answers delayed at once. Each counts for a second, whether or not its connection waits. */
const MAX_DELAYED = 60

/** Wrong codes in the last minute from which the owner is warned. */
const WARNING_THRESHOLD = 20

/** @param now milliseconds of a monotonic clock */
export function createGuesses(now: () => number) {
  /** Times of wrong codes in the last minute; only as many as are needed to decide. */
  let times: number[] = []
  let held: number[] = []

  function recent(): number[] {
    return (times = times.filter((time) => time > now() - MINUTE))
  }

  return {
    /** Whether a code may be checked now: false while too many wrong answers are being delayed. */
    mayCheck(): boolean {
      held = held.filter((until) => until > now())
      return held.length < MAX_DELAYED
    },
    /** Records a wrong code. Returns how long to delay the answer, in milliseconds. */
    recordWrong(): number {
      const before = recent().length
      times = [...times.slice(-FREE_GUESSES), now()]
      if (before < FREE_GUESSES) return 0
      held.push(now() + DELAY_MS)
      return DELAY_MS
    },
    /** Whether somebody is guessing: more codes were wrong in the last minute than people mistype. */
    get isNoticed(): boolean {
      return recent().length >= WARNING_THRESHOLD
    },
  }
}

/** Maximum number of parties remembered; the least recently active one is forgotten first. */
const MAX_PARTIES = 1_024

/**
 * Limits how often each of many parties may do something.
 * @param now milliseconds of a monotonic clock
 */
export function createRates(burst: number, perSecond: number, now: () => number) {
  const buckets = new Map<string, TokenBucket>()
  return {
    /** Whether `who` may do it once more now; counts it if so. */
    take(who: string): boolean {
      const bucket = buckets.get(who) ?? createTokenBucket(burst, perSecond, now)
      buckets.delete(who)
      buckets.set(who, bucket)
      if (buckets.size > MAX_PARTIES) buckets.delete(buckets.keys().next().value ?? '')
      return bucket.take()
    },
  }
}

/** Counts, per key, how many things it currently holds. */
export function createCounts() {
  const held = new Map<string, number>()
  return {
    of: (who: string) => held.get(who) ?? 0,
    add: (who: string) => void held.set(who, (held.get(who) ?? 0) + 1),
    remove(who: string): void {
      const left = (held.get(who) ?? 0) - 1
      if (left > 0) held.set(who, left)
      else held.delete(who)
    },
  }
}

/**
 * Bytes allowed on the wire per allowed message: most messages are shorter, and the limit stops floods of tiny frames.
 */
const BYTES_PER_MESSAGE = 2_048

/** Unsolicited pongs allowed at once and per second: two at once, then two in five seconds. */
const PONGS = { burst: 2, rate: 0.4 }

/**
 * Limits how much is read from one connection, and tracks when it was last heard from.
 * @param now milliseconds of a monotonic clock
 */
export function createInboundLimits(limits: ServerLimits, now: () => number) {
  const frames = createTokenBucket(limits.burst, limits.rate, now)
  const bytes = createTokenBucket(limits.burst * BYTES_PER_MESSAGE, limits.rate * BYTES_PER_MESSAGE, now)
  const pongs = createTokenBucket(PONGS.burst, PONGS.rate, now)
  let lastHeard = now()
  /** Number of unanswered pings. */
  let pings = 0

  return {
    /** Records a sign of life. */
    recordActivity(): void {
      lastHeard = now()
    },
    /** Whether the connection has been silent for too long. */
    get isSilent(): boolean {
      return now() - lastHeard > limits.maxSilenceMs
    },
    /** Counts a frame; returns whether it is within the limit. */
    takeFrame: () => frames.take(),
    /** Counts bytes; returns whether they are within the limit. */
    takeBytes: (count: number) => bytes.take(count),
    /** Records that a ping was sent. */
    recordPing(): void {
      pings++
    },
    /** Counts a pong; returns whether it is allowed: it answers a ping, or is one of a few unsolicited ones. */
    takePong(): boolean {
      if (pings === 0) return pongs.take()
      pings--
      return true
    },
  }
}

interface BacklogBounds {
  /** Number of bytes that may wait indefinitely. */
  readonly queued: number
  /** How long more than that may wait, in milliseconds. */
  readonly maxBehindMs: number
  /** Maximum number of waiting bytes. */
  readonly maxBytes: number
}

/**
 * Creates what decides when a guest reads too slowly. It tolerates bursts: a slow disk releases many plies at once, and
 * a whole record is long. A guest is cut off only for being behind for a while, or by more than `maxBytes`.
 * @param now milliseconds of a monotonic clock
 */
export function createBackpressureLimit({ queued, maxBehindMs, maxBytes }: BacklogBounds, now: () => number) {
  let behindSince: number | null = null
  return {
    /** Whether a guest with this many unread bytes is too slow, and must be disconnected. */
    isTooSlow(bytes: number): boolean {
      if (bytes <= queued) {
        behindSince = null
        return false
      }
      behindSince ??= now()
      return bytes > maxBytes || now() - behindSince > maxBehindMs
    },
  }
}
