import type { WholeView } from '../../../protocol/lan/messages'
import { letterOf, type Eye, type GameView, type Seat } from '../../../rules/kit'
import type { Step } from '../../../session'
import { Audiences } from './audience'
import { isHere, lobbyOf, viewersOf, guestsAt, type RoomState } from './room-state'
import { returnWordOf } from './seat-credentials'
import { sendAll } from './envelope'
import { withVersion, withSequence } from './raw-json'
import { tellStep } from './step-broadcast'
import { visibleFairness } from './fairness-round'
import type { Body, TableClient } from './types'

/**
 * Sends everything that a table tells its guests. Each message is built for one eye: a seat's view from what that seat
 * sees, everything else from what is open. Each guest receives it in the protocol version agreed with them.
 */
export type Broadcaster = ReturnType<typeof createBroadcaster>

/** The eye of a recipient, and their protocol version. */
type Recipient = Pick<TableClient, 'eye' | 'version'>

export function createBroadcaster(room: RoomState) {
  const audiences = new Audiences(room)

  /** Formats a message for one guest; it does not advance the message number of the eye. */
  function textFor({ eye, version }: Recipient, body: Body): string {
    return withVersion(version, withSequence(audiences.of(eye).seq, JSON.stringify(body)))
  }

  /** @param json creates the body; called only if the eye has guests */
  function tellEye(eye: Eye, json: () => string, except?: TableClient): void {
    const seq = ++audiences.of(eye).seq
    const guests = guestsAt(room, eye, except)
    if (guests.length === 0) return
    sendAll(guests, withSequence(seq, json()))
  }

  /** Stores what an eye sees now; returns whether that differs from its last view. */
  function updateView(eye: Eye): boolean {
    if (!room.activeGame) return false
    const sight = room.activeGame.table.serializedViews()
    const audience = audiences.of(eye)
    const own = sight.partFor(eye)
    const changed = audience.hasOtherView(own, sight.sharedPart)
    audience.storeView(own, sight.sharedPart)
    return changed
  }

  /** Sends a message about open information; it is serialized once for everybody. */
  function tellOpen(body: () => Body, except?: TableClient): void {
    let json: string | null = null
    for (const eye of viewersOf(room)) tellEye(eye, () => (json ??= JSON.stringify(body())), except)
  }

  return {
    textFor,
    /** Returns everything that an eye may know, as a guest joining that eye now would receive it. */
    wholeView: ({ eye, version }: Recipient) => ({
      v: version,
      seq: audiences.of(eye).seq,
      ...viewBody(room, eye, audiences.of(eye).turn),
    }),
    /** Sends open information to everybody. */
    tell: (body: Body) => tellOpen(() => body),
    /** @param except a guest who is sent the whole view, and so does not need this */
    tellLobby: (except?: TableClient) => tellOpen(() => ({ type: 'lobby', lobby: lobbyOf(room) }), except),
    tellLuck(): void {
      const { luck } = room
      if (luck) tellOpen(() => ({ type: 'luck', luck: visibleFairness(luck) }))
    },
    tellClock: (except?: TableClient) =>
      tellOpen(() => ({ type: 'clock', clock: room.activeGame?.clock.deadline ?? null }), except),
    /** Tells everybody that somebody has claimed a chair. */
    tellHandover(seat: Seat): void {
      const news = JSON.stringify({ type: 'handover', seat: letterOf(seat) } satisfies Body)
      // Version 1 has no such message: the lobby takes its number.
      const lobby = JSON.stringify({ type: 'lobby', lobby: lobbyOf(room) } satisfies Body)
      for (const eye of viewersOf(room)) {
        const seq = ++audiences.of(eye).seq
        for (const guest of guestsAt(room, eye)) sendAll([guest], withSequence(seq, guest.version < 2 ? lobby : news))
      }
    },
    /** Tells the owner's page the return words of the chairs whose persons are away, if they have changed. */
    tellWords(): void {
      for (const guest of room.guests) {
        if (!guest.isOwner) continue
        const away = [...room.seats.keys()].filter((seat) => !isHere(room, seat))
        const words = away.flatMap((seat) => {
          const word = returnWordOf(room, seat)
          return word === null ? [] : [[letterOf(seat), word] as const]
        })
        const chairs = Object.fromEntries(words)
        const told = JSON.stringify(chairs)
        if (guest.toldWords === told) continue
        guest.toldWords = told
        guest.send(textFor(guest, { type: 'words', chairs }))
      }
    },
    /** Sends each eye what it may know of a ply. */
    tellStep: (step: Step) => tellStep(room, audiences, step),
    /** Sends everybody the whole view, after an undo or a resignation. */
    tellWhole(): void {
      for (const eye of viewersOf(room)) {
        updateView(eye)
        audiences.of(eye).turn++
        tellEye(eye, () => JSON.stringify(viewBody(room, eye, audiences.of(eye).turn)))
      }
    },
    /** Returns the number of the last change that an eye was told of. */
    turn: (eye: Eye) => audiences.of(eye).turn,
    /**
     * Prepares an eye for a guest who is about to join it. If it had no guests and its view has changed since, that
     * counts as a change.
     */
    prepareEye(eye: Eye): void {
      if (guestsAt(room, eye).length === 0 && updateView(eye)) audiences.of(eye).turn++
    },
  }
}

/**
 * Returns everything that an eye may know.
 * @param turn the number of the last change that it was told of
 */
function viewBody(room: RoomState, eye: Eye, turn: number): Extract<Body, { type: 'view' }> {
  const { luck, activeGame } = room
  return {
    type: 'view',
    lobby: lobbyOf(room),
    luck: luck && visibleFairness(luck),
    turn,
    seen: toMutableView(activeGame?.table.viewFor(eye) ?? null),
    resigned: (activeGame?.table.resigned ?? []).map((seat) => letterOf(seat)),
    clock: activeGame?.clock.deadline ?? null,
  }
}

/** Copies a view for a message, whose lists are mutable. */
function toMutableView<T extends GameView | null>(view: T): T extends null ? null : WholeView['seen'] & object
function toMutableView(view: GameView | null): WholeView['seen'] {
  if (!view) return null
  return { ...view, toMove: [...view.toMove], winners: view.winners && [...view.winners] }
}
