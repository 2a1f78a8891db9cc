import { WebSocket } from 'ws'
import { commitmentOf, createHiddenValue } from '../../../../src/protocol/lan/fairness'
import {
  readHostMessage,
  type HostMessage,
  type HostMessageOf,
  type HostMessageType,
} from '../../../../src/protocol/lan/messages'
import { createSeededRng, type Rng, type GameView } from '../../../../src/rules/kit'
import { choose } from './choose'

type Pass =
  { kind: 'code'; code: string } | { kind: 'token'; token: string } | { kind: 'resume'; seat: string; token: string }

/** A guest that is written against the protocol alone and uses nothing of the client library. */
export interface Guest {
  readonly socket: WebSocket
  readonly messages: HostMessage[]
  readonly texts: string[]
  seat: string | null
  token: string | null
  turn: number
  seen: GameView | null
  /** Whether the result was told or the connection has ended. */
  over: boolean
  /** Sends a message and resolves with its answer. */
  ask(type: string, fields?: object): Promise<HostMessageOf<'answer'>>
  sendRaw(message: object): void
  /** Resolves with the first message that fits, whether it has arrived already or is still to come. */
  heard<T extends HostMessageType>(type: T, fits?: (message: HostMessageOf<T>) => boolean): Promise<HostMessageOf<T>>
  /** Resolves when more than so many messages have arrived, or the connection has ended. */
  news(than: number): Promise<void>
  /** Resolves with the close code. */
  readonly closed: Promise<number>
  close(): void
  drop(): void
}

interface Wait {
  fits(message: HostMessage): boolean
  resolve(message: HostMessage): void
  reject(fault: Error): void
}

export interface GuestOptions {
  readonly hello?: boolean
  readonly headers?: Record<string, string>
  /** Whether the guest takes part in the luck by itself; true by default. */
  readonly lucky?: boolean
  readonly firstId?: number
  /** The newest version of the protocol that the guest speaks; 1 by default. */
  readonly version?: number
  /** The guest's own address, one of the loopback addresses. */
  readonly from?: string
}

/** Connects a guest and lets it enter with a pass. Rejects with the code and message if the host refuses it. */
export async function join(url: string, pass: Pass, options: GuestOptions = {}): Promise<Guest> {
  const guest = await connect(url, options)
  const v = options.version ?? 1
  guest.sendRaw({ v, id: 0, type: 'hello', protocol: { min: 1, max: v }, pass })
  const welcome = await Promise.race([guest.heard('welcome'), guest.heard('refused')])
  if (welcome.type === 'refused') throw new Error(`${welcome.code}: ${welcome.message}`)
  return guest
}

/** Lets guests join one table by its code and take its chairs one after the other. */
export async function sitDown(url: string, code: string, names: readonly string[] = ['Ada', 'Ben']): Promise<Guest[]> {
  const guests: Guest[] = []
  for (const name of names) {
    const guest = await join(url, { kind: 'code', code })
    await guest.ask('sit', { name })
    guests.push(guest)
  }
  return guests
}

