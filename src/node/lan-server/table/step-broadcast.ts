import { visiblePlyFor, type VisiblePly } from '../../../protocol/lan/messages'
import type { Eye } from '../../../rules/kit'
import type { Step } from '../../../session'
import type { SerializedViews } from '../../../session/position-json'
import type { Audiences } from './audience'
import { sendAll } from './envelope'
import { membersOf, stepEnding, stepFields } from './raw-json'
import { guestsAt, viewersOf, type RoomState } from './room-state'

/** Sends each eye what it may know of a ply. */
export function tellStep(room: RoomState, audiences: Audiences, step: Step): void {
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
