import { defineStore } from 'pinia'
import { onScopeDispose, watch } from 'vue'
import type { Claim } from '../../../lan-client'
import type { Emote } from '../../../protocol/lan/emotes'
import type { HostedTable } from '../../../protocol/app/services'
import { type Result, type Seat, letterOf, seatOf } from '../../../rules/kit'
import { passIn } from '../../lan/join-link'
import { createVisitStorage } from '../../lan/visit-storage'
import { useView } from '../app/view'
import { GuestSession } from './guest-session'
import { createLanState, seatOfClient, type LanView } from './lan-state'
import { createTableOwner } from './table-owner'
import { createVisits } from './visits'
import { closedText, refusalText } from '../../lan/refusal-text'
import { useTable } from '../table/table'

export type { TableAddress } from '../../lan/types'

/**
 * How long a connection has to prove itself alive after the system reports that the network is gone, in milliseconds.
 */
const OFFLINE_GRACE_MS = 1_000

/** A LAN table at which the people of this screen are guests; the table's own host is a guest, too. */
export const useLan = defineStore('lan', () => {
  const storage = createVisitStorage(() => ({ session: window.sessionStorage, local: window.localStorage }))
  const view = createLanState()
  const session = new GuestSession(view, storage)
  session.updateRemembered()
  const owner = createTableOwner(
    () => view.joinedTable.value?.id ?? '',
    (sentence) => (view.fault.value = sentence),
  )
  const { abandon, ...visits } = createVisits(view, session, storage, owner)
  wakeWithPage(session)
  onScopeDispose(abandon)
  const page = useView()
  watch(
    () => page.skips,
    () => session.skip(),
  )

  const { open: _open, ...owned } = owner
  return {
    ...view,
    ...visits,
    ...createLanSeats(view, session),
    ...owned,
    leave: () => session.leave(),
    updateHosted: (table: HostedTable) => session.updateHosted(table),
    /** Takes moves back that are kept while the connection is lost. */
    withdraw: () => session.connections?.clients.forEach((client) => client.withdraw()),
    /** Retries the lost connection at once. */
    retry: () => session.connections?.retry(),
  }
})

/**
 * How long a connection has to prove itself alive after the page has woken, in milliseconds: a system that froze the page
 * closes its sockets without telling it.
 */
const WAKE_TIMEOUT_MS = 1_500

/** Checks the connections at once when the page becomes visible, is shown again or goes online again. */
function wakeWithPage(session: GuestSession): void {
  const wake = (): void => {
    if (document.visibilityState !== 'hidden') session.connections?.wake(WAKE_TIMEOUT_MS)
  }
  // Reload when a link to another table is opened in a tab that shows this page already.
  window.addEventListener('hashchange', () => passIn(window.location.hash) !== null && window.location.reload())
  document.addEventListener('visibilitychange', wake)
  // Back and Forward show a page that was kept with its dead sockets.
  window.addEventListener('pageshow', wake)
  window.addEventListener('online', wake)
  window.addEventListener('offline', () => session.connections?.wake(OFFLINE_GRACE_MS))
  window.addEventListener('focus', wake)
}

/** Taking and leaving seats at a LAN table, and the remarks of those seated. */
function createLanSeats(view: LanView, session: GuestSession) {
  const seatedClients = () => session.connections?.clients.filter(({ state }) => state.seat !== null) ?? []
  const clientAt = (seat: Seat) => session.connections?.clients.find((one) => seatOfClient(one) === seat)

  /** Shows why the host refused something, or that it did not. Returns the value; null on a fault. */
  function valueOf<T>(answer: Result<T> | undefined): T | null {
    view.fault.value = !answer || answer.ok ? null : refusalText(answer.error)
    return answer?.ok ? answer.value : null
  }

  return {
    /** Seats another person of this screen, in the given seat or in the first open one. */
    async sit(name: string, seat?: Seat): Promise<boolean> {
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
        view.fault.value = seated.ok ? null : (connectionFault ?? refusalText(seated.error))
        if (!seated.ok && !free) connections.drop(client)
        session.sync()
        return seated.ok
      } finally {
        session.pendingSeatings -= 1
      }
    },
    /**
     * Takes the seat that was somebody's on another device or in another browser. Resolves to the code of the refusal,
     * with `fault` set; null if they sit there now.
     */
    async claim(claim: Claim): Promise<string | null> {
      const { connections } = session
      const client = connections?.clients.find(({ state }) => state.seat === null)
      if (!connections || !client) return 'seated'
      const claimed = await client.claim(claim)
      valueOf(claimed)
      if (!claimed.ok) return claimed.error.code
      const chair = client.state.lobby?.chairs[seatOf(claimed.value)]
      connections.setName(client, chair && chair.state !== 'open' ? chair.name : '')
      session.sync()
      return null
    },
    /** Resolves to the word with which the person in a seat of this screen takes it on another device; null on a fault. */
    ownWord: async (seat: Seat) => valueOf(await clientAt(seat)?.ownWord()),
    /** Resolves to the word under which the hand of a seat of this screen is shown from now on; null on a fault. */
    show: async (seat: Seat, isOn: boolean) => valueOf(await clientAt(seat)?.show(isOn)),
    /**
     * Looks at the hand that is shown under a word. Resolves to the code of the refusal, with `fault` set; null if it is
     * seen.
     */
    async look(word: string): Promise<string | null> {
      const looked = await session.connections?.clients[0]?.look(word)
      valueOf(looked)
      session.sync()
      return looked?.ok ? null : (looked?.error.code ?? 'not-connected')
    },
    /** Says for the people of this screen whether somebody may have a seat that they ask for. */
    async agree(seat: Seat, agrees: boolean): Promise<void> {
      await Promise.all(seatedClients().map((client) => client.agree(letterOf(seat), agrees)))
    },
    /** Gives up the seat of one person. */
    async stand(seat: Seat): Promise<void> {
      const { connections } = session
      const client = clientAt(seat)
      if (connections === null || client === undefined) return
      session.pendingSeatings += 1
      const stood = await client.stand()
      session.pendingSeatings -= 1
      valueOf(stood)
      if (stood.ok && connections.clients.length > 1) connections.drop(client)
      session.sync()
    },
    /** Marks everybody at this screen as ready, or as not ready. */
    async setReady(isReady: boolean): Promise<void> {
      await Promise.all(seatedClients().map((client) => client.setReady(isReady)))
    },
    /** Sends a remark for the person viewing the screen. */
    async emote(name: Emote): Promise<void> {
      const clients = seatedClients()
      const { eye } = useTable().looking
      await (clients.find((client) => seatOfClient(client) === eye) ?? clients[0])?.emote(name)
    },
  }
}
