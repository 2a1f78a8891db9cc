import type { Connection, LanChange, LanClient, LanState } from '../../../lan-client'
import type { HostedTable } from '../../../protocol/app/services'
import { seatOf } from '../../../rules/kit'
import { loadGameFace } from '../../games'
import type * as LanTools from '../../lan'
import type { GuestConnections } from '../../lan'
import { hasArrived } from '../../lan/arrivals'
import { refusalText } from '../../lan/refusal-text'
import { rememberedOf, tableLocation } from '../../lan/table-location'
import type { createVisitStorage, Visit } from '../../lan/visit-storage'
import { createLanGames, type LanGame } from './lan-game'
import { takeOver, type LanView } from './lan-state'

/** Which table to join from this screen, and as whom. */
export type Going = Pick<Visit, 'address' | 'pass' | 'id' | 'chairs'> & Partial<Visit>

/** The longest time that a leaving page waits for the host to free its seat, in milliseconds. */
const FAREWELL = 2_000

/** The state of this page as a guest: its connections to one table, the game played there, and the remembered visit. */
export class GuestSession {
  tools: typeof LanTools | null = null
  party: GuestConnections | null = null
  /** The visit of this tab, if another tab has taken its seats over. */
  elsewhere: Visit | null = null
  /** The table, if this machine hosts it. */
  hosted: HostedTable | null = null
  /** How many people of this screen are joining or taking a seat at this moment. */
  moving = 0
  private game: LanGame | null = null
  private visit: Visit | null = null
  /** Whether everybody of this screen has been admitted. */
  private inside = false

  constructor(
    private readonly view: LanView,
    private readonly visits: ReturnType<typeof createVisitStorage>,
  ) {}

  /** Copies the state of the connections to the view. */
  sync(): void {
    takeOver(this.view, this.party?.clients ?? [], this.tools?.connectionOf ?? null)
  }

  /** Shows which table this page can return to. */
  recollect(): void {
    const left = this.visits.left()
    this.view.remembered.value = left && rememberedOf(left)
  }

  /** Joins a table; resolves to null if somebody was admitted, otherwise to the connection that says why nobody was. */
  async goIn(going: Going): Promise<Connection | null> {
    const { fault, busy } = this.view
    this.quit()
    this.elsewhere = null
    busy.value = true
    fault.value = null
    try {
      const tools = await import('../../lan')
      const mine = this.connect(tools, going)
      const added = going.chairs.length > 0 ? going.chairs.map((chair) => mine.add(chair)) : [mine.add()]
      const answers = await Promise.all(added.map(tools.letIn))
      if (this.party !== mine) return { state: 'closed' }
      const refused = answers.find(({ state }) => state !== 'connected') ?? null
      if (!answers.some(({ state }) => state === 'connected')) return refused
      added.forEach((client, i) => answers[i]?.state !== 'connected' && mine.drop(client))
      await this.arrived(mine)
      return null
    } finally {
      busy.value = false
    }
  }

  private connect(tools: typeof LanTools, going: Going): GuestConnections {
    this.tools = tools
    this.visit = { table: '', game: '', ...going }
    const mine: GuestConnections = tools.createGuestConnections({
      address: going.address,
      pass: going.pass,
      changed: (client, change, state) => this.changed(client, change, state),
      keep: (kept) => (this.party === mine ? this.keep({ chairs: kept }) : undefined),
    })
    this.party = mine
    this.game = createLanGames(tools, mine, (sentence) => (this.view.fault.value = sentence))
    return mine
  }

  private async arrived(mine: GuestConnections): Promise<void> {
    this.sync()
    // A visit has at least the guest that connected first.
    const first = mine.clients[0]!
    const { lobby: now } = first.state
    if (now === null) return
    await loadGameFace(now.game).catch(() => null)
    if (this.party !== mine) return
    this.inside = true
    this.place()
    this.game?.follow(first.state.lobby ?? now, true)
  }

  private keep(change: Partial<Visit>): void {
    if (this.visit === null) return
    this.visit = { ...this.visit, ...change }
    // Before the first welcome it is unknown whether a table exists there, unless it did before.
    if (this.inside || this.visit.table !== '') this.visits.keep(this.visit)
  }

  /** Publishes the address of the table once everybody has joined. */
  private place(): void {
    const { lobby, at } = this.view
    if (lobby.value === null || this.visit === null) return
    at.value = tableLocation(lobby.value, this.visit, this.hosted)
    this.keep({ table: at.value.name, game: at.value.game })
  }

  /** The connection that stands for the party; looked up each time, because a party may end at any step. */
  private first(): LanClient | undefined {
    return this.party?.clients[0]
  }

  private changed(client: LanClient, change: LanChange, state: LanState): void {
    if (this.party === null || !this.party.clients.includes(client)) return
    const { lobby, said, seats, knocks } = this.view
    const before = lobby.value
    this.sync()
    if (!this.inside) return
    if (state.connection.state === 'ended' || state.connection.state === 'refused')
      this.sentAway(client, state.connection)
    if (client !== this.first()) return this.game?.hear(client, state)
    if (change.kind === 'emote') {
      said.value = { id: (said.value?.id ?? 0) + 1, seat: seatOf(change.seat), emote: change.name }
    }
    const { lobby: now } = state
    if ((change.kind === 'lobby' || change.kind === 'view') && now) {
      if (before && hasArrived(before, now, seats.value, this.moving > 0)) knocks.value += 1
      this.game?.seat(now)
      this.game?.follow(now, false)
    }
    this.game?.hear(client, state)
  }

  /** Handles the host's ending of one connection: the others stay. */
  private sentAway(client: LanClient, { error, state }: Connection & { readonly state: 'ended' | 'refused' }): void {
    const { party, visit } = this
    if (party === null || visit === null) return
    if (error.code === 'replaced') return this.movedOut(visit)
    this.view.fault.value = refusalText(error)
    if (party.clients.length > 1) {
      party.drop(client)
      return this.sync()
    }
    if (state === 'ended') this.visits.forget(visit)
  }

  /** Another tab has taken the seats; the stored visit belongs to that tab from now on. */
  private movedOut(left: Visit): void {
    this.elsewhere = left
    this.visit = null
    this.visits.depart()
  }

  /** Closes every connection without forgetting the visit. */
  quit(): void {
    const old = this.party
    this.party = null
    this.inside = false
    this.game?.close()
    this.game = null
    this.visit = null
    this.view.at.value = null
    old?.close()
    this.sync()
  }

  /** Leaves the table. A seat in a running game can be returned to; any other is given up. */
  leave(): void {
    const { party: mine, visit: left } = this
    if (mine === null) return
    // A fault at that table does not concern the next one.
    this.view.fault.value = null
    const phase = this.view.lobby.value?.phase
    const stays = phase === 'playing' || phase === 'committing'
    this.party = null
    if (stays) mine.close()
    else void giveUpSeats(mine)
    if (stays || left === null) this.visits.depart()
    else this.visits.forget(left)
    this.quit()
    this.hosted = null
    this.recollect()
  }

  /** Skips the animations for the viewer. */
  skip(): void {
    this.game?.skip()
  }
}

/**
 * Gives up every seat, so that it is free at once, and closes the connections: immediately, or after the host's answer.
 */
async function giveUpSeats(party: GuestConnections): Promise<void> {
  const stood = [...party.clients].flatMap((client) => (client.state.seat === null ? [] : [client.stand()]))
  const late = new Promise((resolve) => setTimeout(resolve, FAREWELL))
  await Promise.race([Promise.all(stood), late])
  party.close()
}
