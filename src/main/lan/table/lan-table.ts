import type { Level } from '../../../protocol/journal'
import type { GuestMessage, Lobby, Pass } from '../../../protocol/lan/messages'
import { letterOf, ONLOOKER, type Eye, type Seat } from '../../../rules/kit'
import { absenceOf, giveToBot, reseatAll } from './absence'
import { botName, lobbyOf } from './chairs'
import { confirmToken, eyeOfPass, newChairToken } from './entrance'
import { handle, handlersOf } from './intents'
import { openingOf } from './opening'
import { resultOf, runPlay, time } from './play'
import { hold } from './holding'
import { guestsAt, letGo, personAt, type Room } from './room'
import type { Guest } from './types'
import { voicesOf } from './voices'

/** One table on the LAN: its guests, and what its owner can do. */
export interface LanTable {
  readonly room: Room
  readonly lobby: Lobby
  /** Who a pass stands for here; null if it opens nothing. Changes nothing. */
  eyeOf(pass: Pass): Eye | null
  /** Lets a guest in whose pass was looked at; they are welcomed with all that they may know. */
  enter(guest: Guest, pass: Pass): Promise<void>
  leave(guest: Guest): void
  /** Does what a guest asks and answers it. */
  take(guest: Guest, message: GuestMessage): Promise<void>

  /** Begins the next game; open chairs are given to bots. False if one is under way, or nobody could play. */
  start(level?: Level): Promise<boolean>
  pause(paused: boolean): Promise<void>
  /** Gives a chair to a bot for good; whoever sat there looks on. */
  seatBot(seat: Seat, level: Level): Promise<void>
  /** Sends whoever sits there away: their chair opens, or is a bot's while a game is played. */
  remove(seat: Seat): Promise<void>
  mute(seat: Seat, muted: boolean): void
  /** Tells everybody goodbye. What was kept stays kept. */
  close(code: string, message: string): void
  /** Takes a game up that was being played when the host ended. */
  resume(save: string | null): Promise<void>
}

/** How long the end of a game may wait for what comes next, the next game it may be, to be kept together. */
const AFTERWARDS_MS = 300

