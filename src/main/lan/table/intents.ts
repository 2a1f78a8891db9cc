import type { GuestMessage, GuestMessageOf, GuestMessageType, HostMessageOf } from '../../../protocol/lan/messages'
import { letterOf, ONLOOKER, type Refusal, type Result } from '../../../rules/kit'
import { reseat } from './absence'
import { newChairToken } from './entrance'
import { putCommit, putReveal } from './luck-round'
import { runPlay } from './play'
import { personAt, type Room } from './room'
import { chairFor } from './taking'
import type { Guest } from './types'
import type { Voices } from './voices'

/** What intents set going beside the room itself. */
export interface Consequences {
  /** Chairs or phase have changed: keep it, tell it. Resolves when it is kept. */
  changed(): Promise<void>
  /** A value of the round came in. */
  luckChanged(): void
  /** Somebody gets up. */
  stand(guest: Guest): Promise<void>
  /** Everybody may be ready now. */
  maybeStart(): void
}

/** What an answer holds beside the id. One with a `seat` is a change of places: the whole view from there goes with it. */
export type Answered = Omit<HostMessageOf<'answer'>, 'v' | 'seq' | 'type' | 'id'>

type Handler<T extends GuestMessageType> = (guest: Guest, message: GuestMessageOf<T>) => Promise<Answered> | Answered
export type Handlers = { readonly [T in Exclude<GuestMessageType, 'hello' | 'again' | 'ping'>]: Handler<T> }

const done: Answered = { ok: true }

export function failed({ code, message }: Refusal): Answered {
  return { ok: false, error: { code, message } }
}

const refusal = (code: string, message: string) => failed({ code, message })
const noSeat = () => refusal('no-seat', 'Only those who sit at the table can do that.')
const noGame = () => refusal('no-game', 'No game is being played now.')

/** What each message of a guest does at a table. Whoever calls sees to repeated ones. */
export function handlersOf(room: Room, voices: Voices, then: Consequences): Handlers {
  /** Answers what was refused with what is true now. */
  const corrected = (guest: Guest, error: Refusal): Answered => ({ ...failed(error), view: voices.whole(guest.eye) })

  /** Does something in the game for a seat that is up to date. */
  async function inGame(
    guest: Guest,
    turn: number | null,
    act: (table: NonNullable<Room['play']>['table']) => Promise<Result<unknown>>,
  ): Promise<Answered> {
    if (guest.eye === ONLOOKER) return noSeat()
    if (!room.play || room.phase !== 'playing') return noGame()
    if (room.paused) return refusal('paused', 'The host has paused the game.')
    if (turn !== null && turn !== voices.turn(guest.eye)) {
      return corrected(guest, { code: 'stale', message: 'The table has changed meanwhile.' })
    }
    const result = await act(room.play.table)
    runPlay(room)
    return result.ok ? done : corrected(guest, result.error)
  }

  return {
    async sit(guest, { seat, name }) {
      if (guest.eye !== ONLOOKER) return refusal('seated', 'You sit at this table already.')
      const wished = chairFor(room, guest, seat)
      if (!wished.ok) return failed(wished.error)
      const own = wished.value
      const { book } = guest
      room.seats[own] = { kind: 'person', name, ready: false, muted: false, tokens: [], standsIn: false, book }
      const token = newChairToken(room, own, null)
      guest.eye = own
      await reseat(room, own)
      await then.changed()
      return { ok: true, seat: letterOf(own), ...(token !== null && { token }) }
    },
    async stand(guest) {
      if (guest.eye === ONLOOKER) return noSeat()
      await then.stand(guest)
      return { ok: true, seat: null }
    },
    async ready(guest, { ready }) {
      const person = personAt(room, guest.eye)
      if (!person) return noSeat()
      if (person.ready !== ready) {
        person.ready = ready
        await then.changed()
        then.maybeStart()
      }
      return done
    },
    commit(guest, { hash }) {
      return luck(guest, (seat, round) => putCommit(round, seat, hash))
    },
    reveal(guest, { value }) {
      return luck(guest, (seat, round) => putReveal(round, seat, value))
    },
    move: (guest, { turn, text }) => inGame(guest, turn, (table) => table.play(guest.eye, text)),
    undo: (guest, { turn }) => inGame(guest, turn, (table) => table.undo(guest.eye)),
    resign: (guest) => inGame(guest, null, (table) => table.resign(guest.eye)),
    emote(guest, { name }) {
      const person = personAt(room, guest.eye)
      if (!person) return noSeat()
      if (!person.muted) voices.tell({ type: 'emote', seat: letterOf(guest.eye), name })
      return done
    },
  }

  function luck(guest: Guest, put: (seat: string, round: NonNullable<Room['luck']>) => Refusal | null): Answered {
    if (guest.eye === ONLOOKER) return noSeat()
    if (room.phase !== 'committing' || !room.luck) return refusal('not-due', 'No luck is being made now.')
    const objection = put(letterOf(guest.eye), room.luck)
    if (objection) return failed(objection)
    then.luckChanged()
    return done
  }
}

/** Calls the handler of a message's own type. */
export function handle(handlers: Handlers, guest: Guest, message: GuestMessage): Promise<Answered> | Answered {
  switch (message.type) {
    case 'hello':
      return refusal('twice', 'You have said hello already.')
    case 'again':
    case 'ping':
      return done
    default:
      return (handlers[message.type] as Handler<typeof message.type>)(guest, message as never)
  }
}
