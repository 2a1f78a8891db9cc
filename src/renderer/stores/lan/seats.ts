import type { Claim, LanClient } from '../../../lan-client'
import type { Emote } from '../../../protocol/lan/emotes'
import { letterOf, seatOf, type Seat } from '../../../rules/kit'
import { closedText, refusalText } from '../../lan/refusal-text'
import { useTable } from '../table/table'
import type { GuestSession } from './guest-session'
import { seatOfClient, type LanView } from './lan-state'

/** Taking and leaving seats at a LAN table, and the remarks of those seated. */
export class LanSeats {
  constructor(
    private readonly view: LanView,
    private readonly session: GuestSession,
  ) {}

  /** Seats another person of this screen, in the given seat or in the first open one. */
  async sit(name: string, seat?: Seat): Promise<boolean> {
    const { session } = this
    const { connections, tools } = session
    if (connections === null || tools === null) return false
    session.pendingSeatings += 1
    try {
      const free = connections.clients.find(({ state }) => state.seat === null)
      const client = free ?? connections.add()
      const refused = free ? null : await tools.waitForAdmission(client)
      connections.setName(client, name)
      const seated = await (seat === undefined ? client.sit(name) : client.sit(name, letterOf(seat)))
      const connectionFault = refused !== null && refused.state !== 'connected' ? closedText(refused) : null
      this.view.fault.value = seated.ok ? null : (connectionFault ?? refusalText(seated.error))
      if (!seated.ok && !free) connections.drop(client)
      session.sync()
      return seated.ok
    } finally {
      session.pendingSeatings -= 1
    }
  }

  /**
   * Takes the seat that was somebody's on another device or in another browser. Resolves to the code of the refusal, with
   * `fault` set; null if they sit there now.
   */
  async claim(claim: Claim): Promise<string | null> {
    const { session } = this
    const { connections } = session
    const client = connections?.clients.find(({ state }) => state.seat === null)
    if (!connections || !client) return 'seated'
    const claimed = await client.claim(claim)
    this.view.fault.value = claimed.ok ? null : refusalText(claimed.error)
    if (!claimed.ok) return claimed.error.code
    const chair = client.state.lobby?.chairs[seatOf(claimed.value)]
    connections.setName(client, chair && chair.state !== 'open' ? chair.name : '')
    session.sync()
    return null
  }

  /** Resolves to the word with which the person in a seat of this screen takes it on another device; null on a fault. */
  async ownWord(seat: Seat): Promise<string | null> {
    const word = await this.session.connections?.clients.find((one) => seatOfClient(one) === seat)?.ownWord()
    this.view.fault.value = !word || word.ok ? null : refusalText(word.error)
    return word?.ok ? word.value : null
  }

  /** Resolves to the word under which the hand of a seat of this screen is shown from now on; null on a fault. */
  async show(seat: Seat, isOn: boolean): Promise<string | null> {
    const word = await this.session.connections?.clients.find((one) => seatOfClient(one) === seat)?.show(isOn)
    this.view.fault.value = !word || word.ok ? null : refusalText(word.error)
    return word?.ok ? word.value : null
  }

  /** Looks at the hand that is shown under a word. Resolves to the code of the refusal, with `fault` set; null if it is seen. */
  async look(word: string): Promise<string | null> {
    const looked = await this.session.connections?.clients[0]?.look(word)
    this.view.fault.value = !looked || looked.ok ? null : refusalText(looked.error)
    this.session.sync()
    return looked?.ok ? null : (looked?.error.code ?? 'not-connected')
  }

  /** Says for the people of this screen whether somebody may have a seat that they ask for. */
  async agree(seat: Seat, agrees: boolean): Promise<void> {
    await Promise.all(this.seatedClients().map((client) => client.agree(letterOf(seat), agrees)))
  }

  /** Gives up the seat of one person. */
  async stand(seat: Seat): Promise<void> {
    const { session } = this
    const connections = session.connections
    const client = connections?.clients.find((one) => seatOfClient(one) === seat)
    if (connections === null || client === undefined) return
    session.pendingSeatings += 1
    const stood = await client.stand()
    session.pendingSeatings -= 1
    this.view.fault.value = stood.ok ? null : refusalText(stood.error)
    if (stood.ok && connections.clients.length > 1) connections.drop(client)
    session.sync()
  }

  /** Marks everybody at this screen as ready, or as not ready. */
  async setReady(isReady: boolean): Promise<void> {
    await Promise.all(this.seatedClients().map((client) => client.setReady(isReady)))
  }

  /** Sends a remark for the person viewing the screen. */
  async emote(name: Emote): Promise<void> {
    const clients = this.seatedClients()
    const { eye } = useTable().looking
    await (clients.find((client) => seatOfClient(client) === eye) ?? clients[0])?.emote(name)
  }

  private seatedClients(): LanClient[] {
    return this.session.connections?.clients.filter(({ state }) => state.seat !== null) ?? []
  }
}
