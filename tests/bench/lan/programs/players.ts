/** Two people who play at a host for a given time. They make one move after another, with a pause between moves. */
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { createSeededRng } from '../../../../src/rules/kit'
import { join, nextMove, type Guest } from '../../../unit/node/lan-server/guest'
import { serveOrders, type PlayerOrders } from './orders'

/** Pause after each move, in milliseconds. */
const PAUSE_MS = 40
const rng = createSeededRng('players')
let guests: Guest[] = []
let url = ''
let cut = 0

serveOrders<PlayerOrders>({
  async sit(port, code) {
    url = `ws://127.0.0.1:${String(port)}/lan`
    guests = []
    for (const name of ['Ann', 'Bob']) {
      const guest = await join(url, { kind: 'code', code })
      await guest.ask('sit', { name })
      guests.push(guest)
    }
    await startNextGame()
    return null
  },
  async play(ms) {
    cut = 0
    return { times: await repeated(ms, () => move().catch(reconnect)), cut }
  },
  async echo(port, ms) {
    cut = 0
    const at = `ws://127.0.0.1:${String(port)}/table`
    const both = async () => [await opened(at), await opened(at)] as const
    let sockets = await both()
    let turn = 0
    const times = await repeated(ms, async () => {
      const socket = sockets[turn++ % 2]
      if (!socket) {
        sockets = await both()
        return null
      }
      const begun = performance.now()
      socket.send('{}')
      // The server first sends the view to everybody at the table, the sender included. The answer comes after that.
      if (await receives(socket, 2)) return performance.now() - begun
      cut++
      sockets = await both()
      return null
    })
    for (const socket of sockets) socket?.terminate()
    return { times, cut }
  },
})

/**
 * Does something again and again with a pause, for so many milliseconds. Returns the times that it gave, without the
 * nulls.
 */
async function repeated(ms: number, act: () => Promise<number | null>): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + ms
  while (performance.now() < end) {
    const time = await act()
    if (time !== null) times.push(time)
    await setTimeout(PAUSE_MS)
  }
  return times
}

/** Opens a socket at a server without a game. Resolves with null if a flooded server answers too late. */
async function opened(at: string): Promise<WebSocket | null> {
  const socket = new WebSocket(at)
  const isOpen = await once(socket, 'open').then(
    () => true,
    () => false,
  )
  return isOpen ? socket : null
}

/** Resolves with whether so many messages come before the socket closes. */
function receives(socket: WebSocket, messages: number): Promise<boolean> {
  return new Promise((resolve) => {
    let heard = 0
    const finish = (whole: boolean) => {
      socket.off('message', hear).off('close', lost)
      resolve(whole)
    }
    const hear = () => {
      if (++heard === messages) finish(true)
    }
    const lost = () => finish(false)
    socket.on('message', hear).on('close', lost)
  })
}

/**
 * Makes the next move. Returns for how many milliseconds its mover waited for the answer, or null if no move was made.
 * Rejects if a guest was cut off.
 */
async function move(): Promise<number | null> {
  const next = await nextMove(guests, rng)
  if (!next) {
    if (guests.some(({ socket }) => socket.readyState !== socket.OPEN)) throw new Error('cut off')
    await startNextGame()
    return null
  }
  const { guest, text } = next
  const begun = performance.now()
  const { ok } = await guest.ask('move', { turn: guest.turn, text })
  return ok ? performance.now() - begun : null
}

async function startNextGame(): Promise<void> {
  for (const guest of guests) {
    guest.over = false
    await guest.ask('ready', { ready: true })
  }
  await Promise.all(guests.map((guest) => guest.heard('step', ({ seen }) => !seen.over)))
}

/** Seats the guests again that were cut off. */
async function reconnect(): Promise<null> {
  cut++
  for (const [i, guest] of guests.entries()) {
    if (guest.socket.readyState === guest.socket.OPEN) continue
    const pass = { kind: 'resume', seat: guest.seat ?? '', token: guest.token ?? '' } as const
    const back = await join(url, pass).catch(() => null)
    if (back) guests[i] = back
  }
  return null
}
