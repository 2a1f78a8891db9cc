import { resultOf, restartTurnClock } from './active-game'
import type { Broadcaster } from './broadcaster'
import type { RoomState } from './room-state'
import type { TableNews } from './table-news'

/** What happens when a game is over. */
export interface GameEnd {
  /** The game on the table is over: everybody is told the result. */
  ended(): void
  /** Gives a finished game to whoever collects them; nothing while a game is played. */
  giveFinished(): void
  /** The disk has taken a game's journal at last: by then it may be over, and another one on the table. */
  journalBegun(save: string): Promise<void>
  stop(): void
}

/** How long the end of a game may wait for what comes next, the next game it may be, to be kept together. */
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
      // Nobody waits for the table's own file: that the game is over stands in its journal, too.
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
