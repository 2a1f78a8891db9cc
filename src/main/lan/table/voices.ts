import { plyFor, PROTOCOL, type ToldPly, type WholeView } from '../../../protocol/lan/messages'
import { letterOf, type Eye, type Seen } from '../../../rules/kit'
import type { Step } from '../../../table'
import { lobbyOf } from './chairs'
import { shownLuck } from './luck-round'
import { eyesOf, guestsAt, type Room } from './room'
import type { Body } from './types'

/**
 * All that leaves a table leaves here, and is made for one eye: a seat's view from what that seat sees, and everything
 * else from what lies open.
 */
export interface Voices {
  /** A message for one guest, which counts for nobody else. */
  textFor(eye: Eye, body: Body): string
  /** Everything that an eye may know, as the same eye would be told on coming in now. */
  whole(eye: Eye): WholeView
  /** Tells everybody something that lies open. */
  tell(body: Body): void
  tellLobby(): void
  tellLuck(): void
  tellClock(): void
  /** Tells each eye what it may know of a ply. */
  tellStep(step: Step): void
  /** Tells everybody that the table is not what it was: something was taken back or given up. */
  tellWhole(): void
  /** The number of the last change that an eye was told of. */
  turn(eye: Eye): number
}

/** How far an audience has been told. */
interface Mark {
  seq: number
  turn: number
  /** What it saw last, to notice whether a ply changes anything for it. */
  seen: string
}

export function voicesOf(room: Room): Voices {
  const marks = new Map<Eye, Mark>()

  function mark(eye: Eye): Mark {
    const known = marks.get(eye) ?? { seq: 0, turn: room.turnBase, seen: '' }
    marks.set(eye, known)
    return known
  }

  function textFor(eye: Eye, body: Body): string {
    return numbered(mark(eye).seq, JSON.stringify(body))
  }

  /** @param json the body, written when somebody is there to read it. */
  function tellEye(eye: Eye, json: () => string): void {
    const seq = ++mark(eye).seq
    const guests = guestsAt(room, eye)
    if (guests.length === 0) return
    const text = numbered(seq, json())
    for (const guest of guests) guest.send(text)
  }

  function seen(eye: Eye): Seen | null {
    return room.play?.table.seen(eye) ?? null
  }

  function viewBody(eye: Eye): Extract<Body, { type: 'view' }> {
    return {
      type: 'view',
      lobby: lobbyOf(room),
      luck: room.luck && shownLuck(room.luck),
      turn: mark(eye).turn,
      seen: plain(seen(eye)),
      resigned: (room.play?.table.resigned ?? []).map((seat) => letterOf(seat)),
      clock: room.play?.clock.deadline ?? null,
    }
  }

  function stepFor(eye: Eye, step: Step, writers: StepWriters): void {
    const audience = mark(eye)
    const guests = guestsAt(room, eye)
    if (guests.length === 0) {
      Object.assign(audience, { seq: audience.seq + 1, turn: audience.turn + 1, seen: '' })
      return
    }
    const now = writers.seen(eye)
    const told = plyFor(room.spec.game, step, eye, () => now !== audience.seen)
    audience.seen = now
    if (!told) return
    const seq = ++audience.seq
    const turn = ++audience.turn
    const clock = String(room.play?.clock.deadline ?? null)
    const json = `{"type":"step","turn":${String(turn)},"clock":${clock},${writers.told(told).slice(1, -1)},"seen":${now}}`
    const text = numbered(seq, json)
    for (const guest of guests) guest.send(text)
  }

  /** What lies open is written once for everybody. */
  function tellOpen(body: () => Body): void {
    let json: string | null = null
    for (const eye of eyesOf(room)) tellEye(eye, () => (json ??= JSON.stringify(body())))
  }

  return {
    textFor,
    whole: (eye) => ({ v: PROTOCOL.max, seq: mark(eye).seq, ...viewBody(eye) }),
    tell: (body) => tellOpen(() => body),
    tellLobby: () => tellOpen(() => ({ type: 'lobby', lobby: lobbyOf(room) })),
    tellLuck() {
      const { luck } = room
      if (luck) tellOpen(() => ({ type: 'luck', luck: shownLuck(luck) }))
    },
    tellClock: () => tellOpen(() => ({ type: 'clock', clock: room.play?.clock.deadline ?? null })),
    tellStep(step) {
      // Whoever must move now hears of it first: the others are in no such hurry.
      const waited = room.play?.table.waited ?? []
      const writers: StepWriters = { told: toldWriter(), seen: room.play?.table.sightWriter() ?? (() => 'null') }
      for (const eye of waited) stepFor(eye, step, writers)
      for (const eye of eyesOf(room)) if (!waited.includes(eye)) stepFor(eye, step, writers)
    },
    tellWhole() {
      for (const eye of eyesOf(room)) {
        mark(eye).turn++
        tellEye(eye, () => JSON.stringify(viewBody(eye)))
      }
    },
    turn: (eye) => mark(eye).turn,
  }
}

/** How one ply is written for one eye after another, each part as JSON. */
interface StepWriters {
  readonly told: (told: ToldPly) => string
  readonly seen: (eye: Eye) => string
}

/** Writes what eyes are told of one ply as JSON; what the last one was told, too, is not written again. */
function toldWriter(): (told: ToldPly) => string {
  let last: ToldPly | null = null
  let json = ''
  return (told) => {
    if (last && isSame(last, told)) return json
    last = told
    return (json = JSON.stringify(told))
  }
}

/** What lies open is the same event for every eye. */
function isSame(one: ToldPly, other: ToldPly): boolean {
  const { seat, move, events } = other
  if (one.seat !== seat || one.move !== move || one.events.length !== events.length) return false
  return one.events.every((event, i) => event === events[i])
}

/** A message of a body that is JSON already. */
function numbered(seq: number, json: string): string {
  return `{"v":${String(PROTOCOL.max)},"seq":${String(seq)},${json.slice(1)}`
}

/** A view as a message holds it: lists that are read-only here are plain there. */
function plain<T extends Seen | null>(view: T): T extends null ? null : WholeView['seen'] & object
function plain(view: Seen | null): WholeView['seen'] {
  if (!view) return null
  return { ...view, toMove: [...view.toMove], winners: view.winners && [...view.winners] }
}
