import type { Level } from '../../../ports/journal'
import type { Credential } from '../../../protocol/lan/messages'
import { letterOf, ONLOOKER, seatOf, type Seat } from '../../../rules/kit'
import { MAX_FORMER_TOKENS } from '../table-files'
import { restartTurnClock, runGame } from './active-game'
import type { Broadcaster } from './broadcaster'
import { giveToBot, type DisconnectPolicy } from './disconnect-policy'
import type { GameStart } from './game-start'
import { noteHand, noteLeft, admit } from './hands'
import { REPLACED, resolveCredential, rotateSeatToken } from './seat-credentials'
import { botName, guestsAt, personAt, type RoomState, resumePaused } from './room-state'
import type { TablePublisher } from './table-publisher'
import type { TableClient } from './types'

/** Handles guests who enter, sit, leave their chair and go. */
export type Membership = ReturnType<typeof createMembership>

interface MembershipParts {
  readonly broadcaster: Broadcaster
  readonly publisher: TablePublisher
  readonly disconnectPolicy: DisconnectPolicy
  /** Reports that somebody has come or gone. */
  readonly onPresenceChange: () => void
  readonly gameStart: Pick<GameStart, 'advanceFairness' | 'maybeStart'>
}

export function createMembership(room: RoomState, parts: MembershipParts) {
  const { broadcaster, publisher, disconnectPolicy, gameStart, onPresenceChange } = parts
  /** Makes a guest an onlooker, and records which hand they have seen. */
  function becomeOnlooker(guest: TableClient): void {
    if (room.phase === 'playing') guest.lastLeftSeat = { round: room.round, seat: guest.eye }
    guest.eye = ONLOOKER
  }

  /** Vacates a chair: it opens, or goes to a bot while a game is played. */
  async function vacate(seat: Seat, level: Level): Promise<void> {
    const person = personAt(room, seat)
    noteLeft(room, seat)
    if (room.phase === 'committing' || room.phase === 'playing') {
      await giveToBot(room, seat, { kind: 'bot', name: person?.name ?? botName(seat), level })
      if (room.phase === 'committing') gameStart.advanceFairness()
    } else {
      room.chairs[seat] = { kind: 'open' }
    }
  }

  /** Returns a person to their chair. Resolves to the token that gives it back the next time. */
  async function returnToSeat(guest: TableClient, seat: Seat, shownToken: string): Promise<string | null> {
    const token = rotateSeatToken(room, seat, shownToken)
    forgetWord(room, seat)
    noteHand(room, { eye: seat, source: guest.source })
    await publisher.writeSideFile()
    await disconnectPolicy.handleReturn(seat)
    broadcaster.prepareEye(seat)
    replaceAt(room, seat, guest)
    return token
  }

  /** Lets a guest in after their pass was checked, and welcomes them with everything that they may know. */
  async function enter(guest: TableClient, pass: Credential): Promise<void> {
    const eye = resolveCredential(room, pass)
    if (eye === null) return guest.end('wrong-pass', 'That opens no table here.')
    let token: string | null = null
    if (pass.kind === 'resume' && eye === ONLOOKER) {
      guest.lastLeftSeat = { round: room.round, seat: seatOf(pass.seat) }
    } else if (pass.kind === 'resume') {
      token = await returnToSeat(guest, eye, pass.token)
    } else if (!hasRoomForOnlookers(room)) {
      return guest.end('crowded', 'Too many people are looking on already.')
    }
    room.guests.add(guest)
    onPresenceChange()
    const seat = eye === ONLOOKER ? null : letterOf(eye)
    // The others are told first, so that the newcomer's view has a later message number.
    publisher.tellChairs(guest)
    const view = broadcaster.wholeView(guest)
    guest.send(broadcaster.textFor(guest, { type: 'welcome', seat, token, lastId: guest.answers.lastId, view }))
    publisher.tellEnd(guest)
  }

  return {
    enter,
    leave(guest: TableClient): void {
      if (!room.guests.delete(guest) || room.closed) return
      publisher.tellChairs()
      onPresenceChange()
    },
    /**
     * Gives a person's chair to a guest who has claimed it, disconnects whoever used it, and tells everybody. Resolves to
     * the chair's new token.
     */
    async handOver(guest: TableClient, seat: Seat): Promise<string | null> {
      const person = personAt(room, seat)
      if (!person) return null
      const formerTokens = [...person.tokens, ...person.formerTokens].slice(0, MAX_FORMER_TOKENS)
      room.chairs[seat] = { ...person, formerTokens, word: null, answers: guest.answers }
      const token = rotateSeatToken(room, seat, null)
      room.hands.askers.delete(seat)
      room.hands.admittedSources.delete(seat)
      for (const old of guestsAt(room, seat)) dismiss(room, old)
      broadcaster.prepareEye(seat)
      guest.eye = seat
      noteHand(room, guest)
      await disconnectPolicy.handleReturn(seat)
      broadcaster.tellHandover(seat)
      onPresenceChange()
      await publisher.announceAndWrite()
      return token
    },
    /** Lets a guest leave their chair of their own accord: a bot takes it, or it opens. */
    async leaveSeat(guest: TableClient): Promise<void> {
      const seat = guest.eye
      becomeOnlooker(guest)
      await vacate(seat, room.spec.settings.standIn)
      await publisher.announceAndWrite()
    },
    becomeOnlooker,
    vacate,
  }
}

/** Disconnects older connections that still hold a chair that is now used from another one. */
function replaceAt(room: RoomState, seat: Seat, guest: TableClient): void {
  for (const old of guestsAt(room, seat)) dismiss(room, old)
  guest.eye = seat
  guest.answers = personAt(room, seat)?.answers ?? guest.answers
}

/** Disconnects the page of a chair that is now used from another connection. */
function dismiss(room: RoomState, old: TableClient): void {
  room.guests.delete(old)
  old.end('replaced', REPLACED)
}

/** Makes the return word of a chair invalid, since its person is back. */
function forgetWord(room: RoomState, seat: Seat): void {
  const person = personAt(room, seat)
  if (person) person.word = null
}

/** Whether another onlooker may enter. Newcomers look on before they sit down, so each open chair adds a place. */
function hasRoomForOnlookers(room: RoomState): boolean {
  const open = room.chairs.filter(({ kind }) => kind === 'open').length
  return guestsAt(room, ONLOOKER).length < room.spec.settings.onlookers + open
}

interface OwnerParts extends Pick<MembershipParts, 'broadcaster' | 'publisher' | 'gameStart'> {
  readonly membership: Membership
}

/** Actions reserved to the owner of a table. */
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
      gameStart.maybeStart()
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
    admit(seat: Seat): void {
      admit(room, seat)
      publisher.tellAsking()
    },
  }
}
