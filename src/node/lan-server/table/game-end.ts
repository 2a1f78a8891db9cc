import { resultOf, restartTurnClock } from './active-game'
import type { Broadcaster } from './broadcaster'
import type { RoomState } from './room-state'
import type { TablePublisher } from './table-publisher'

/** Handles the end of a game. */
export type GameEnd = ReturnType<typeof createGameEnd>

/**
 * How long writing the side file may wait after the end of a game, in milliseconds, to be combined with the next
 * change, such as a new game.
 */
const WRITE_DELAY_MS = 300

export function createGameEnd(room: RoomState, broadcaster: Broadcaster, publisher: TablePublisher) {
  let writeTimer: NodeJS.Timeout | undefined

  /** Passes a finished game on; does nothing while a game is being played. */
  function giveFinished(): void {
    const save = room.activeGame?.journal.save ?? null
    if (save !== null && room.phase === 'over') room.dependencies.onFinished?.(save, room.spec.id)
  }

  return {
    /** Reports that the game is over, and sends everybody the result. */
    handleEnd(): void {
      room.phase = 'over'
      for (const seat of room.seats) {
        if (seat.kind !== 'person') continue
        seat.ready = false
        seat.formerTokens = []
      }
      restartTurnClock(room, null)
      publisher.tellChairs()
      const result = resultOf(room)
      if (result) broadcaster.tell(result)
      // Writing the side file is not urgent: the journal, too, shows that the game is over.
      writeTimer = setTimeout(() => void publisher.writeSideFile(), WRITE_DELAY_MS)
      giveFinished()
    },
    reportFinished: giveFinished,
    /**
     * Reports that a game's journal could be created late: by then the game may be over, and another one on the table.
     */
    async handleLateJournal(save: string): Promise<void> {
      await publisher.writeSideFile()
      if (room.phase === 'over' || room.activeGame?.journal.save !== save)
        room.dependencies.onFinished?.(save, room.spec.id)
    },
    stop(): void {
      clearTimeout(writeTimer)
    },
  }
}
