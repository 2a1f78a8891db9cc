import type * as LanTools from '../../lan'
import { dequal } from 'dequal'
import type { Connection, LanChange, LanClient, LanState } from '../../../lan-client'
import type { HostedTable } from '../../../protocol/app/services'
import { seatOf, type Seat } from '../../../rules/kit'
import { loadGameFace } from '../../games'
import type { GuestConnections } from '../../lan'
import { refusalText } from '../../lan/refusal-text'
import type { createVisitStorage, KeptChair, Visit } from '../../lan/visit-storage'
import { createLanGames, type LanGames } from './lan-game'
import { updateLanView, type LanView } from './lan-state'
import type { Lobby } from '../../../protocol/lan/table-schemas'
import { linkTo } from '../../lan/join-link'
import type { JoinedTable, RememberedVisit } from '../../lan/types'

/** Which table to join from this screen, and as whom. */
export type JoinRequest = Pick<Visit, 'address' | 'pass' | 'id' | 'chairs'> & Partial<Visit>

/** The longest time that a leaving page waits for the host to free its seat, in milliseconds. */
const LEAVE_TIMEOUT_MS = 2_000

/** The state of this page as a guest: its connections to one table, the game played there, and the remembered visit. */
export class GuestSession {
  tools: typeof LanTools | null = null
  connections: GuestConnections | null = null
  /** The visit of this tab, if another tab has taken its seats over. */
  takenOverVisit: Visit | null = null
  /** The table, if this machine hosts it. */
  hostedTable: HostedTable | null = null
  /** How many people of this screen are joining or taking a seat at this moment. */
  pendingSeatings = 0
  private games: LanGames | null = null
  private visit: Visit | null = null
  /** Whether everybody of this screen has been admitted. */
  private isAdmitted = false

  constructor(
    private readonly view: LanView,
    private readonly visits: ReturnType<typeof createVisitStorage>,
  ) {}

  /** Copies the state of the connections to the view. */
  sync(): void {
    updateLanView(this.view, this.connections?.clients ?? [], this.tools?.connectionOf ?? null)
  }

  /** Shows which table this page can return to. */
  updateRemembered(): void {
    const left = this.visits.latestLeft()
    this.view.remembered.value = left && rememberedVisitOf(left)
  }

  /** Joins a table; resolves to null if somebody was admitted, otherwise to the connection that says why nobody was. */
  async join(request: JoinRequest): Promise<Connection | null> {
    const { fault, busy } = this.view
    this.quit()
    this.takenOverVisit = null
    busy.value = true
    fault.value = null
    try {
      const tools = await import('../../lan')
      const connections = this.connect(tools, request)
      const added =
        request.chairs.length > 0 ? request.chairs.map((chair) => connections.add(chair)) : [connections.add()]
      const answers = await Promise.all(added.map(tools.waitForAdmission))
      if (this.connections !== connections) return { state: 'closed' }
      const refused = answers.find(({ state }) => state !== 'connected') ?? null
      if (!answers.some(({ state }) => state === 'connected')) return refused
      added.forEach((client, i) => answers[i]?.state !== 'connected' && connections.drop(client))
      await this.finishJoining(connections)
      return null
    } finally {
      busy.value = false
    }
  }

  private connect(tools: typeof LanTools, request: JoinRequest): GuestConnections {
    this.tools = tools
    this.visit = { table: '', game: '', ...request }
    const connections: GuestConnections = tools.createGuestConnections({
      address: request.address,
      pass: request.pass,
      ownerKey: this.hostedTable?.ownerKey,
      onChange: (client, change, state) => this.onChange(client, change, state),
      onChairsChange: (kept) => (this.connections === connections ? this.storeVisit({ chairs: kept }) : undefined),
    })
    this.connections = connections
    const { fault, keepsMoves } = this.view
    this.games = createLanGames(
      tools,
      connections,
      (sentence) => (fault.value = sentence),
      () => keepsMoves.value,
    )
    return connections
  }

