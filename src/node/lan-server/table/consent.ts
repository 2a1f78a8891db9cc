import { accept, refuse, type Result, type Seat } from '../../../rules/kit'
import { admit } from './hands'
import type { Asker } from './shown-hands'
import { isOwnerHere, personAt, type RoomState } from './room-state'
import type { TableClient } from './types'

/** How long the others may still refuse once somebody at the table has agreed, in milliseconds. */
const OBJECTION_MS = 10_000
/** How long a guest whom the table has refused may not ask again, in milliseconds. */
const REFUSED_MS = 60_000

/**
 * Records that a guest asks for a chair, which the owner decides or, where the owner's page is not connected, the
 * people at the table. Returns the code and the sentence to refuse them with until then.
 */
export function askForConsent(
  { hands, guests }: RoomState,
  guest: TableClient,
  seat: Seat,
  { name, isReturning }: Pick<Asker, 'name' | 'isReturning'>,
): [code: string, message: string] {
  const refused = hands.refusedAskers.get(seat)
  if (refused?.source === guest.source && refused.until > performance.now())
    return ['not-agreed', 'Somebody at the table does not agree that you sit there.']
  const known = hands.askers.get(seat)
  // Whoever asked first is meant by an answer, as long as they are there.
  const isOther = known !== undefined && known.guest !== guest && guests.has(known.guest)
  if (!isOther && (known?.guest !== guest || known.isReturning !== isReturning))
    hands.askers.set(seat, { name, guest, isReturning, agreed: new Set() })
  const asked = 'the host, or those at the table, have been asked to let you sit there.'
  return [
    'ask-host',
    isReturning ? `Nobody knows yet who you are: ${asked}` : `Somebody there may know a hand: ${asked}`,
  ]
}

/**
 * Lists the seats whose people may consent in the owner's place. While a game is played these are none at the asker's own
 * address: somebody who wants to see a second hand could let themselves in.
 */
function voters(room: RoomState, { source }: Pick<TableClient, 'source'>): Seat[] {
  const seats = [...room.guests].filter(
    (guest) => personAt(room, guest.eye) && (room.phase !== 'playing' || guest.source !== source),
  )
  return seats.map(({ eye }) => eye)
}

/**
 * Records whether somebody at the table lets an asker sit down. One who refuses decides; otherwise the asker is admitted
 * once all have agreed, or some time after the first has.
 * @param onChange called when a question has been decided
 */
export function vote(
  room: RoomState,
  guest: TableClient,
  seat: Seat,
  agrees: boolean,
  onChange: () => void,
): Result<void> {
  const { askers, refusedAskers } = room.hands
  const asker = askers.get(seat)
  if (!asker || isOwnerHere(room) || !voters(room, asker.guest).includes(guest.eye))
    return refuse('not-asked', 'You are not asked about that chair.')
  const decide = () => {
    if (room.closed || isOwnerHere(room) || askers.get(seat) !== asker) return
    admit(room, seat)
    onChange()
  }
  if (!agrees) {
    askers.delete(seat)
    refusedAskers.set(seat, { source: asker.guest.source, until: performance.now() + REFUSED_MS })
    onChange()
    return accept(undefined)
  }
  if (asker.agreed.size === 0) setTimeout(decide, OBJECTION_MS).unref()
  asker.agreed.add(guest.eye)
  if (voters(room, asker.guest).every((eye) => asker.agreed.has(eye))) decide()
  return accept(undefined)
}
