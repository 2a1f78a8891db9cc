import type { Phase } from '../../../protocol/lan/messages'
import { ONLOOKER, type Eye, type Seat } from '../../../rules/kit'
import type { LuckRound } from './luck-round'
import type { Play } from './play'
import type { Guest, LanNeeds, LanSeat, PersonSeat, TableSpec } from './types'

/** All that a LAN table is at a moment. The functions of this folder change it; nothing outside does. */
export interface Room {
  readonly spec: TableSpec
  readonly needs: LanNeeds
  readonly seats: LanSeat[]
  readonly guests: Set<Guest>
  phase: Phase
  paused: boolean
  /** Which game of the evening this is, from 1; 0 before the first. */
  round: number
  /** Turns of this evening that were told before the present game began. */
  turnBase: number
  /** Whoever goes on when the pause is over. */
  readonly held: Set<() => void>
  luck: LuckRound | null
  play: Play | null
  closed: boolean
}

export function newRoom(spec: TableSpec, needs: LanNeeds, seats: readonly LanSeat[]): Room {
  return {
    spec,
    needs,
    seats: [...seats],
    guests: new Set(),
    phase: 'gathering',
    paused: false,
    held: new Set(),
    round: 0,
    turnBase: 0,
    luck: null,
    play: null,
    closed: false,
  }
}

/** Everybody who can see something of their own: each seat, and the onlookers together. */
export function eyesOf(room: Room): Eye[] {
  return [...room.seats.keys(), ONLOOKER]
}

export function guestsAt(room: Room, eye: Eye): Guest[] {
  const found: Guest[] = []
  for (const guest of room.guests) if (guest.eye === eye) found.push(guest)
  return found
}

/** Resolves when the table is not paused. */
export async function unpaused(room: Room): Promise<void> {
  while (room.paused && !room.closed) await new Promise<void>((resolve) => room.held.add(resolve))
}

/** Lets everybody go on who was held by a pause. */
export function letGo(room: Room): void {
  const held = [...room.held]
  room.held.clear()
  for (const go of held) go()
}

/** The person whose chair a seat is, whether or not a bot plays for them. */
export function personAt(room: Room, seat: Seat): PersonSeat | null {
  const chair = room.seats[seat]
  return chair?.kind === 'person' ? chair : null
}