  private async finishJoining(connections: GuestConnections): Promise<void> {
    this.sync()
    // A visit has at least the guest that connected first.
    const first = connections.clients[0]!
    const { lobby } = first.state
    if (lobby === null) return
    await loadGameFace(lobby.game).catch(() => null)
    if (this.connections !== connections) return
    this.isAdmitted = true
    this.publishTable()
    this.games?.follow(first.state.lobby ?? lobby, true)
  }

  /** Takes over the links of a table that this machine hosts: they change with its networks. */
  updateHosted(now: HostedTable): void {
    const { joinedTable } = this.view
    if (joinedTable.value?.id !== now.id) return
    this.hostedTable = now
    const { links, adapters } = now
    if (dequal([links, adapters], [joinedTable.value.links, joinedTable.value.adapters])) return
    joinedTable.value = { ...joinedTable.value, links, adapters }
  }

  /**
   * Takes chairs back with their earlier secrets, each over a connection of its own. Resolves to the code of the first
   * refusal; null if there is none.
   */
  async claimBack(chairs: readonly KeptChair[]): Promise<string | null> {
    const { connections, tools } = this
    let code: string | null = null
    for (const { name, ticket } of chairs) {
      if (!connections || !tools) return code
      const free = connections.clients.find(({ state }) => state.seat === null)
      const client = free ?? connections.add()
      if (!free) await tools.waitForAdmission(client)
      const claimed = await client.claim({ seat: ticket.seat, token: ticket.token })
      if (claimed.ok) connections.setName(client, name)
      else {
        code ??= claimed.error.code
        this.view.fault.value = refusalText(claimed.error)
        if (!free) connections.drop(client)
      }
    }
    this.sync()
    return code
  }

  private storeVisit(change: Partial<Visit>): void {
    if (this.visit === null) return
    this.visit = { ...this.visit, ...change }
    // Before the first welcome it is unknown whether a table exists there, unless it did before.
    if (this.isAdmitted || this.visit.table !== '') this.visits.store(this.visit)
  }

  /** Publishes the address of the table once everybody has joined. */
  private publishTable(): void {
    const { lobby, joinedTable } = this.view
    if (lobby.value === null || this.visit === null) return
    joinedTable.value = joinedTableOf(lobby.value, this.visit, this.hostedTable)
    this.storeVisit({ table: joinedTable.value.name, game: joinedTable.value.game })
  }

  /** Follows a table whose people play another game from now on. */
  private followGame({ game, options }: Lobby): void {
    const { joinedTable } = this.view
    if (joinedTable.value === null || joinedTable.value.game === game) return
    joinedTable.value = { ...joinedTable.value, game, options }
    this.storeVisit({ game })
    void loadGameFace(game).catch(() => null)
  }

  /** The connection that stands for the party; looked up each time, because a party may end at any step. */
  private firstClient(): LanClient | undefined {
    return this.connections?.clients[0]
  }

  private onChange(client: LanClient, change: LanChange, state: LanState): void {
    if (this.connections === null || !this.connections.clients.includes(client)) return
    const { lobby, lastEmote, lastHandover, lastShown, seats, arrivals } = this.view
    const before = lobby.value
    this.sync()
    if (!this.isAdmitted) return
    if (state.connection.state === 'ended' || state.connection.state === 'refused')
      this.onConnectionClosed(client, state.connection)
    if (client !== this.firstClient()) return this.games?.applyUpdate(client, state)
    if (change.kind === 'emote') {
      lastEmote.value = { id: (lastEmote.value?.id ?? 0) + 1, seat: seatOf(change.seat), emote: change.name }
    }
    if (change.kind === 'handover') {
      lastHandover.value = { id: (lastHandover.value?.id ?? 0) + 1, seat: seatOf(change.seat) }
    }
    if (change.kind === 'shown') {
      const { seat, to, on } = change
      const id = (lastShown.value?.id ?? 0) + 1
      lastShown.value = { id, seat: seatOf(seat), to: to === null ? null : seatOf(to), isOn: on }
    }
    const { lobby: now } = state
    if ((change.kind === 'lobby' || change.kind === 'view') && now) {
      this.followGame(now)
      if (before && hasArrived(before, now, seats.value, this.pendingSeatings > 0)) arrivals.value += 1
      this.games?.updateSeats(now)
      this.games?.follow(now, false)
    }
    this.games?.applyUpdate(client, state)
  }

