import type { Level } from '../../../ports/journal'
import type { Seat } from '../../../rules/kit'
import { restartTurnClock, runGame } from './active-game'
import type { Broadcaster } from './broadcaster'
import { giveToBot } from './disconnect-policy'
import type { GameStart } from './game-start'
import { admit, noteLeft } from './hands'
import { botName, guestsAt, resumePaused, type RoomState } from './room-state'
import type { Membership } from './membership'
import type { TablePublisher } from './table-publisher'

/** Actions reserved to the owner of a table. */
export type OwnerActions = ReturnType<typeof createOwnerActions>

interface OwnerParts {
  readonly broadcaster: Broadcaster
  readonly publisher: TablePublisher
  readonly membership: Membership
  readonly gameStart: Pick<GameStart, 'advanceFairness'>
}

export function createOwnerActions(room: RoomState, { broadcaster, publisher, membership, gameStart }: OwnerParts) {
  return {
    async pause(paused: boolean): Promise<void> {
      if (room.paused === paused) return
      room.paused = paused
      restartTurnClock(room, null)
      await publisher.announceAndWrite()
      resumePaused(room)
      runGame(room)
    },
    /** Gives a chair to a bot permanently; the guest who sat there becomes an onlooker. */
    async seatBot(seat: Seat, level: Level): Promise<void> {
      const moved = guestsAt(room, seat)
      for (const guest of moved) membership.becomeOnlooker(guest)
      noteLeft(room, seat)
      await giveToBot(room, seat, { kind: 'bot', name: botName(seat), level })
      if (room.phase === 'committing') gameStart.advanceFairness()
      await publisher.announceAndWrite()
      // Onlookers who were there before have been told; who now looks on sees the table with other eyes.
      for (const guest of moved) guest.send(JSON.stringify(broadcaster.wholeView(guest)))
    },
    /** Removes the guest in a chair: it opens, or goes to a bot while a game is played. */
    async remove(seat: Seat): Promise<void> {
      for (const guest of guestsAt(room, seat)) {
        room.guests.delete(guest)
        guest.end('removed', 'The host has asked you to leave the table.')
      }
      await membership.vacate(seat, room.spec.settings.standIn)
      await publisher.announceAndWrite()
    },
    /** Gives consent to take over a chair: to the guest who asked for it, or else to the next who does. */
    admit: (seat: Seat) => admit(room, seat),
  }
}