/** Opens the connection of a guest, which does not say anything yet. Rejects if the host refuses the connection. */
export function connect(url: string, options: GuestOptions = {}): Promise<Guest> {
  const socket = new WebSocket(url, {
    headers: options.headers ?? {},
    perMessageDeflate: false,
    ...(options.from !== undefined && { localAddress: options.from }),
  })
  const waits = new Set<Wait>()
  const listeners = new Set<() => void>()
  const wake = () => {
    for (const listener of listeners) listener()
    listeners.clear()
  }
  const values = new Map<number, string>()
  const revealed = new Set<number>()
  const v = options.version ?? 1
  let id = options.firstId ?? 1
  let lastSeq: number | null = null

  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  let gone = false
  void closed.then(() => {
    gone = true
    guest.over = true
    wake()
    for (const wait of waits) wait.reject(new Error('the connection ended'))
    waits.clear()
  })

  const guest: Guest = {
    socket,
    messages: [],
    texts: [],
    seat: null,
    token: null,
    turn: 0,
    seen: null,
    over: false,
    closed,
    sendRaw: (message) => socket.send(JSON.stringify(message)),
    async ask(type, fields = {}) {
      const own = id++
      guest.sendRaw({ v, id: own, type, ...fields })
      return guest.heard('answer', (answer) => answer.id === own)
    },
    heard(type, fits = () => true) {
      const wanted = (message: HostMessage) => message.type === type && fits(message as never)
      const known = guest.messages.find(wanted)
      if (known) return Promise.resolve(known as never)
      if (gone) return Promise.reject(new Error('the connection ended'))
      return new Promise((resolve, reject) => waits.add({ fits: wanted, resolve: resolve as never, reject }))
    },
    news(than) {
      if (gone || guest.messages.length > than) return Promise.resolve()
      return new Promise((resolve) => listeners.add(resolve))
    },
    close: () => socket.close(),
    drop: () => socket.terminate(),
  }

  /**
   * Checks that every broadcast has the next number and every other message the last one; throws if a broadcast does
   * not.
   */
  function checkSeq(message: HostMessage): void {
    if (message.type === 'refused' || message.type === 'bye') return
    const retold = message.type === 'result' && message.seq === lastSeq
    const alone = message.type === 'welcome' || message.type === 'answer' || message.type === 'words' || retold
    const moved = message.type === 'answer' && message.seat !== undefined
    if (lastSeq !== null && !moved && !alone && message.type !== 'view' && message.seq !== lastSeq + 1) {
      throw new Error(`message ${String(message.seq)} came after ${String(lastSeq)}`)
    }
    // An answer that is told again has the number of its first time.
    lastSeq = Math.max(lastSeq ?? 0, message.seq)
    if (moved) lastSeq = message.seq
  }

  function take(message: HostMessage): void {
    if (message.type === 'result') guest.over = true
    if (message.type === 'welcome') {
      ;({ seat: guest.seat, token: guest.token } = message)
      id = Math.max(id, message.lastId + 1)
    }
    if (message.type === 'answer' && message.seat !== undefined) guest.seat = message.seat
    if (message.type === 'answer' && message.token) guest.token = message.token
    const view =
      message.type === 'view'
        ? message
        : message.type === 'welcome' || message.type === 'answer'
          ? message.view
          : message.type === 'step'
            ? message
            : undefined
    if (view) Object.assign(guest, { turn: view.turn, seen: view.seen })
    const luck = message.type === 'luck' ? message.luck : view && 'luck' in view ? view.luck : null
    if (luck && options.lucky !== false) takePart(luck)
  }

  function takePart(luck: HostMessageOf<'luck'>['luck']): void {
    if (guest.seat === null) return
    const key = Number.parseInt(luck.host.slice(0, 8), 16)
    const value = values.get(key) ?? createHiddenValue()
    const known = values.has(key)
    values.set(key, value)
    if (luck.stage === 'commit' && !known) {
      guest.sendRaw({ v, id: id++, type: 'commit', hash: commitmentOf(guest.seat, value) })
    }
    if (luck.stage === 'reveal' && luck.commits[guest.seat] && !luck.reveals[guest.seat] && !revealed.has(key)) {
      revealed.add(key)
      guest.sendRaw({ v, id: id++, type: 'reveal', value })
    }
  }

  socket.on('message', (data: Buffer) => {
    const text = data.toString('utf8')
    const read = readHostMessage(text)
    if (!read.ok) throw new Error(`unreadable: ${read.error.message} in ${text.slice(0, 300)}`)
    checkSeq(read.value)
    guest.messages.push(read.value)
    guest.texts.push(text)
    take(read.value)
    wake()
    for (const wait of waits) {
      if (!wait.fits(read.value)) continue
      waits.delete(wait)
      wait.resolve(read.value)
    }
  })
  socket.on('error', () => undefined)
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(guest))
    socket.once('unexpected-response', (_request, response) =>
      reject(new Error(`status ${String(response.statusCode)}`)),
    )
    socket.once('error', reject)
  })
}

/** Plays random moves for a guest, one whenever the game waits for it, until the result is told. */
export async function playRandomMoves(guest: Guest, luck: string): Promise<void> {
  const rng = createSeededRng(luck)
  while (!guest.over) {
    const from = guest.messages.length
    const text = choose(guest, rng)
    if (text !== null) {
      const answer = await guest.ask('move', { turn: guest.turn, text })
      if (!answer.ok && answer.error?.code !== 'stale')
        throw new Error(`${answer.error?.code ?? ''}: ${answer.error?.message ?? ''}`)
    } else await guest.news(from)
  }
}

/** Resolves with a guest that can move and its move as soon as one of them can; with null when the game is over. */
export async function nextMove(guests: readonly Guest[], rng: Rng): Promise<{ guest: Guest; text: string } | null> {
  for (;;) {
    const told = guests.map((guest) => guest.messages.length)
    for (const guest of guests) {
      if (guest.over) return null
      const text = choose(guest, rng)
      if (text !== null) return { guest, text }
    }
    await Promise.race(guests.map((guest, index) => guest.news(told[index] ?? 0)))
  }
}

/** Lets guests play so many moves together. */
export async function playTogether(guests: readonly Guest[], luck: string, moves: number): Promise<void> {
  const rng = createSeededRng(luck)
  for (let made = 0; made < moves;) {
    const next = await nextMove(guests, rng)
    if (!next) return
    const { ok } = await next.guest.ask('move', { turn: next.guest.turn, text: next.text })
    if (ok) made++
  }
}

/** Resolves when every guest was told of all that any of them knows. */
export async function waitUntilAllKnow(guests: readonly Guest[]): Promise<void> {
  const late = () => guests.find(({ turn }) => guests.some((other) => other.turn > turn))
  for (let guest = late(); guest; guest = late()) await guest.news(guest.messages.length)
}
