import type { SeatPlayer } from '../../../ports/journal'
import type { LobbySeat, Lobby } from '../../../protocol/lan/messages'
import { ONLOOKER, type Seat } from '../../../rules/kit'
import { guestsAt, type RoomState } from './room-state'
import type { SeatState } from './types'

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
