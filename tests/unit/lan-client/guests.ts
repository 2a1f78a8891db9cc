import { WebSocket } from 'ws'
import type { HostMessage, HostMessageOf, Credential } from '../../../src/protocol/lan/messages'
import {
  clockOf,
  createLanClient,
  type ClientSocket,
  type LanClient,
  type LanClientOptions,
  type LanState,
} from '../../../src/lan-client'
import { gameById } from '../../../src/rules/catalogue'
import { createSeededRng } from '../../../src/rules/kit'
import { choose } from '../node/lan-server/choose'

/** Changes what a guest receives: returns the messages that arrive instead of one message of the host. */
export type FrameRewriter = (message: HostMessage) => readonly HostMessage[]

const clients: LanClient[] = []

/** Closes every client of a test. */
export function closeClients(): void {
  for (const client of clients.splice(0)) client.close()
}

/** Creates a client with a real socket. `meddle` changes what it receives. */
export function createGuest(
  url: string,
  pass: Credential,
  more: Partial<LanClientOptions> & { meddle?: FrameRewriter } = {},
): LanClient {
  const { meddle, ...needs } = more
  const open = (address: string) => (meddle ? rewriteFrames(new WebSocket(address), meddle) : new WebSocket(address))
  const client = createLanClient({
    url,
    pass,
    open,
    clock: clockOf(globalThis),
    random: () => 0,
    games: gameById,
    report: (fault) => {
      throw fault
    },
    ...needs,
  })
  clients.push(client)
  return client
}

/** Resolves with the first state that fits, now or later. */
export function waitForState(client: LanClient, fits: (state: LanState) => boolean): Promise<LanState> {
  if (fits(client.state)) return Promise.resolve(client.state)
  return new Promise((resolve) => {
    const stop = client.listen((_change, state) => {
      if (!fits(state)) return
      stop()
      resolve(state)
    })
  })
}

export const isConnected = ({ connection }: LanState) => connection.state === 'connected'
export const isJudged = ({ verdict }: LanState) => verdict !== null

/** Plays random moves whenever the game waits for this guest, until the game is judged or `most` moves are made. */
export async function playOn(client: LanClient, luck: string, most = Infinity): Promise<void> {
  const rng = createSeededRng(luck)
  for (let moves = 0; moves < most;) {
    const state = await waitForState(
      client,
      (now) => isJudged(now) || (isConnected(now) && choose(now, createSeededRng('')) !== null),
    )
    if (isJudged(state)) return
    const text = choose(state, rng)
    const moved = text === null ? null : await client.move(text)
    if (moved?.ok) moves++
    else if (moved && moved.error.code !== 'stale' && moved.error.code !== 'no-game') {
      throw new Error(`${moved.error.code}: ${moved.error.message}`)
    }
  }
}

/** Wraps a socket so that `meddle` changes the messages that arrive. */
export function rewriteFrames(socket: WebSocket, meddle: FrameRewriter): ClientSocket {
  return {
    send: (text) => {
      socket.send(text)
    },
    close: () => {
      socket.close()
    },
    addEventListener(type: SocketEvent, listener: (event: { readonly data: unknown }) => void) {
      if (type !== 'message') {
        socket.addEventListener(type, () => {
          listener({ data: null })
        })
        return
      }
      socket.addEventListener('message', ({ data }: { readonly data: unknown }) => {
        const told = JSON.parse(String(data)) as HostMessage
        for (const message of meddle(told)) listener({ data: JSON.stringify(message) })
      })
    },
  }
}

type SocketEvent = 'open' | 'message' | 'close' | 'error'

export type Result = HostMessageOf<'result'>
