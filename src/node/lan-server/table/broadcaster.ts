import { visiblePlyFor, type VisiblePly, type WholeView } from '../../../protocol/lan/messages'
import { letterOf, type Eye, type Seen } from '../../../rules/kit'
import type { Sight } from '../../../session/position-json'
import type { Step } from '../../../session'
import { lobbyOf } from './lobby-state'
import { sendAll } from './envelope'
import { enveloped, membersOf, numbered, stepEnding, stepFields } from './raw-json'
import { visibleFairness } from './fairness-round'
import { viewersOf, guestsAt, type RoomState } from './room-state'
import type { Body, TableClient } from './types'

/**
 * All that leaves a table leaves here, and is made for one eye: a seat's view from what that seat sees, and everything
 * else from what lies open. Each guest is told it in the version of the protocol that was agreed with them.
 */
export interface Broadcaster {
  /** A message for one guest, which counts for nobody else. */
  textFor(guest: Listener, body: Body): string
  /** Everything that an eye may know, as the same eye would be told on coming in now. */
  whole(guest: Listener): WholeView
  /** Tells everybody something that lies open. */
  tell(body: Body): void
  /** @param except is told everything at once, and so not of this. */
  tellLobby(except?: TableClient): void
  tellLuck(): void
  tellClock(except?: TableClient): void
  /** Tells each eye what it may know of a ply. */
  tellStep(step: Step): void
  /** Tells everybody that the table is not what it was: something was taken back or given up. */
  tellWhole(): void
  /** The number of the last change that an eye was told of. */
  turn(eye: Eye): number
  /** Somebody is about to come to an eye. Where nobody was, and it sees another table by now, that is a change. */
  arrive(eye: Eye): void
}

/** Whose eyes see, and in which version they are told of it. */
type Listener = Pick<TableClient, 'eye' | 'version'>

/** How far an audience has been told. */
interface Mark {
  seq: number
  turn: number
  /** What it saw last, in the parts of a {@link Sight}, to notice whether a ply changes anything for it. */
  own: string
  open: string
}

export function createBroadcaster(room: RoomState): Broadcaster {
  const marks = new Map<Eye, Mark>()

  function mark(eye: Eye): Mark {
    const known = marks.get(eye) ?? { seq: 0, turn: room.turnBase, own: '', open: '' }
    marks.set(eye, known)
    return known
  }

  function textFor({ eye, version }: Listener, body: Body): string {
    return enveloped(version, numbered(mark(eye).seq, JSON.stringify(body)))
  }

  /** @param json the body, written when somebody is there to read it. */
  function tellEye(eye: Eye, json: () => string, except?: TableClient): void {
    const seq = ++mark(eye).seq
    const guests = guestsAt(room, eye, except)
    if (guests.length === 0) return
    sendAll(guests, numbered(seq, json()))
  }

  function seen(eye: Eye): Seen | null {
    return room.play?.table.seen(eye) ?? null
  }

  /** Takes in what an eye sees now; whether that is not what it saw last. */
  function look(eye: Eye): boolean {
    if (!room.play) return false
    const sight = room.play.table.sight()
    const audience = mark(eye)
    const own = sight.of(eye)
    const changed = own !== audience.own || sight.rest !== audience.open
    Object.assign(audience, { own, open: sight.rest })
    return changed
  }

  function viewBody(eye: Eye): Extract<Body, { type: 'view' }> {
    return {
      type: 'view',
      lobby: lobbyOf(room),
      luck: room.luck && visibleFairness(room.luck),
      turn: mark(eye).turn,
      seen: plain(seen(eye)),
      resigned: (room.play?.table.resigned ?? []).map((seat) => letterOf(seat)),
      clock: room.play?.clock.deadline ?? null,
    }
  }

  function stepFor(eye: Eye, { step, sight, fields, ending }: Telling, isWaited: boolean): void {
    const audience = mark(eye)
    const guests = guestsAt(room, eye)
    // Not counted while nobody is there: the count would tell whoever comes back of plies that they may not know of.
    if (guests.length === 0) return
    const own = sight.of(eye)
    const told = visiblePlyFor(room.spec.game, step, eye, () => own !== audience.own || sight.rest !== audience.open)
    audience.own = own
    audience.open = sight.rest
    if (!told) return
    const seq = ++audience.seq
    const turn = ++audience.turn
    const text = stepFields(seq, turn, fields(told), own)
    const urgency = isWaited || step.seat === eye ? 'now' : 'soon'
    sendAll(guests, text, ending, urgency)
  }

  /** What lies open is written once for everybody. */
  function tellOpen(body: () => Body, except?: TableClient): void {
    let json: string | null = null
    for (const eye of viewersOf(room)) tellEye(eye, () => (json ??= JSON.stringify(body())), except)
  }

  return {
    textFor,
    whole: ({ eye, version }) => ({ v: version, seq: mark(eye).seq, ...viewBody(eye) }),
    tell: (body) => tellOpen(() => body),
    tellLobby: (except) => tellOpen(() => ({ type: 'lobby', lobby: lobbyOf(room) }), except),
    tellLuck() {
      const { luck } = room
      if (luck) tellOpen(() => ({ type: 'luck', luck: visibleFairness(luck) }))
    },
    tellClock: (except) => tellOpen(() => ({ type: 'clock', clock: room.play?.clock.deadline ?? null }), except),
    tellStep(step) {
      const { play } = room
      if (!play) return
      const { waited } = play.table
      const sight = play.table.sight()
      const ending = stepEnding(sight.rest, play.clock.deadline)
      const telling = { step, sight, fields: plyFields(), ending }
      // Whoever must move now hears of it first: the others are in no such hurry.
      for (const eye of waited) stepFor(eye, telling, true)
      for (const eye of viewersOf(room)) if (!waited.includes(eye)) stepFor(eye, telling, false)
    },
    tellWhole() {
      for (const eye of viewersOf(room)) {
        look(eye)
        mark(eye).turn++
        tellEye(eye, () => JSON.stringify(viewBody(eye)))
      }
    },
    turn: (eye) => mark(eye).turn,
    arrive(eye) {
      if (guestsAt(room, eye).length === 0 && look(eye)) mark(eye).turn++
    },
  }
}

/** One ply, and how eyes are told of it. */
interface Telling {
  readonly step: Step
  readonly sight: Sight
  /** The fields of a message that tell what an eye may know of the ply. */
  readonly fields: (told: VisiblePly) => string
  /** How every message that tells of it ends: with what lies open, from the middle of what is seen on. */
  readonly ending: Buffer
}

/** What the last eye was told, too, is not written again. */
function plyFields(): (told: VisiblePly) => string {
  let last: VisiblePly | null = null
  let json = ''
  return (told) => {
    if (last && isSame(last, told)) return json
    last = told
    return (json = membersOf(JSON.stringify(told)))
  }
}

/** What lies open is the same event for every eye. */
function isSame(one: VisiblePly, other: VisiblePly): boolean {
  const { seat, move, events } = other
  if (one.seat !== seat || one.move !== move || one.events.length !== events.length) return false
  return one.events.every((event, i) => event === events[i])
}

/** A view as a message holds it: lists that are read-only here are plain there. */
function plain<T extends Seen | null>(view: T): T extends null ? null : WholeView['seen'] & object
function plain(view: Seen | null): WholeView['seen'] {
  if (!view) return null
  return { ...view, toMove: [...view.toMove], winners: view.winners && [...view.winners] }
}
