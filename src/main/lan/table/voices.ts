import { plyFor, PROTOCOL, type ToldPly, type WholeView } from '../../../protocol/lan/messages'
import { letterOf, type Eye, type Seen, type Sight } from '../../../rules/kit'
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

const VERSION = PROTOCOL.max

/** How far an audience has been told. */
interface Mark {
  seq: number
  turn: number
  /** What it saw last, in the parts of a {@link Sight}, to notice whether a ply changes anything for it. */
  own: string
  open: string
}

export function voicesOf(room: Room): Voices {
  const marks = new Map<Eye, Mark>()

  function mark(eye: Eye): Mark {
    const known = marks.get(eye) ?? { seq: 0, turn: room.turnBase, own: '', open: '' }
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

  function stepFor(eye: Eye, { step, sight, fields, ending }: Telling, isWaited: boolean): void {
    const audience = mark(eye)
    const guests = guestsAt(room, eye)
    if (guests.length === 0) {
      audience.seq++
      audience.turn++
      audience.own = audience.open = ''
      return
    }
    const own = sight.of(eye)
    const told = plyFor(room.spec.game, step, eye, () => own !== audience.own || sight.rest !== audience.open)
    audience.own = own
    audience.open = sight.rest
    if (!told) return
    const seq = ++audience.seq
    const turn = ++audience.turn
    const text = `{"v":${VERSION},"seq":${seq},"type":"step","turn":${turn},${fields(told)},"seen":${own}`
    const urgency = isWaited || step.seat === eye ? 'now' : 'soon'
    for (const guest of guests) guest.send(text, ending, urgency)
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
      const { play } = room
      if (!play) return
      const { waited } = play.table
      const sight = play.table.sight()
      const ending = Buffer.from(`${sight.rest},"clock":${play.clock.deadline}}`)
      const telling = { step, sight, fields: plyFields(), ending }
      // Whoever must move now hears of it first: the others are in no such hurry.
      for (const eye of waited) stepFor(eye, telling, true)
      for (const eye of eyesOf(room)) if (!waited.includes(eye)) stepFor(eye, telling, false)
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

/** One ply, and how eyes are told of it. */
interface Telling {
  readonly step: Step
  readonly sight: Sight
  /** The fields of a message that tell what an eye may know of the ply. */
  readonly fields: (told: ToldPly) => string
  /** How every message that tells of it ends: with what lies open, from the middle of what is seen on. */
  readonly ending: Buffer
}

/** What the last eye was told, too, is not written again. */
function plyFields(): (told: ToldPly) => string {
  let last: ToldPly | null = null
  let json = ''
  return (told) => {
    if (last && isSame(last, told)) return json
    last = told
    return (json = JSON.stringify(told).slice(1, -1))
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
  return `{"v":${VERSION},"seq":${seq},${json.slice(1)}`
}

/** A view as a message holds it: lists that are read-only here are plain there. */
function plain<T extends Seen | null>(view: T): T extends null ? null : WholeView['seen'] & object
function plain(view: Seen | null): WholeView['seen'] {
  if (!view) return null
  return { ...view, toMove: [...view.toMove], winners: view.winners && [...view.winners] }
}
