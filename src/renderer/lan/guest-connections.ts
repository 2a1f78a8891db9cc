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
import { loadedGame } from '../games/rules'
import { openSocket } from '../services'
import type { KeptChair } from './visit-storage'

export interface GuestConnectionsOptions {
  /** `host:port`; empty on a guest's page, which connects to the host it was loaded from. */
  readonly address: string
  readonly pass: Credential
  /** The secret of the table's owner, if this machine hosts it. */
  readonly ownerKey?: string | undefined
  /** Receives every change that one of the connections reports. */
  onChange(client: LanClient, change: LanChange, state: LanState): void
  /** Receives the chairs of this screen's people, with their tickets, whenever they change. */
  onChairsChange(chairs: readonly KeptChair[]): void
}

/**
 * The people of this screen at one LAN table: one connection for each seated person, or a single one that looks on. The
 * first connection represents all of them in everything that does not concern a single chair.
 */
export type GuestConnections = ReturnType<typeof createGuestConnections>

export function createGuestConnections({ address, pass, ownerKey, onChange, onChairsChange }: GuestConnectionsOptions) {
  const clients: LanClient[] = []
  const names = new Map<LanClient, string>()
  const tickets = new Map<LanClient, SeatTicket>()

  function keptChairs(): KeptChair[] {
    return clients.flatMap((client) => {
      const ticket = tickets.get(client)
      return ticket === undefined ? [] : [{ name: names.get(client) ?? '', ticket }]
    })
  }

  /** Connects one more person: to a chair left earlier, or as an onlooker. */
  function add(chair?: KeptChair): LanClient {
    const client: LanClient = createLanClient({
      url: address,
      pass,
      ...(chair && { ticket: chair.ticket }),
      ...(ownerKey !== undefined && { ownerKey }),
      open: openSocket,
      clock: clockOf(globalThis),
      random: Math.random,
      games: loadedGame,
      onTicketChange(ticket) {
        if (ticket) tickets.set(client, ticket)
        else tickets.delete(client)
        onChairsChange(keptChairs())
      },
      report: (fault) => console.warn('the page went on after a fault at the table:', fault),
    })
    if (chair) {
      names.set(client, chair.name)
      tickets.set(client, chair.ticket)
    }
    clients.push(client)
    client.listen((change, state) => onChange(client, change, state))
    return client
  }

  return {
    clients: clients as readonly LanClient[],
    /** Identifies the table by its address and pass; valid as long as both stay the same. */
    where: `${address} ${JSON.stringify(pass)}`,
    add,
    /** Closes one connection and removes it. */
    drop(client: LanClient): void {
      const at = clients.indexOf(client)
      if (at < 0) return
      clients.splice(at, 1)
      client.close()
      onChairsChange(keptChairs())
    },
    /** Sets the name under which the person at a connection sits; the ticket comes from the host. */
    setName(client: LanClient, name: string): void {
      names.set(client, name)
      onChairsChange(keptChairs())
    },
    retry: (): void => clients.forEach((client) => client.retry()),
    /** Checks that every connection is alive, which must show within `within` milliseconds (see `LanClient.wake`). */
    wake: (within?: number): void => clients.forEach((client) => client.wake(within)),
    close: (): void => [...clients].forEach((client) => client.close()),
  }
}

/** Returns the state of a party's connections as one: the first that is not connected, if any; null without any. */
export function connectionOf(clients: readonly LanClient[]): Connection | null {
  const all = clients.map(({ state }) => state.connection)
  return all.find(({ state }) => state !== 'connected') ?? all[0] ?? null
}

/** Longest wait for the first answer of a host, in milliseconds, and the number of attempts to connect. */
const ADMISSION_TIMEOUT_MS = 8_000
const MAX_ATTEMPTS = 3

/**
 * Resolves with the state of a new connection once it is admitted and has the lobby, or once it has failed. If no host
 * answers, it gives up early, because the person who joins is waiting for the result.
 */
export function waitForAdmission(client: LanClient): Promise<Connection> {
  return new Promise((resolve) => {
    const isSettled = (connection: Connection): boolean =>
      connection.state === 'waiting' ? connection.attempt > MAX_ATTEMPTS : connection.state !== 'connecting'
    if (isSettled(client.state.connection)) return resolve(client.state.connection)
    const done = (): void => {
      clearTimeout(timer)
      stop()
      resolve(client.state.connection)
    }
    const timer = setTimeout(done, ADMISSION_TIMEOUT_MS)
    const stop = client.listen((_change, { connection, lobby }) => {
      // A welcome is reported in two changes: the connection first, then the lobby.
      if (isSettled(connection) && (connection.state !== 'connected' || lobby !== null)) done()
    })
  })
}
