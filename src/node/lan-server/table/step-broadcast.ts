import { visiblePlyFor, type VisiblePly } from '../../../protocol/lan/messages'
import type { Eye } from '../../../rules/kit'
import type { Step } from '../../../session'
import type { Sight } from '../../../session/position-json'
import type { Audiences } from './audience'
import { sendAll } from './envelope'
import { membersOf, stepEnding, stepFields } from './raw-json'
import { guestsAt, viewersOf, type RoomState } from './room-state'

/** Tells each eye what it may know of a ply. */
export function tellStep(room: RoomState, audiences: Audiences, step: Step): void {
  const { play } = room
  if (!play) return
  const { waited } = play.table
  const sight = play.table.sight()
  const ending = stepEnding(sight.rest, play.clock.deadline)
  const telling = { step, sight, fields: plyFields(), ending }
  // Whoever must move now hears of it first: the others are in no such hurry.
  for (const eye of waited) tellEye(room, audiences, eye, telling, true)
  for (const eye of viewersOf(room)) if (!waited.includes(eye)) tellEye(room, audiences, eye, telling, false)
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

function tellEye(
  room: RoomState,
  audiences: Audiences,
  eye: Eye,
  { step, sight, fields, ending }: Telling,
  isWaited: boolean,
): void {
  const audience = audiences.of(eye)
  const guests = guestsAt(room, eye)
  // Not counted while nobody is there: the count would tell whoever comes back of plies that they may not know of.
  if (guests.length === 0) return
  const own = sight.of(eye)
  const told = visiblePlyFor(room.spec.game, step, eye, () => audience.sawOther(own, sight.rest))
  audience.see(own, sight.rest)
  if (!told) return
  const seq = ++audience.seq
  const turn = ++audience.turn
  const text = stepFields(seq, turn, fields(told), own)
  const urgency = isWaited || step.seat === eye ? 'now' : 'soon'
  sendAll(guests, text, ending, urgency)
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
