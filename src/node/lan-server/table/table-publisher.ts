import type { Broadcaster } from './broadcaster'
import { resultOf } from './active-game'
import { lobbyOf, type RoomState } from './room-state'
import type { TableClient } from './types'

/** Announces and writes changes of a table. */
export interface TablePublisher {
  /** Sends everybody the state of the chairs, except a guest who is sent the whole view. */
  tellChairs(except?: TableClient): void
  /** Tells everybody which chairs are asked for, if that has changed since it was last told. */
  tellAsking(): void
  /** Sends one guest the result of the game if it is over, so that those who missed it can verify it too. */
  tellEnd(guest: TableClient): void
  /** Writes the side file. Errors are reported, not thrown. */
  writeSideFile(): Promise<void>
  /** Announces the chairs and writes the side file. */
  announceAndWrite(): Promise<void>
}

/** @param writeRoom writes the side file; rejects if the disk refuses */
export function createTablePublisher(
  room: RoomState,
  broadcaster: Broadcaster,
  writeRoom: (room: RoomState) => Promise<void>,
): TablePublisher {
  /** A change of chairs may change who must move, and so the clock. */
  function tellChairs(except?: TableClient): void {
    broadcaster.tellLobby(except)
    broadcaster.tellWords()
    if (room.phase === 'playing' && room.spec.settings.turn !== null) broadcaster.tellClock(except)
  }

  let toldAsking: string | undefined

  const writeSideFile = () => writeRoom(room).catch(room.dependencies.report)

  return {
    tellChairs,
    tellAsking() {
      const asking = JSON.stringify(lobbyOf(room).asking)
      if (asking === toldAsking) return
      toldAsking = asking
      tellChairs()
    },
    tellEnd(guest) {
      const result = room.phase === 'over' ? resultOf(room) : null
      if (result) guest.send(broadcaster.textFor(guest, result))
    },
    writeSideFile,
    async announceAndWrite() {
      tellChairs()
      await writeSideFile()
    },
  }
}