  /** Handles the host's ending of one connection: the others stay. */
  private onConnectionClosed(
    client: LanClient,
    { error, state }: Connection & { readonly state: 'ended' | 'refused' },
  ): void {
    const { connections, visit } = this
    if (connections === null || visit === null) return
    if (error.code === 'replaced') return this.onTakenOver(visit)
    this.view.fault.value = refusalText(error)
    if (connections.clients.length > 1) {
      connections.drop(client)
      return this.sync()
    }
    if (state === 'ended') this.visits.forget(visit)
  }

  /** Another tab has taken the seats; the stored visit belongs to that tab from now on. */
  private onTakenOver(left: Visit): void {
    this.takenOverVisit = left
    this.visit = null
    this.visits.removeCurrent()
  }

  /** Closes every connection without forgetting the visit. */
  quit(): void {
    const old = this.connections
    this.connections = null
    this.isAdmitted = false
    this.games?.close()
    this.games = null
    this.visit = null
    this.view.joinedTable.value = null
    old?.close()
    this.sync()
  }

  /** Leaves the table. A seat in a running game can be returned to; any other is given up. */
  leave(): void {
    const { connections, visit: left } = this
    if (connections === null) return
    // A fault at that table does not concern the next one.
    this.view.fault.value = null
    const phase = this.view.lobby.value?.phase
    const stays = phase === 'playing' || phase === 'committing'
    this.connections = null
    if (stays) connections.close()
    else void giveUpSeats(connections)
    if (stays || left === null) this.visits.removeCurrent()
    else this.visits.forget(left)
    this.quit()
    this.hostedTable = null
    this.updateRemembered()
  }

  /** Skips the animations for the viewer. */
  skip(): void {
    this.games?.skip()
  }
}

/**
 * Gives up every seat, so that it is free at once, and closes the connections: immediately, or after the host's answer.
 */
async function giveUpSeats(connections: GuestConnections): Promise<void> {
  const stood = [...connections.clients].flatMap((client) => (client.state.seat === null ? [] : [client.stand()]))
  const late = new Promise((resolve) => setTimeout(resolve, LEAVE_TIMEOUT_MS))
  await Promise.race([Promise.all(stood), late])
  connections.close()
}

const isPerson = (lobby: Lobby, seat: Seat): boolean => {
  const chair = lobby.chairs[seat]
  return chair?.state === 'here' || chair?.state === 'away'
}

/**
 * Whether somebody from another screen has arrived between two states of a table, on an open chair or as an onlooker.
 * @param ownSeats seats of this screen
 * @param isReseating whether people of this screen are sitting down or standing up, so that the number of onlookers
 * says nothing about others; the answer is then always false
 */
export function hasArrived(before: Lobby, after: Lobby, ownSeats: readonly Seat[], isReseating: boolean): boolean {
  const taken = after.chairs.some((_, seat) => {
    return !ownSeats.includes(seat) && isPerson(after, seat) && before.chairs[seat]?.state === 'open'
  })
  return !isReseating && (taken || after.onlookers > before.onlookers)
}

/**
 * Returns the table of a visit, with its code and links as far as this screen knows them.
 * @param hosted the same table as hosted by this machine; null if another machine hosts it
 */
export function joinedTableOf(
  { table, game, options }: Lobby,
  { pass, address }: Visit,
  hosted: HostedTable | null,
): JoinedTable {
  const host = address === '' ? window.location.host : address
  const code = hosted?.code ?? (pass.kind === 'code' ? pass.code.toUpperCase() : null)
  const links = hosted?.links ?? (pass.kind === 'token' ? [linkTo(host, pass.token)] : [])
  const adapters = hosted?.adapters ?? []
  return { name: table, game, options, code, links, adapters, isOwner: hosted !== null, id: hosted?.id ?? null }
}

/** Summarizes a visit that left chairs behind. */
export function rememberedVisitOf({ table, game, chairs }: Visit): RememberedVisit {
  const letters = chairs.map(({ ticket }) => ticket.seat).sort()
  return { name: table, game, seat: letters.join(', ') }
}
