import { letterOf, ONLOOKER, seatOf, type Seat, accept, refuse, type Result } from '../../../rules/kit'
import type { TableFile } from '../table-files'
import { sameSecret } from '../tokens'
import { personAt, type RoomState, createShownHands, type ShownHands, type Asker, isOwnerHere } from './room-state'
import type { TableClient } from './types'

/** Maximum number of addresses recorded; more than there can be guests. */
const MAX_SOURCES = 128

/** Clears the records for the next game. */
export function forgetHands(hands: ShownHands): void {
  const { leavers, seenSeats, askers, refusedAskers, admittedSources, admittedLooks } = hands
  for (const known of [leavers, seenSeats, askers, refusedAskers, admittedSources, admittedLooks]) known.clear()
}

/** Records that a guest in a chair sees its hand from now on. */
export function noteHand({ hands, phase }: RoomState, { eye, source }: Pick<TableClient, 'eye' | 'source'>): void {
  if (eye === ONLOOKER || phase !== 'playing') return
  noteSeen(hands, source, eye)
  hands.askers.delete(eye)
  hands.admittedSources.delete(eye)
  hands.leavers.delete(eye)
}

/** Records that the hand of a chair was seen from an address. */
export function noteSeen({ seenSeats }: ShownHands, source: string, seat: Seat): void {
  const seats = seenSeats.get(source) ?? new Set()
  if (seenSeats.size < MAX_SOURCES || seenSeats.has(source)) seenSeats.set(source, seats.add(seat))
}

/** Records all seated guests when a game begins. */
export function noteHands(room: RoomState): void {
  for (const guest of room.guests) noteHand(room, guest)
}

/** Records that a person left a chair during a game, or was removed from it. */
export function noteLeft(room: RoomState, seat: Seat): void {
  const person = personAt(room, seat)
  if (person && room.phase === 'playing') room.hands.leavers.set(seat, person.tokens)
}

/** Whether a token fingerprint belongs to the person who left this chair during this game. */
export function hasLeft({ hands }: RoomState, seat: Seat, tokenDigest: string): boolean {
  return hands.leavers.get(seat)?.some((known) => sameSecret(known, tokenDigest)) === true
}

/**
 * Whether a guest needs the owner's consent to take a chair over: another person left it during this game, or a hand of
 * this game was seen from the guest's address.
 */
function needsConsent({ hands }: RoomState, { source }: TableClient, seat: Seat): boolean {
  const admitted = hands.admittedSources.get(seat)
  if (admitted === null || admitted === source) return false
  return hands.leavers.has(seat) || hands.seenSeats.has(source)
}

/** Whether a hand of the game that is being played, other than this chair's, was seen from a guest's address. */
export function hasSeenOther({ hands, phase }: RoomState, { source }: TableClient, seat: Seat): boolean {
  return phase === 'playing' && [...(hands.seenSeats.get(source) ?? [])].some((seen) => seen !== seat)
}

/** Records consent for the guest who asked for a chair; if none has, for the next who wants it. */
export function admit({ hands }: RoomState, seat: Seat): void {
  const asker = hands.askers.get(seat)
  if (asker?.wish === 'look') hands.admittedLooks.set(seat, asker.guest.source)
  else hands.admittedSources.set(seat, asker?.guest.source ?? null)
  hands.askers.delete(seat)
}

/** Converts the records to the form of the side file; open requests and consents are not stored. */
export function serializeShownHands({ leavers, seenSeats }: ShownHands): NonNullable<TableFile['hands']> {
  return {
    left: Object.fromEntries([...leavers].map(([seat, tokens]) => [letterOf(seat), [...tokens]])),
    seen: [...seenSeats].map(([source, seats]) => ({ source, seats: [...seats].map(letterOf) })),
  }
}

/** Restores the records from a side file. */
export function restoreShownHands(file: TableFile['hands']): ShownHands {
  const hands = createShownHands()
  for (const [letter, tokens] of Object.entries(file?.left ?? {})) hands.leavers.set(seatOf(letter), tokens)
  for (const { source, seats } of file?.seen ?? [])
    hands.seenSeats.set(source, new Set(seats.map((one) => seatOf(one))))
  return hands
}

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
  { name, wish }: Pick<Asker, 'name' | 'wish'>,
): [code: string, message: string] {
  const refused = hands.refusedAskers.get(seat)
  if (refused?.source === guest.source && refused.until > performance.now())
    return ['not-agreed', 'Somebody at the table does not agree to that.']
  const known = hands.askers.get(seat)
  // Whoever asked first is meant by an answer, as long as they are there.
  const isOther = known !== undefined && known.guest !== guest && guests.has(known.guest)
  if (!isOther && (known?.guest !== guest || known.wish !== wish))
    hands.askers.set(seat, { name, guest, wish, agreed: new Set() })
  const asked = 'the host, or those at the table, have been asked'
  const sentences = {
    chair: `Somebody there may know a hand: ${asked} to let you sit there.`,
    return: `Nobody knows yet who you are: ${asked} to let you sit there.`,
    look: `A hand of this game was seen where you are: ${asked} to let you see another.`,
  }
  return ['ask-host', sentences[wish]]
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

/**
 * Returns the chair that a guest may take now: between games an open one, the first unless a chair is named; during a
 * game a bot's, and only a named one. Changes nothing, except that a guest who needs the owner's consent is recorded as
 * asking for it.
 */
export function chooseSeat(
  room: RoomState,
  guest: TableClient,
  letter: string | undefined,
  name: string,
): Result<Seat> {
  const seat = letter === undefined ? null : seatOf(letter, room.chairs.length)
  if (room.phase === 'committing') return refuse('too-late', 'A game begins just now; look on for a moment.')
  return room.phase === 'playing' ? botsChair(room, guest, seat, name) : openChair(room, seat)
}

function openChair({ chairs }: RoomState, wished: Seat | null): Result<Seat> {
  const open = chairs.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []))
  const seat = wished ?? open[0]
  return seat !== undefined && open.includes(seat) ? accept(seat) : refuse('chair-taken', 'That chair is not free.')
}

/** A bot that substitutes for an absent person does not make the chair available. */
function botsChair(room: RoomState, guest: TableClient, seat: Seat | null, name: string): Result<Seat> {
  if (seat === null)
    return refuse('too-late', 'A game is being played; take over from a bot, or look on until it is over.')
  if (room.chairs[seat]?.kind !== 'bot') return refuse('chair-taken', 'No bot plays for itself in that chair.')
  if (room.activeGame?.table.resigned.includes(seat)) return refuse('chair-taken', 'That chair has given the game up.')
  const { lastLeftSeat } = guest
  if (lastLeftSeat?.round === room.round) {
    if (lastLeftSeat.seat === seat) return accept(seat)
    return refuse('other-hand', 'You sat in another chair in this game, and know its hand.')
  }
  if (!needsConsent(room, guest, seat)) return accept(seat)
  return refuse(...askForConsent(room, guest, seat, { name, wish: 'chair' }))
}
