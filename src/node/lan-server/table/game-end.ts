import { resultOf, restartTurnClock } from './active-game'
import type { Broadcaster } from './broadcaster'
import type { RoomState } from './room-state'
import type { TableNews } from './table-news'

/** Handles the end of a game. */
export interface GameEnd {
  /** Reports that the game is over, and sends everybody the result. */
  ended(): void
  /** Passes a finished game on; does nothing while a game is being played. */
  giveFinished(): void
  /**
   * Reports that a game's journal could be created late: by then the game may be over, and another one on the table.
   */
  journalBegun(save: string): Promise<void>
  stop(): void
}

/**
 * How long writing the side file may wait after the end of a game, in milliseconds, to be combined with the next
 * change, such as a new game.
 */
const AFTERWARDS_MS = 300

export function createGameEnd(room: RoomState, voices: Broadcaster, news: TableNews): GameEnd {
  let afterwards: NodeJS.Timeout | undefined

  function giveFinished(): void {
    const save = room.play?.journal.save ?? null
    if (save !== null && room.phase === 'over') room.needs.finished?.(save, room.spec.id)
  }

  return {
    ended() {
      room.phase = 'over'
      for (const seat of room.seats) if (seat.kind === 'person') seat.ready = false
      restartTurnClock(room, null)
      news.tellChairs()
      const result = resultOf(room)
      if (result) voices.tell(result)
      // Writing the side file is not urgent: the journal, too, shows that the game is over.
      afterwards = setTimeout(() => void news.kept(), AFTERWARDS_MS)
      giveFinished()
    },
    giveFinished,
    async journalBegun(save) {
      await news.kept()
      if (room.phase === 'over' || room.play?.journal.save !== save) room.needs.finished?.(save, room.spec.id)
    },
    stop() {
      clearTimeout(afterwards)
    },
  }
}
