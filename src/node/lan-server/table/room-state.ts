import type { Phase, LobbySeat, Lobby } from '../../../protocol/lan/messages'
import { letterOf, ONLOOKER, type Eye, type Seat } from '../../../rules/kit'
import { newHands, type Hands } from './shown-hands'
import type { FairnessRound } from './fairness-round'
import type { TableClient, LanNeeds, SeatState, PersonSeat, TableSpec } from './types'
import type { Table } from '../../../session'
import type { PlayJournal } from './game-journal'
import type { TurnClock } from './turn-clock'
import type { SeatPlayer } from '../../../ports/journal'

/** All that a LAN table is at a moment. The functions of this folder change it; nothing outside does. */
export interface RoomState {
  readonly spec: TableSpec
  readonly needs: LanNeeds
  readonly seats: SeatState[]
  readonly guests: Set<TableClient>
  phase: Phase
  paused: boolean
  /** Which game of the evening this is, from 1; 0 before the first. */
  round: number
  /** Turns of this evening that were told before the present game began. */
  turnBase: number
  /** Whoever goes on when the pause is over. */
  readonly held: Set<() => void>
  luck: FairnessRound | null
  /** Who has seen which hand of the present game. */
  hands: Hands
  play: ActiveGame | null
  closed: boolean
}

/** How far an evening has come: what a table that is brought back goes on with. */
export type RoomProgress = Pick<RoomState, 'phase' | 'paused' | 'round' | 'turnBase' | 'luck' | 'hands'>

/** How a table begins that nobody has played at. */
function newProgress(): RoomProgress {
  return { phase: 'gathering', paused: false, round: 0, turnBase: 0, luck: null, hands: newHands() }
}

/** @param progress how far the evening has come; nothing was played unless told otherwise */
export function createRoomState(
  spec: TableSpec,
  needs: LanNeeds,
  seats: readonly SeatState[],
  progress: RoomProgress = newProgress(),
): RoomState {
  return {
    spec,
    needs,
    seats: [...seats],
    guests: new Set(),
    held: new Set(),
    play: null,
    closed: false,
    ...progress,
  }
}

/** Everybody who can see something of their own: each seat, and the onlookers together. */
export function viewersOf(room: RoomState): Eye[] {
  return [...room.seats.keys(), ONLOOKER]
}

/** Whoever sees as this eye now, in the order in which they came. */
export function guestsAt(room: RoomState, eye: Eye, except?: TableClient): TableClient[] {
  const found: TableClient[] = []
  for (const guest of room.guests) if (guest.eye === eye && guest !== except) found.push(guest)
  return found
}

/** Resolves when the table is not paused. */
export async function unpaused(room: RoomState): Promise<void> {
  while (room.paused && !room.closed) await new Promise<void>((resolve) => room.held.add(resolve))
}

/** Lets everybody go on who was held by a pause. */
export function releaseHeld(room: RoomState): void {
  const held = [...room.held]
  room.held.clear()
  for (const go of held) go()
}

/** The person whose chair a seat is, whether or not a bot plays for them. */
export function personAt(room: RoomState, seat: Seat): PersonSeat | null {
  const chair = room.seats[seat]
  return chair?.kind === 'person' ? chair : null
}

/** Letters of the seats where persons sit now. */
export function personLetters(room: RoomState): string[] {
  return [...room.seats.entries()].filter(([, { kind }]) => kind === 'person').map(([seat]) => letterOf(seat))
}

/** A game that is being played, or that lies finished on the table. */
export interface ActiveGame {
  readonly table: Table
  readonly clock: TurnClock
  readonly journal: Pick<PlayJournal, 'save'>
}

/** What everybody may know of a table without looking at the game. */
export function lobbyOf(room: RoomState): Lobby {
  const { spec, phase, paused, round } = room
  return {
    table: spec.name,
    game: spec.game.info.id,
    rules: spec.game.info.version,
    options: { ...spec.options },
    phase,
    paused,
    chairs: room.seats.map((chair, seat) => shownChair(room, chair, seat)),
    onlookers: guestsAt(room, ONLOOKER).length,
    round: Math.max(1, round),
  }
}

function shownChair(room: RoomState, chair: SeatState, seat: Seat): LobbySeat {
  if (chair.kind === 'open') return { state: 'open' }
  if (chair.kind === 'bot') return { state: 'bot', name: chair.name, level: chair.level, standsIn: false }
  if (chair.standsIn) return { state: 'bot', name: chair.name, level: room.spec.settings.standIn, standsIn: true }
  return { state: guestsAt(room, seat).length > 0 ? 'here' : 'away', name: chair.name, ready: chair.ready }
}

/** The chair as the table and its journal know it. */
export function seatPlayer(room: RoomState, seat: Seat): SeatPlayer {
  const chair = room.seats[seat]
  if (chair?.kind === 'person' && !chair.standsIn) return { kind: 'person', name: chair.name }
  const level = chair?.kind === 'bot' ? chair.level : room.spec.settings.standIn
  return { kind: 'bot', name: chair && chair.kind !== 'open' ? chair.name : botName(seat), level }
}

/** Who plays at each seat where nobody does. */
const BOTS = ['Chester', 'Mabel', 'Homer', 'Opal', 'Floyd', 'Hazel', 'Walter', 'Edith'] as const

export function botName(seat: Seat): string {
  return BOTS[seat] ?? `Bot ${String(seat + 1)}`
}
