import type { Broadcaster } from './broadcaster'
import { resultOf } from './active-game'
import { lobbyOf, type RoomState } from './room-state'
import type { TableClient } from './types'

/** Announces and writes changes of a table. */
export type TablePublisher = ReturnType<typeof createTablePublisher>

/** @param writeRoom writes the side file; rejects if the disk refuses */
export function createTablePublisher(
  room: RoomState,
  broadcaster: Broadcaster,
  writeRoom: (room: RoomState) => Promise<void>,
) {
  /** A change of chairs may change who must move, and so the clock. */
  function tellChairs(except?: TableClient): void {
    broadcaster.tellLobby(except)
    broadcaster.tellWords()
    if (room.phase === 'playing' && room.spec.settings.turn !== null) broadcaster.tellClock(except)
  }

  let toldAsking: string | undefined

  const writeSideFile = () => writeRoom(room).catch(room.dependencies.report)

  return {
    /** Sends everybody the state of the chairs, except a guest who is sent the whole view. */
    tellChairs,
    /** Tells everybody which chairs are asked for, if that has changed since it was last told. */
    tellAsking(): void {
      const asking = JSON.stringify(lobbyOf(room).asking)
      if (asking === toldAsking) return
      toldAsking = asking
      tellChairs()
    },
    /** Sends one guest the result of the game if it is over, so that those who missed it can verify it too. */
    tellEnd(guest: TableClient): void {
      const result = room.phase === 'over' ? resultOf(room) : null
      if (result) guest.send(broadcaster.textFor(guest, result))
    },
    /** Writes the side file. Errors are reported, not thrown. */
    writeSideFile,
    /** Announces the chairs and writes the side file. */
    async announceAndWrite(): Promise<void> {
      tellChairs()
      await writeSideFile()
    },
  }
}
