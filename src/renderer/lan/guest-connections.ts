import {
  clockOf,
  createLanClient,
  type Connection,
  type LanChange,
  type LanClient,
  type LanState,
  type SeatTicket,
} from '../../lan-client'
import type { Credential } from '../../protocol/lan/guest-messages'
import { gameById } from '../../rules/catalogue'
import { openSocket } from '../services'
import type { KeptChair } from './visit-storage'

export interface PartyNeeds {
  /** `host:port`; a guest's page knows its host and gives none. */
  readonly address: string
  readonly pass: Credential
  /** Hears of every change that one of the connections tells of. */
  changed(client: LanClient, change: LanChange, state: LanState): void
  /** The chairs of this screen's people, with their secrets, are others than before. */
  keep(chairs: readonly KeptChair[]): void
}

/**
 * The people of this screen at one LAN table: one connection for each who sits, or one that looks on. The first speaks
 * for all where anything but a chair is meant.
 */
export interface GuestConnections {
  readonly clients: readonly LanClient[]
  /** Names the table for as long as it is at this address and lets in by this pass. */
  readonly where: string
  /** Connects somebody: to a chair that was left, or to look on. */
  add(chair?: KeptChair): LanClient
  /** Lets one connection go. */
  drop(client: LanClient): void
  /** Under which name somebody sits at a connection; the ticket comes from the host. */
  name(client: LanClient, name: string): void
  retry(): void
  /** Asks every connection for a sign of life, within so many milliseconds. */
  wake(within?: number): void
  close(): void
}

export function createGuestConnections({ address, pass, changed, keep }: PartyNeeds): GuestConnections {
  const clients: LanClient[] = []
  const names = new Map<LanClient, string>()
  const tickets = new Map<LanClient, SeatTicket>()

  function kept(): KeptChair[] {
    return clients.flatMap((client) => {
      const ticket = tickets.get(client)
      return ticket === undefined ? [] : [{ name: names.get(client) ?? '', ticket }]
    })
  }

  function add(chair?: KeptChair): LanClient {
    const client: LanClient = createLanClient({
      url: address,
      pass,
      ...(chair && { ticket: chair.ticket }),
      open: openSocket,
      clock: clockOf(globalThis),
      random: Math.random,
      games: gameById,
      keep(ticket) {
        if (ticket) tickets.set(client, ticket)
        else tickets.delete(client)
        keep(kept())
      },
      report: (fault) => console.warn('the page went on after a fault at the table:', fault),
    })
    if (chair) {
      names.set(client, chair.name)
      tickets.set(client, chair.ticket)
    }
    clients.push(client)
    client.listen((change, state) => changed(client, change, state))
    return client
  }

  return {
    clients,
    where: `${address} ${JSON.stringify(pass)}`,
    add,
    drop(client) {
      const at = clients.indexOf(client)
      if (at < 0) return
      clients.splice(at, 1)
      client.close()
      keep(kept())
    },
    name: (client, name) => void names.set(client, name),
    retry: () => clients.forEach((client) => client.retry()),
    wake: (within) => clients.forEach((client) => client.wake(within)),
    close: () => [...clients].forEach((client) => client.close()),
  }
}

/** How all the connections of a party stand together: as the worst of them. */
export function connectionOf(clients: readonly LanClient[]): Connection | null {
  const all = clients.map(({ state }) => state.connection)
  return all.find(({ state }) => state !== 'connected') ?? all[0] ?? null
}

/** The longest that a page waits for a first answer, in milliseconds, and how often it tries. */
const PATIENCE = 8_000
const TRIES = 3

/**
 * Resolves when a new connection was let in, or with the connection that says why not. Where nobody answers it is given
 * up soon: whoever joins wants to know.
 */
export function letIn(client: LanClient): Promise<Connection> {
  return new Promise((resolve) => {
    const isSettled = (connection: Connection): boolean =>
      connection.state === 'waiting' ? connection.attempt > TRIES : connection.state !== 'connecting'
    if (isSettled(client.state.connection)) return resolve(client.state.connection)
    const done = (): void => {
      clearTimeout(timer)
      stop()
      resolve(client.state.connection)
    }
    const timer = setTimeout(done, PATIENCE)
    const stop = client.listen((_change, { connection, lobby }) => {
      // A welcome is told in two parts: let in, and then what is seen.
      if (isSettled(connection) && (connection.state !== 'connected' || lobby !== null)) done()
    })
  })
}
