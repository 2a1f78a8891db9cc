import { type WholeView, visiblePlyFor, type VisiblePly } from '../../../protocol/lan/messages'
import { PROTOCOL_VERSIONS } from '../../../protocol/lan/version'
import { letterOf, type Eye, type GameView, type Seat } from '../../../rules/kit'
import type { Step } from '../../../session'
import type { SerializedViews } from '../../../session/types'
import { visibleFairness } from './fairness-round'
import { returnWordOf } from './seat-credentials'
import { isHere, lobbyFor, viewersOf, guestsAt, type RoomState } from './room-state'
import type { Body, TableClient } from './types'

/**
 * Sends everything that a table tells its guests. Each message is built for one eye: a seat's view from what that seat
 * sees, everything else from what is open. Each guest receives it in the protocol version agreed with them.
 */
export type Broadcaster = ReturnType<typeof createBroadcaster>

/** The eye of a recipient, and their protocol version. */
type Recipient = Pick<TableClient, 'eye' | 'version'>

export function createBroadcaster(room: RoomState) {
  const audiences = new Audiences(room)

  /** Formats a message for one guest; it does not advance the message number of the eye. */
  function textFor({ eye, version }: Recipient, body: Body): string {
    return withVersion(version, withSequence(audiences.of(eye).seq, JSON.stringify(body)))
  }

  /** @param json creates the body; called only if the eye has guests */
  function tellEye(eye: Eye, json: () => string, except?: TableClient): void {
    const seq = ++audiences.of(eye).seq
    const guests = guestsAt(room, eye, except)
    if (guests.length === 0) return
    sendAll(guests, withSequence(seq, json()))
  }

  /** Stores what an eye sees now; returns whether that differs from its last view. */
  function updateView(eye: Eye): boolean {
    if (!room.activeGame) return false
    const sight = room.activeGame.table.serializedViews()
    const audience = audiences.of(eye)
    const own = sight.partFor(eye)
    const changed = audience.hasOtherView(own, sight.sharedPart)
    audience.storeView(own, sight.sharedPart)
    return changed
  }

  /** Sends a message about open information; it is serialized once for everybody. */
  function tellOpen(body: () => Body, except?: TableClient): void {
    let json: string | null = null
    for (const eye of viewersOf(room)) tellEye(eye, () => (json ??= JSON.stringify(body())), except)
  }

  const lobbyBody = (version: number): Body => ({ type: 'lobby', lobby: lobbyFor(room, version) })

  /** Tells everybody under the same number what guests of version 1 have another message for: a lobby. */
  function tellNewer(body: Body, except?: TableClient): void {
    const [older, newer] = [JSON.stringify(lobbyBody(1)), JSON.stringify(body)]
    for (const eye of viewersOf(room)) {
      const seq = ++audiences.of(eye).seq
      for (const guest of guestsAt(room, eye, except))
        sendAll([guest], withSequence(seq, guest.version < 2 ? older : newer))
    }
  }

  return {
    textFor,
    /** Returns everything that an eye may know, as a guest joining that eye now would receive it. */
    wholeView: ({ eye, version }: Recipient) => ({
      v: version,
      seq: audiences.of(eye).seq,
      ...viewBody(room, eye, audiences.of(eye).turn, version),
    }),
    /** Sends open information to everybody. */
    tell: (body: Body) => tellOpen(() => body),
    /** @param except a guest who is sent the whole view, and so does not need this */
    tellLobby: (except?: TableClient) => tellNewer(lobbyBody(PROTOCOL_VERSIONS.max), except),
    tellFairness(): void {
      const { fairness } = room
      if (fairness) tellOpen(() => ({ type: 'luck', luck: visibleFairness(fairness) }))
    },
    tellClock: (except?: TableClient) =>
      tellOpen(() => ({ type: 'clock', clock: room.activeGame?.clock.deadline ?? null }), except),
    /** Tells everybody that somebody has claimed a chair. */
    tellHandover: (seat: Seat) => tellNewer({ type: 'handover', seat: letterOf(seat) }),
    /** Tells everybody that a hand is shown to somebody, or no longer. */
    tellShown: (shown: Omit<Extract<Body, { type: 'shown' }>, 'type'>) => tellNewer({ type: 'shown', ...shown }),
    /** Tells the owner's page the return words of the chairs whose persons are away, if they have changed. */
    tellWords(): void {
      for (const guest of room.guests) {
        if (!guest.isOwner) continue
        const away = [...room.chairs.keys()].filter((seat) => !isHere(room, seat))
        const words = away.flatMap((seat) => {
          const word = returnWordOf(room, seat)
          return word === null ? [] : [[letterOf(seat), word] as const]
        })
        const chairs = Object.fromEntries(words)
        const told = JSON.stringify(chairs)
        if (guest.toldWords === told) continue
        guest.toldWords = told
        guest.send(textFor(guest, { type: 'words', chairs }))
      }
    },
    /** Sends each eye what it may know of a ply. */
    tellStep: (step: Step) => tellStep(room, audiences, step),
    /** Sends everybody the whole view, at the deal and after an undo or a resignation, with which every show ends. */
    tellWhole(): void {
      for (const eye of viewersOf(room)) {
        updateView(eye)
        audiences.of(eye).turn++
        tellEye(eye, () => JSON.stringify(viewBody(room, eye, audiences.of(eye).turn, 1)))
      }
    },
    /** Returns the number of the last change that an eye was told of. */
    turn: (eye: Eye) => audiences.of(eye).turn,
    /**
     * Prepares an eye for a guest who is about to join it. If it had no guests and its view has changed since, that
     * counts as a change.
     */
    prepareEye(eye: Eye): void {
      if (guestsAt(room, eye).length === 0 && updateView(eye)) audiences.of(eye).turn++
    },
  }
}

