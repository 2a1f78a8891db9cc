import type { LanClient } from '../../../lan-client'
import type { Emote } from '../../../protocol/lan/emotes'
import { letterOf, type Seat } from '../../../rules/kit'
import { closedText, refusalText } from '../../lan/refusal-text'
import { useTable } from '../table/table'
import type { GuestSession } from './guest-session'
import { seatIn, type LanView } from './lan-state'

/** Taking and leaving seats at a LAN table, and the remarks of those seated. */
export class LanSeats {
  constructor(
    private readonly view: LanView,
    private readonly session: GuestSession,
  ) {}

  /** Seats another person of this screen, in the given seat or in the first open one. */
  async sit(name: string, seat?: Seat): Promise<boolean> {
    const { session } = this
    const { party: mine, tools } = session
    if (mine === null || tools === null) return false
    session.moving += 1
    try {
      const free = mine.clients.find(({ state }) => state.seat === null)
      const client = free ?? mine.add()
      const refused = free ? null : await tools.letIn(client)
      mine.name(client, name)
      const seated = await (seat === undefined ? client.sit(name) : client.sit(name, letterOf(seat)))
      const unheard = refused !== null && refused.state !== 'connected' ? closedText(refused) : null
      this.view.fault.value = seated.ok ? null : (unheard ?? refusalText(seated.error))
      if (!seated.ok && !free) mine.drop(client)
      session.sync()
      return seated.ok
    } finally {
      session.moving -= 1
    }
  }

  /** Gives up the seat of one person. */
  async stand(seat: Seat): Promise<void> {
    const { session } = this
    const mine = session.party
    const client = mine?.clients.find((one) => seatIn(one) === seat)
    if (mine === null || client === undefined) return
    session.moving += 1
    const stood = await client.stand()
    session.moving -= 1
    this.view.fault.value = stood.ok ? null : refusalText(stood.error)
    if (stood.ok && mine.clients.length > 1) mine.drop(client)
    session.sync()
  }

  /** Marks everybody at this screen as ready, or as not ready. */
  async ready(isReady: boolean): Promise<void> {
    await Promise.all(this.seated().map((client) => client.ready(isReady)))
  }

  /** Sends a remark for the person viewing the screen. */
  async emote(name: Emote): Promise<void> {
    const clients = this.seated()
    const { eye } = useTable().looking
    await (clients.find((client) => seatIn(client) === eye) ?? clients[0])?.emote(name)
  }

  private seated(): LanClient[] {
    return this.session.party?.clients.filter(({ state }) => state.seat !== null) ?? []
  }
}
