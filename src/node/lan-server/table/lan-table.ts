import type { Level } from '../../../ports/journal'
import type { GuestMessage, Lobby, Credential } from '../../../protocol/lan/messages'
import type { Eye } from '../../../rules/kit'
import { createBroadcaster } from './broadcaster'
import { createCommandHandlers } from './command-handlers'
import { createDisconnectPolicy, reseatAll } from './disconnect-policy'
import { createGameEnd } from './game-end'
import { createGameStart } from './game-start'
import { createGuestRequests } from './guest-requests'
import { lobbyOf, releaseHeld, type RoomState } from './room-state'
import { createMembership } from './membership'
import { createOwnerActions, type OwnerActions } from './owner-actions'
import { resolveCredential } from './seat-credentials'
import { createTableNews } from './table-news'
import type { TableClient } from './types'

/** A table on the LAN: its guests, and the actions of its owner. */
export interface LanTable extends OwnerActions {
  readonly room: RoomState
  readonly lobby: Lobby
  /** Returns the eye that a pass stands for; null if it opens nothing. Changes nothing. */
  eyeOf(pass: Credential): Eye | null
  /** Lets a guest in after their pass was checked, and welcomes them with everything that they may know. */
  enter(guest: TableClient, pass: Credential): Promise<void>
  leave(guest: TableClient): void
  /** Handles and answers a guest's message. */
  take(guest: TableClient, message: GuestMessage): Promise<void>

  /**
   * Begins the next game; open chairs are given to bots. Resolves to false if one is under way or the table is closed.
   */
  start(level?: Level): Promise<boolean>
  /** Disconnects everybody. Data on disk stays. */
  close(code: string, message: string): void
  /** Resumes a game that was being played when the host ended. */
  resume(save: string | null): Promise<void>
}

/** @param keep writes the side file; rejects if the disk refuses */
export function createLanTable(room: RoomState, keep: (room: RoomState) => Promise<void>): LanTable {
  const voices = createBroadcaster(room)
  const news = createTableNews(room, voices, keep)
  const { kept, changed } = news
  const absence = createDisconnectPolicy(room, () => void changed())
  const end = createGameEnd(room, voices, news)
  const start = createGameStart(room, voices, { keep: kept, ended: end.ended, late: end.journalBegun })
  const members = createMembership(room, { voices, news, absence, start })
  const owner = createOwnerActions(room, { voices, news, members, start })
  const handlers = createCommandHandlers(room, voices, {
    changed,
    luckChanged: start.luckChanged,
    stand: members.getUp,
    maybeStart: start.maybeStart,
  })

  return {
    room,
    get lobby() {
      return lobbyOf(room)
    },
    eyeOf: (pass) => (room.closed ? null : resolveCredential(room, pass)),
    enter: members.enter,
    leave: members.leave,
    take: createGuestRequests(room, { voices, news, handlers }),
    start: (level) => start.start(level),
    ...owner,
    close(code, message) {
      room.closed = true
      end.stop()
      absence.stop()
      start.stop()
      room.play?.clock.stop()
      room.play?.table.close()
      releaseHeld(room)
      for (const guest of [...room.guests]) guest.end(code, message)
      room.guests.clear()
    },
    async resume(save) {
      await start.resume(save)
      await reseatAll(room)
      for (const seat of room.seats.keys()) absence.left(seat)
      end.giveFinished()
    },
  }
}