/**
 * Returns everything that an eye may know.
 * @param turn the number of the last change that it was told of
 * @param version of the protocol; while a game is played and no hand is shown, all are told the same
 */
function viewBody(room: RoomState, eye: Eye, turn: number, version: number): Extract<Body, { type: 'view' }> {
  const { fairness, activeGame } = room
  return {
    type: 'view',
    lobby: lobbyFor(room, version),
    luck: fairness && visibleFairness(fairness),
    turn,
    seen: toMutableView(activeGame?.table.viewFor(eye) ?? null),
    resigned: (activeGame?.table.resigned ?? []).map((seat) => letterOf(seat)),
    clock: activeGame?.clock.deadline ?? null,
  }
}

/** Copies a view for a message, whose lists are mutable. */
export function toMutableView<T extends GameView | null>(view: T): T extends null ? null : WholeView['seen'] & object

export function toMutableView(view: GameView | null): WholeView['seen'] {
  if (!view) return null
  return { ...view, toMove: [...view.toMove], winners: view.winners && [...view.winners] }
}

/** Sends each eye what it may know of a ply. */
function tellStep(room: RoomState, audiences: Audiences, step: Step): void {
  const { activeGame } = room
  if (!activeGame) return
  const { awaitedSeats } = activeGame.table
  const sight = activeGame.table.serializedViews()
  const ending = stepEnding(sight.sharedPart, activeGame.clock.deadline)
  const broadcast = { step, sight, fields: createPlySerializer(), ending }
  // The seats that must move are told first; the others are less urgent.
  for (const eye of awaitedSeats) tellEye(room, audiences, eye, broadcast, true)
  for (const eye of viewersOf(room)) if (!awaitedSeats.includes(eye)) tellEye(room, audiences, eye, broadcast, false)
}

/** A ply with the parts of the messages about it. */
interface StepBroadcast {
  readonly step: Step
  readonly sight: SerializedViews
  /** Serializes what an eye may know of the ply as fields of a message. */
  readonly fields: (told: VisiblePly) => string
  /** The common end of all these messages: the open information, starting in the middle of the view. */
  readonly ending: Buffer
}

function tellEye(
  room: RoomState,
  audiences: Audiences,
  eye: Eye,
  { step, sight, fields, ending }: StepBroadcast,
  isWaited: boolean,
): void {
  const audience = audiences.of(eye)
  const guests = guestsAt(room, eye)
  // Not counted while the eye has no guests: the count would reveal hidden plies to a guest who returns.
  if (guests.length === 0) return
  const own = sight.partFor(eye)
  const told = visiblePlyFor(room.spec.game, step, eye, () => audience.hasOtherView(own, sight.sharedPart))
  audience.storeView(own, sight.sharedPart)
  if (!told) return
  const seq = ++audience.seq
  const turn = ++audience.turn
  const text = stepFields(seq, turn, fields(told), own)
  const urgency = isWaited || step.seat === eye ? 'now' : 'soon'
  sendAll(guests, text, ending, urgency)
}

