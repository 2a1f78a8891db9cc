import type { WholeView } from '../../../protocol/lan/messages'
import { letterOf, type Eye, type Seen } from '../../../rules/kit'
import type { Step } from '../../../session'
import { Audiences } from './audience'
import { lobbyOf, viewersOf, guestsAt, type RoomState } from './room-state'
import { sendAll } from './envelope'
import { enveloped, numbered } from './raw-json'
import { tellStep } from './step-broadcast'
import { visibleFairness } from './fairness-round'
import type { Body, TableClient } from './types'

/**
 * All that leaves a table leaves here, and is made for one eye: a seat's view from what that seat sees, and everything
 * else from what lies open. Each guest is told it in the version of the protocol that was agreed with them.
 */
export interface Broadcaster {
  /** A message for one guest, which counts for nobody else. */
  textFor(guest: Listener, body: Body): string
  /** Everything that an eye may know, as the same eye would be told on coming in now. */
  whole(guest: Listener): WholeView
  /** Tells everybody something that lies open. */
  tell(body: Body): void
  /** @param except is told everything at once, and so not of this. */
  tellLobby(except?: TableClient): void
  tellLuck(): void
  tellClock(except?: TableClient): void
  /** Tells each eye what it may know of a ply. */
  tellStep(step: Step): void
  /** Tells everybody that the table is not what it was: something was taken back or given up. */
  tellWhole(): void
  /** The number of the last change that an eye was told of. */
  turn(eye: Eye): number
  /** Somebody is about to come to an eye. Where nobody was, and it sees another table by now, that is a change. */
  arrive(eye: Eye): void
}

/** Whose eyes see, and in which version they are told of it. */
type Listener = Pick<TableClient, 'eye' | 'version'>

export function createBroadcaster(room: RoomState): Broadcaster {
  const audiences = new Audiences(room)

  function textFor({ eye, version }: Listener, body: Body): string {
    return enveloped(version, numbered(audiences.of(eye).seq, JSON.stringify(body)))
  }

  /** @param json the body, written when somebody is there to read it. */
  function tellEye(eye: Eye, json: () => string, except?: TableClient): void {
    const seq = ++audiences.of(eye).seq
    const guests = guestsAt(room, eye, except)
    if (guests.length === 0) return
    sendAll(guests, numbered(seq, json()))
  }

  /** Takes in what an eye sees now; whether that is not what it saw last. */
  function look(eye: Eye): boolean {
    if (!room.play) return false
    const sight = room.play.table.sight()
    const audience = audiences.of(eye)
    const own = sight.of(eye)
    const changed = audience.sawOther(own, sight.rest)
    audience.see(own, sight.rest)
    return changed
  }

  /** What lies open is written once for everybody. */
  function tellOpen(body: () => Body, except?: TableClient): void {
    let json: string | null = null
    for (const eye of viewersOf(room)) tellEye(eye, () => (json ??= JSON.stringify(body())), except)
  }

  return {
    textFor,
    whole: ({ eye, version }) => ({
      v: version,
      seq: audiences.of(eye).seq,
      ...viewBody(room, eye, audiences.of(eye).turn),
    }),
    tell: (body) => tellOpen(() => body),
    tellLobby: (except) => tellOpen(() => ({ type: 'lobby', lobby: lobbyOf(room) }), except),
    tellLuck() {
      const { luck } = room
      if (luck) tellOpen(() => ({ type: 'luck', luck: visibleFairness(luck) }))
    },
    tellClock: (except) => tellOpen(() => ({ type: 'clock', clock: room.play?.clock.deadline ?? null }), except),
    tellStep: (step) => tellStep(room, audiences, step),
    tellWhole() {
      for (const eye of viewersOf(room)) {
        look(eye)
        audiences.of(eye).turn++
        tellEye(eye, () => JSON.stringify(viewBody(room, eye, audiences.of(eye).turn)))
      }
    },
    turn: (eye) => audiences.of(eye).turn,
    arrive(eye) {
      if (guestsAt(room, eye).length === 0 && look(eye)) audiences.of(eye).turn++
    },
  }
}

/** Everything that an eye may know. @param turn the number of the last change that it was told of */
function viewBody(room: RoomState, eye: Eye, turn: number): Extract<Body, { type: 'view' }> {
  const { luck, play } = room
  return {
    type: 'view',
    lobby: lobbyOf(room),
    luck: luck && visibleFairness(luck),
    turn,
    seen: plain(play?.table.seen(eye) ?? null),
    resigned: (play?.table.resigned ?? []).map((seat) => letterOf(seat)),
    clock: play?.clock.deadline ?? null,
  }
}

/** A view as a message holds it: lists that are read-only here are plain there. */
function plain<T extends Seen | null>(view: T): T extends null ? null : WholeView['seen'] & object
function plain(view: Seen | null): WholeView['seen'] {
  if (!view) return null
  return { ...view, toMove: [...view.toMove], winners: view.winners && [...view.winners] }
}
