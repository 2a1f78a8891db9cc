import type { Broadcaster } from './broadcaster'
import { resultOf } from './active-game'
import type { RoomState } from './room-state'
import type { TableClient } from './types'

/** What is told and kept when a table has changed. */
export interface TableNews {
  /** Tells everybody of the chairs, but not whoever is told everything at once. */
  tellChairs(except?: TableClient): void
  /** Tells one guest how the game has ended, if it has: whoever missed it can check it all the same. */
  tellEnd(guest: TableClient): void
  /** Writes the side file. A fault is reported, and not thrown. */
  kept(): Promise<void>
  /** Tells of the chairs and writes the side file. */
  changed(): Promise<void>
}

/** @param keep writes the side file; rejects where the disk does not take it. */
export function createTableNews(
  room: RoomState,
  voices: Broadcaster,
  keep: (room: RoomState) => Promise<void>,
): TableNews {
  /** Whoever sits down may have to move, and whoever gets up no longer: times change with the chairs. */
  function tellChairs(except?: TableClient): void {
    voices.tellLobby(except)
    if (room.phase === 'playing' && room.spec.settings.turn !== null) voices.tellClock(except)
  }

  const kept = () => keep(room).catch(room.needs.report)

  return {
    tellChairs,
    tellEnd(guest) {
      const result = room.phase === 'over' ? resultOf(room) : null
      if (result) guest.send(voices.textFor(guest, result))
    },
    kept,
    async changed() {
      tellChairs()
      await kept()
    },
  }
}
