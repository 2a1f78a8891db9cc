import type { Level } from '../../../ports/journal'
import type { Lobby, Credential } from '../../../protocol/lan/messages'
import type { Eye } from '../../../rules/kit'
import { createBroadcaster } from './broadcaster'
import { createGuestRequests } from './command-handlers'
import { createDisconnectPolicy, reseatAll } from './disconnect-policy'
import { createGameEnd, createTablePublisher, type TablePublisher } from './table-publisher'
import { createGameStart, type NextGame } from './game-start'
import { restartTurnClock, runGame } from './active-game'
import { isHeld, lobbyOf, resumePaused, type RoomState } from './room-state'
import { createMembership, createOwnerActions } from './membership'
import { createShows } from './shows'
import { isFormerToken, resolveCredential } from './seat-credentials'

/** A table on the LAN: its guests, and the actions of its owner. */
export type LanTable = ReturnType<typeof createLanTable>

/** @param writeRoom writes the side file; rejects if the disk refuses */
export function createLanTable(room: RoomState, writeRoom: (room: RoomState) => Promise<void>) {
  const broadcaster = createBroadcaster(room)
  const announcer = createTablePublisher(room, broadcaster, writeRoom)
  const shows = createShows(room, broadcaster, announcer)
  const publisher: TablePublisher = {
    ...announcer,
    async announceAndWrite() {
      // Who has the chairs decides, too, whether the game stands still.
      wasHeld = isHeld(room)
      restartTurnClock(room, null)
      shows.review()
      await announcer.announceAndWrite()
    },
  }
  const disconnectPolicy = createDisconnectPolicy(room, () => void publisher.announceAndWrite())
  room.onTurnChange = disconnectPolicy.update
  const gameEnd = createGameEnd(room, broadcaster, publisher)
  const gameStart = createGameStart(room, broadcaster, publisher, gameEnd)
  let wasHeld = isHeld(room)

  /** Lets the game stand still when the last person has left, and go on with the first who is back. */
  function handlePresenceChange(): void {
    gameStart.handlePresenceChange()
    shows.review()
    if (isHeld(room) === wasHeld) return disconnectPolicy.update()
    wasHeld = !wasHeld
    restartTurnClock(room, null)
    if (wasHeld) return
    resumePaused(room)
    runGame(room)
  }

  const membership = createMembership(room, {
    broadcaster,
    publisher,
    disconnectPolicy,
    gameStart,
    onPresenceChange: handlePresenceChange,
  })
  const owner = createOwnerActions(room, { broadcaster, publisher, membership, gameStart })
  room.onPlayed = (seat) => (seat === null ? shows.endAll() : shows.end(seat))

  return {
    room,
    get lobby(): Lobby {
      return lobbyOf(room)
    },
    /** Returns the eye that a pass stands for; null if it opens nothing. Changes nothing. */
    eyeOf: (pass: Credential): Eye | null => (room.closed ? null : resolveCredential(room, pass)),
    /** Whether a pass was that of a chair until somebody claimed it. */
    isFormer: (pass: Credential) => !room.closed && isFormerToken(room, pass),
    enter: membership.enter,
    leave: membership.leave,
    /** Handles and answers a guest's message. */
    handleMessage: createGuestRequests(room, { broadcaster, publisher, shows, membership, gameStart }),
    /**
     * Begins the next game; open chairs are given to bots. Resolves to false if one is under way or the table is closed.
     */
    start: (level?: Level) => gameStart.start(level),
    /** Puts another game on the table for the same people. Resolves to false like `start`. */
    change: (next: NextGame) => gameStart.change(next),
    ...owner,
    /** Resolves once no game is being dealt. */
    idle: gameStart.idle,
    /** Disconnects everybody. Data on disk stays. */
    close(code: string, message: string): void {
      room.closed = true
      gameEnd.stop()
      disconnectPolicy.stop()
      gameStart.stop()
      room.activeGame?.clock.stop()
      room.activeGame?.table.close()
      resumePaused(room)
      for (const guest of [...room.guests]) guest.end(code, message)
      room.guests.clear()
    },
    /** Resumes a game that was being played when the host ended. */
    async resume(save: string | null): Promise<void> {
      await gameStart.resume(save)
      await reseatAll(room)
      disconnectPolicy.update()
      gameEnd.reportFinished()
    },
  }
}
