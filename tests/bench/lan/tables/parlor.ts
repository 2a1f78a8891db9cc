import { WebSocket } from 'ws'
import { commitmentOf, createHiddenValue } from '../../../../src/protocol/lan/fairness'
import type { HostMessage, HostMessageOf } from '../../../../src/protocol/lan/messages'
import type { FortyNineView } from '../../../../src/rules/forty-nine-outfit/forty-nine/shape'
import { choose, type Choice } from './choice'
import { createLatch, createTable, type GuestReports, type Contestant, type Latch } from './table'

type View = HostMessageOf<'view'> | HostMessageOf<'step'>

/** Largest number of messages that are kept. The typical message is chosen among them. */
const MAX_KEPT = 2_000
const steps: string[] = []
const answers: string[] = []

/** Guests of the LAN host, written against its protocol. */
export const parlor: Contestant = {
  async sit({ port }, code, seats) {
    const game = createTable(seats)
    const guests: Guest[] = []
    for (let seat = 0; seat < seats; seat++) guests.push(await join(port, code, seat, game.table))
    return {
      deal: () => game.deal(() => guests.forEach((guest) => guest.ready())),
      play: (into) => game.play(into, () => guests.forEach((guest) => guest.move())),
    }
  },
  samples: () => (steps.length === 0 ? null : { step: typical(steps), answer: typical(answers) }),
}

interface Guest {
  ready(): void
  /** Moves if the game waits for this guest. */
  move(): void
}

function join(port: number, code: string, number: number, table: GuestReports): Promise<Guest> {
  const socket = new WebSocket(`ws://127.0.0.1:${String(port)}/lan`, { perMessageDeflate: false })
  const seated: Latch = createLatch()
  let seat = ''
  let id = 0
  let view: View | null = null
  /** Times at which the moves were sent that are not acknowledged yet, by their ids. */
  const unanswered = new Map<number, number>()
  let over = false

  const send = (type: string, fields: object = {}) => {
    socket.send(JSON.stringify({ v: 1, id: ++id, type, ...fields }))
  }

  function move(): void {
    const seen = view?.seen
    if (!seen?.toMove.includes(seat)) return
    table.moves()
    unanswered.set(id + 1, performance.now())
    send('move', { turn: view?.turn, text: textOf(choiceFrom(seen.state as FortyNineView, seat)) })
  }

  function see(next: View): void {
    const { seen } = (view = next)
    if (!seen) return
    if (next.type === 'step' && next.seat !== null && table.isPlaying()) table.sees(number, next.seat === seat)
    if (seen.over && !over) {
      over = true
      if (unanswered.size === 0) table.ended()
    } else if (table.isPlaying()) move()
    else if (!seen.over && next.type === 'step') table.dealt()
  }

  function answered(answer: HostMessageOf<'answer'>): void {
    if (answer.seat) {
      seat = answer.seat
      return seated.countDown()
    }
    const at = unanswered.get(answer.id)
    if (at === undefined) return
    if (!answer.ok) throw new Error(answer.error?.message)
    table.acknowledged(performance.now() - at)
    unanswered.delete(answer.id)
    if (over && unanswered.size === 0) table.ended()
  }

  const luck = fairLuck(send, () => seat)
  socket.on('message', (data: Buffer) => {
    const text = data.toString()
    const message = JSON.parse(text) as HostMessage
    keep(message, text)
    if (message.type === 'step' || message.type === 'view') see(message)
    else if (message.type === 'answer') answered(message)
    else if (message.type === 'luck') luck(message.luck)
    else if (message.type === 'welcome') send('sit', { name: 'Guest' })
  })
  socket.once('open', () => send('hello', { protocol: { min: 1, max: 1 }, pass: { kind: 'code', code } }))
  const guest: Guest = {
    ready() {
      over = false
      send('ready', { ready: true })
    },
    move,
  }
  return seated.promise.then(() => guest)
}

/** Returns a function that takes part in the luck of every round. */
function fairLuck(send: (type: string, fields: object) => void, seat: () => string) {
  let round = { host: '', value: '', stage: '' }
  return ({ host, stage }: HostMessageOf<'luck'>['luck']) => {
    if (round.host !== host) round = { host, value: createHiddenValue(), stage: '' }
    if (round.stage === stage) return
    round.stage = stage
    if (stage === 'commit') send('commit', { hash: commitmentOf(seat(), round.value) })
    if (stage === 'reveal') send('reveal', { value: round.value })
  }
}

function choiceFrom({ board, hands, stock, drawn }: FortyNineView, seat: string): Choice {
  const hand = hands[seat]
  return choose({ board, hand: Array.isArray(hand) ? hand : [], stock: typeof stock === 'number' ? stock : 0, drawn })
}

function textOf(choice: Choice): string {
  if (choice.kind !== 'lay') return choice.kind
  return choice.card === 'C' ? `C@${String(choice.square + 1)}` : choice.card
}

function keep(message: HostMessage, text: string): void {
  if (message.type === 'step' && steps.length < MAX_KEPT) steps.push(text)
  if (message.type === 'answer' && answers.length < MAX_KEPT) answers.push(text)
}

/** Returns the text of median length. */
function typical(texts: readonly string[]): string {
  return [...texts].sort((a, b) => a.length - b.length)[texts.length >> 1] ?? ''
}
