import { ONLOOKER } from '../../../rules/kit'
import { resultOf, restartTurnClock } from './active-game'
import type { Broadcaster } from './broadcaster'
import { withGame } from './league'
import { lobbyOf, seatPlayer, type RoomState } from './room-state'
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

/**
 * How long writing the side file may wait after the end of a game, in milliseconds, to be combined with the next
 * change, such as a new game.
 */
const WRITE_DELAY_MS = 300

/** Counts a game that is over in the league; not where the people at the table are visitors who come and go. */
function countInLeague(room: RoomState): void {
  const { activeGame, league, round, spec, chairs } = room
  if (!activeGame || spec.settings.opensAbandoned) return
  const names = chairs.map((_, seat) => seatPlayer(room, seat).name)
  room.league = withGame(league, round, activeGame.table.viewFor(ONLOOKER), names)
}

/** Handles the end of a game. */
export type GameEnd = ReturnType<typeof createGameEnd>

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
      countInLeague(room)
      for (const seat of room.chairs) {
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
    /** Passes the finished game of a restored table on, and counts it if the host was killed before that was written. */
    reportFinished(): void {
      if (room.phase === 'over') countInLeague(room)
      giveFinished()
    },
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
