import type { Broadcaster } from './broadcaster'
import { resultOf } from './active-game'
import type { RoomState } from './room-state'
import type { TableClient } from './types'

/** Announces and writes changes of a table. */
export interface TableNews {
  /** Sends everybody the state of the chairs, except a guest who is sent the whole view. */
  tellChairs(except?: TableClient): void
  /** Sends one guest the result of the game if it is over, so that those who missed it can verify it too. */
  tellEnd(guest: TableClient): void
  /** Writes the side file. Errors are reported, not thrown. */
  kept(): Promise<void>
  /** Announces the chairs and writes the side file. */
  changed(): Promise<void>
}

/** @param keep writes the side file; rejects if the disk refuses */
export function createTableNews(
  room: RoomState,
  voices: Broadcaster,
  keep: (room: RoomState) => Promise<void>,
): TableNews {
  /** A change of chairs may change who must move, and so the clock. */
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