/** @param keep writes the side file; rejects where the disk does not take it. */
export function lanTable(room: Room, keep: (room: Room) => Promise<void>): LanTable {
  const voices = voicesOf(room)
  const kept = () => keep(room).catch(room.needs.report)
  /** Whoever sits down may have to move, and whoever gets up no longer: times change with the chairs. */
  const tellChairs = () => {
    voices.tellLobby()
    if (room.phase === 'playing' && room.spec.settings.turn !== null) voices.tellClock()
  }
  const changed = async () => {
    tellChairs()
    await kept()
  }
  const absence = absenceOf(room, () => void changed())
  const opening = openingOf(room, voices, { keep: kept, ended, late: journalBegun })
  const handlers = handlersOf(room, voices, {
    changed,
    luckChanged: () => opening.luckChanged(),
    stand: (guest) => getUp(guest),
    maybeStart: () => opening.maybeStart(),
  })

  let afterwards: NodeJS.Timeout | undefined

  function ended(): void {
    room.phase = 'over'
    for (const seat of room.seats) if (seat.kind === 'person') seat.ready = false
    time(room, null)
    tellChairs()
    const result = resultOf(room)
    if (result) voices.tell(result)
    // Nobody waits for the table's own file: that the game is over stands in its journal, too.
    afterwards = setTimeout(() => void kept(), AFTERWARDS_MS)
    tellFinished()
  }

  function tellFinished(): void {
    const save = room.play?.journal.save ?? null
    if (save !== null && room.phase === 'over') room.needs.finished?.(save, room.spec.id)
  }

  /** The disk has taken a game's journal at last: by then it may be over, and another one on the table. */
  async function journalBegun(save: string): Promise<void> {
    await kept()
    if (room.phase === 'over' || room.play?.journal.save !== save) room.needs.finished?.(save, room.spec.id)
  }

  async function vacate(seat: Seat, level: Level): Promise<void> {
    const person = personAt(room, seat)
    if (room.phase === 'committing' || room.phase === 'playing') {
      await giveToBot(room, seat, { kind: 'bot', name: person?.name ?? botName(seat), level })
      if (room.phase === 'committing') opening.luckChanged()
    } else {
      room.seats[seat] = { kind: 'open' }
    }
  }

  /** Somebody looks on from now on, and remembers what they have seen. */
  function rise(guest: Guest): void {
    if (room.phase === 'playing') guest.rose = { round: room.round, seat: guest.eye }
    guest.eye = ONLOOKER
  }

  async function getUp(guest: Guest): Promise<void> {
    const seat = guest.eye
    rise(guest)
    await vacate(seat, room.spec.settings.standIn)
    await changed()
  }

  /** Somebody is back in their chair; whoever still held it by an older connection is let go. */
  function replace(guest: Guest, seat: Seat): void {
    for (const old of guestsAt(room, seat)) {
      room.guests.delete(old)
      old.end('replaced', 'This chair is used from another connection now.')
    }
    guest.eye = seat
    guest.book = personAt(room, seat)?.book ?? guest.book
  }

  async function enter(guest: Guest, pass: Pass): Promise<void> {
    const eye = eyeOfPass(room, pass)
    if (eye === null) return guest.end('wrong-pass', 'That opens no table here.')
    let token: string | null = null
    if (pass.kind === 'resume') {
      token = newChairToken(room, eye, pass.token)
      await kept()
      await absence.back(eye)
      replace(guest, eye)
    } else if (guestsAt(room, ONLOOKER).length >= room.spec.settings.onlookers + openChairs(room)) {
      return guest.end('crowded', 'Too many people are looking on already.')
    }
    room.guests.add(guest)
    const seat = eye === ONLOOKER ? null : letterOf(eye)
    // The others hear of it first, so that the newcomer's view bears a number after that.
    tellOthers(guest)
    const view = voices.whole(eye)
    guest.send(voices.textFor(eye, { type: 'welcome', seat, token, lastId: guest.book.lastId, view }))
    tellEnd(guest)
  }

  /** Whoever missed the end of a game can check it all the same. */
  function tellEnd(guest: Guest): void {
    const result = room.phase === 'over' ? resultOf(room) : null
    if (result) guest.send(voices.textFor(guest.eye, result))
  }

  /** Chairs and onlookers are news to all but the newcomer, who is told everything at once. */
  function tellOthers(newcomer: Guest): void {
    const { send } = newcomer
    newcomer.send = () => undefined
    tellChairs()
    newcomer.send = send
  }

  const answerTo = (guest: Guest, id: number, answered: object) =>
    voices.textFor(guest.eye, { type: 'answer', id, ok: true, ...answered })

  /**
   * Does what a guest asks, and answers. Whoever changes places is told nothing on the way: the answer shows them the
   * whole table as it is when it leaves, and what comes next is for their new eyes.
   */
  async function act(guest: Guest, message: GuestMessage): Promise<string> {
    const release = message.type === 'sit' || message.type === 'stand' ? hold(guest) : null
    try {
      const answered = await handle(handlers, guest, message)
      const moved = answered.seat !== undefined
      release?.(!moved)
      if (moved) await new Promise<void>((resolve) => room.needs.book.whenFlushed(resolve))
      const text = answerTo(guest, message.id, { ...answered, ...(moved && { view: voices.whole(guest.eye) }) })
      // Whoever has moved was told of the ply, and misses nothing while the answer waits.
      guest.acknowledge(text, message.type === 'move' && answered.ok ? 'later' : 'soon')
      return text
    } finally {
      release?.(true)
    }
  }

  return {
    room,
    get lobby() {
      return lobbyOf(room)
    },
    eyeOf: (pass) => (room.closed ? null : eyeOfPass(room, pass)),
    enter,
    leave(guest) {
      if (!room.guests.delete(guest) || room.closed) return
      tellChairs()
      if (guest.eye !== ONLOOKER) absence.left(guest.eye)
    },
    async take(guest, message) {
      if (!room.guests.has(guest)) return
      if (confirmToken(room, guest.eye)) void kept()
      const { id } = message
      if (message.type === 'ping') return guest.send(answerTo(guest, id, { now: room.needs.now() }))
      if (message.type === 'again') {
        guest.send(answerTo(guest, id, { view: voices.whole(guest.eye) }))
        return tellEnd(guest)
      }
      let isNew = false
      const text = await guest.book.once(id, () => {
        isNew = true
        return act(guest, message)
      })
      const forgotten = { ok: false, error: { code: 'too-old', message: 'That was answered long ago.' } }
      if (!isNew) guest.acknowledge(text ?? answerTo(guest, id, forgotten))
    },
    start: (level) => opening.start(level),
    async pause(paused) {
      if (room.paused === paused) return
      room.paused = paused
      time(room, null)
      await changed()
      letGo(room)
      runPlay(room)
    },
    async seatBot(seat, level) {
      for (const guest of guestsAt(room, seat)) rise(guest)
      await giveToBot(room, seat, { kind: 'bot', name: botName(seat), level })
      if (room.phase === 'committing') opening.luckChanged()
      await changed()
      for (const guest of guestsAt(room, ONLOOKER)) guest.send(JSON.stringify(voices.whole(ONLOOKER)))
    },
    async remove(seat) {
      for (const guest of guestsAt(room, seat)) {
        room.guests.delete(guest)
        guest.end('removed', 'The host has asked you to leave the table.')
      }
      await vacate(seat, room.spec.settings.standIn)
      await changed()
    },
    mute(seat, muted) {
      const person = personAt(room, seat)
      if (person) person.muted = muted
    },
    close(code, message) {
      room.closed = true
      clearTimeout(afterwards)
      absence.stop()
      opening.stop()
      room.play?.clock.stop()
      room.play?.table.close()
      letGo(room)
      for (const guest of [...room.guests]) guest.end(code, message)
      room.guests.clear()
    },
    async resume(save) {
      await opening.resume(save)
      await reseatAll(room)
      for (const seat of room.seats.keys()) absence.left(seat)
      tellFinished()
    },
  }
}

/** Newcomers look on before they sit down: there is room for as many as could. */
function openChairs(room: Room): number {
  return room.seats.filter(({ kind }) => kind === 'open').length
}
