import { randomInt } from 'node:crypto'
import { callAfter } from '../../../async/clock'
import { LIMITS } from '../../../protocol/lan/messages'
import { accept, letterOf, ONLOOKER, refuse, type GameView, type Result, type Seat } from '../../../rules/kit'
import { sameSecret } from '../tokens'
import type { Broadcaster } from './broadcaster'
import { askForConsent, hasSeenOther, noteSeen } from './hands'
import { personAt, type RoomState, type Show } from './room-state'
import type { TablePublisher } from './table-publisher'
import type { TableClient } from './types'

/** Hands that their players show to one other guest each, for one move. */
export type Shows = ReturnType<typeof createShows>

/** Letters that are not taken for one another, read or heard. */
const LETTERS = 'BCDFGHJKLMNPRSTVWXZ'

export function createShows(
  room: RoomState,
  broadcaster: Broadcaster,
  { tellAsking, writeSideFile }: Pick<TablePublisher, 'tellAsking' | 'writeSideFile'>,
) {
  const { shows } = room

  function end(seat: Seat): void {
    const show = shows.get(seat)
    shows.delete(seat)
    room.hands.admittedLooks.delete(seat)
    if (room.hands.askers.get(seat)?.wish === 'look') {
      room.hands.askers.delete(seat)
      tellAsking()
    }
    if (!show?.shownTo) return
    show.shownTo.cancel()
    broadcaster.tellShown({ seat: letterOf(seat), to: show.shownTo.to, on: false })
  }

  function offeredUnder(word: string): Seat | null {
    for (const [seat, show] of shows) if (sameSecret(show.word, word.toUpperCase())) return seat
    return null
  }

  return {
    /** Offers the hand of a guest's chair. Returns the word under which it is seen, the same one if it is offered already. */
    offer(guest: TableClient): Result<string> {
      if (!personAt(room, guest.eye)) return refuse('no-seat', 'Only those who sit at the table can do that.')
      if (!room.activeGame || room.phase !== 'playing') return refuse('no-game', 'No game is being played now.')
      const others = [...shows.values()].map(({ word }) => word)
      const show: Show = shows.get(guest.eye) ?? { word: createShowWord(others), lender: guest, shownTo: null }
      shows.set(guest.eye, show)
      return accept(show.word)
    },
    /** Ends the show of a chair's hand: its player has moved, or wants that. Everybody is told if somebody saw it. */
    end,
    endAll: () => [...shows.keys()].forEach(end),
    /** Ends what a guest sees who has gone or changed places, and what somebody offered who has no chair any more. */
    review(): void {
      for (const [seat, { lender, shownTo }] of shows) {
        const isLent = room.guests.has(lender) && lender.eye === seat
        const isSeen = shownTo === null || (room.guests.has(shownTo.guest) && toOf(shownTo.guest) === shownTo.to)
        if (!isLent || !isSeen) end(seat)
      }
    },
    /**
     * Shows the hand that is offered under a word to one guest, and tells everybody. Where a hand of this game was seen
     * from the guest's address already, consent is needed.
     */
    async look(guest: TableClient, word: string): Promise<Result<GameView>> {
      const objection = guest.wordGuard.objection()
      if (objection !== null) return refuse('locked-out', objection)
      const seat = offeredUnder(word)
      const show = seat === null ? undefined : shows.get(seat)
      if (seat === null || !show || !room.activeGame) {
        await guest.wordGuard.recordWrong()
        return refuse('wrong-word', 'No hand at this table is shown under that word.')
      }
      if (guest.eye === seat) return refuse('own-hand', 'That is your own hand.')
      if (show.shownTo !== null && show.shownTo.guest !== guest)
        return refuse('shown-already', 'Somebody else sees that hand now.')
      if (
        show.shownTo === null &&
        hasSeenOther(room, guest, seat) &&
        room.hands.admittedLooks.get(seat) !== guest.source
      ) {
        const name = personAt(room, guest.eye)?.name ?? ''
        const [code, sentence] = askForConsent(room, guest, seat, { name, wish: 'look' })
        tellAsking()
        return refuse(code, sentence)
      }
      if (show.shownTo === null) {
        noteSeen(room.hands, guest.source, seat)
        show.shownTo = { guest, to: toOf(guest), cancel: callAfter(LIMITS.showMs, () => end(seat)) }
        broadcaster.tellShown({ seat: letterOf(seat), to: show.shownTo.to, on: true })
        await writeSideFile()
        if (shows.get(seat) !== show) return refuse('stale', 'That hand is shown no longer.')
      }
      return accept(room.activeGame.table.viewFor(seat))
    },
  }
}

/** Returns the letter of a guest's chair; null for an onlooker. */
const toOf = ({ eye }: TableClient): string | null => (eye === ONLOOKER ? null : letterOf(eye))

/** Chooses four letters by lot: no word, so that it is not taken for a return word. */
function createShowWord(wordsInUse: readonly string[]): string {
  for (;;) {
    const word = Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    if (!wordsInUse.includes(word)) return word
  }
}