/** Creates a serializer that reuses its last result when the next eye is told the same. */
function createPlySerializer(): (told: VisiblePly) => string {
  let last: VisiblePly | null = null
  let json = ''
  return (told) => {
    if (last && isSame(last, told)) return json
    last = told
    return (json = membersOf(JSON.stringify(told)))
  }
}

/** Whether two eyes are told the same. Open events are the same object for every eye. */
function isSame(one: VisiblePly, other: VisiblePly): boolean {
  const { seat, move, events } = other
  if (one.seat !== seat || one.move !== move || one.events.length !== events.length) return false
  return one.events.every((event, i) => event === events[i])
}

/** The state of the guests who share an eye: what they have been told, and the last view they saw. */
class Audience {
  /** The number of the last message. */
  seq = 0
  /** The last view, in two parts: the one that depends on the eye, and the one shared by all. */
  private own = ''
  private open = ''

  /** @param turn the number of the last change that they know of */
  constructor(public turn: number) {}

  /** Whether the last view differs from this one. */
  hasOtherView(own: string, open: string): boolean {
    return own !== this.own || open !== this.open
  }

  /** Stores the current view. */
  storeView(own: string, open: string): void {
    this.own = own
    this.open = open
  }
}

/** The audiences of a table. */
class Audiences {
  private readonly known = new Map<Eye, Audience>()

  constructor(private readonly room: Pick<RoomState, 'turnBase'>) {}

  of(eye: Eye): Audience {
    const audience = this.known.get(eye) ?? new Audience(this.room.turnBase)
    this.known.set(eye, audience)
    return audience
  }
}

/**
 * Sends several guests the same message, each in the protocol version agreed with them. It is built once for
 * consecutive guests of the same version.
 * @param fields the message as JSON, from the first field after `v`
 */
function sendAll(
  guests: readonly Pick<TableClient, 'version' | 'send'>[],
  fields: string,
  ...how: [rest?: Buffer, urgency?: Parameters<TableClient['send']>[2]]
): void {
  let version = 0
  let text = ''
  for (const guest of guests) {
    if (guest.version !== version) {
      version = guest.version
      text = withVersion(version, fields)
    }
    guest.send(text, ...how)
  }
}

/** What a lobby has since version 2. */
type NewerField = 'shown' | 'league'

/** Converts a stored answer for a guest who has reconnected, possibly with another protocol version. */
export function toVersion(text: string, version: number): string {
  if (text.startsWith(withVersion(version, ''))) return text
  const answer = JSON.parse(text) as { v: number; view?: { v: number; lobby: Partial<Record<NewerField, unknown>> } }
  answer.v = version
  if (answer.view) answer.view.v = version
  if (answer.view && version < 2) {
    delete answer.view.lobby.shown
    delete answer.view.lobby.league
  }
  return JSON.stringify(answer)
}

/**
 * Assembles messages from JSON text instead of serializing them for every reader: what many receive is serialized once.
 * Arguments are not checked: each must be valid JSON text.
 */

/**
 * Adds the protocol version to a message.
 * @param fields from the first field after `v` to the closing brace
 */
function withVersion(version: number, fields: string): string {
  return `{"v":${String(version)},${fields}`
}

/**
 * Returns the fields of a message, up to its closing brace.
 * @param body a non-empty object as JSON
 */
function withSequence(seq: number, body: string): string {
  return `"seq":${String(seq)},${body.slice(1)}`
}

/**
 * Returns the members of an object without its braces.
 * @param object an object as JSON
 */
function membersOf(object: string): string {
  return object.slice(1, -1)
}

/**
 * Returns the fields of a step, up to the part of the position that only its reader sees.
 * @param ply members that describe the ply
 * @param own the beginning of the position as JSON, which `stepEnding` completes
 */
function stepFields(seq: number, turn: number, ply: string, own: string): string {
  return `"seq":${String(seq)},"type":"step","turn":${String(turn)},${ply},"seen":${own}`
}

/**
 * Returns the end of a step, which is the same for everybody.
 * @param open the rest of the position as JSON
 * @param deadline of the clock, if any
 */
function stepEnding(open: string, deadline: number | null): Buffer {
  return Buffer.from(`${open},"clock":${String(deadline)}}`)
}
