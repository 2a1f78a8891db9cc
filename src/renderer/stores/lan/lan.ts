import { defineStore } from 'pinia'
import { onScopeDispose, watch } from 'vue'
import type { Claim } from '../../../lan-client'
import type { Emote } from '../../../protocol/lan/emotes'
import type { HostedTable, TableSettingsInput } from '../../../protocol/app/services'
import type { Seat } from '../../../rules/kit'
import { passIn } from '../../lan/join-link'
import type { TableAddress } from '../../lan/types'
import { createVisitStorage } from '../../lan/visit-storage'
import { useView } from '../app/view'
import { GuestSession } from './guest-session'
import { createLanState } from './lan-state'
import { LanSeats } from './seats'
import { createTableOwner } from './table-owner'
import { Visits } from './visits'

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
  const seats = new LanSeats(view, session)
  const visits = new Visits(view, session, storage, owner)
  wakeWithPage(session)
  onScopeDispose(() => visits.abandon())
  const page = useView()
  watch(
    () => page.skips,
    () => session.skip(),
  )

  const { start, change, pause, seatBot, remove, admit, end } = owner
  return {
    ...view,
    host: (settings: TableSettingsInput) => visits.host(settings),
    joinHosted: (table: HostedTable) => visits.joinHosted(table),
    join: (where: TableAddress) => visits.join(where),
    returnToSeats: () => visits.returnToSeats(),
    takeSeatsBack: () => visits.takeSeatsBack(),
    joinOnLoad: (takesSeats?: boolean) => visits.joinOnLoad(takesSeats),
    sit: (name: string, seat?: Seat) => seats.sit(name, seat),
    stand: (seat: Seat) => seats.stand(seat),
    setReady: (isReady: boolean) => seats.setReady(isReady),
    claim: (claim: Claim) => seats.claim(claim),
    ownWord: (seat: Seat) => seats.ownWord(seat),
    show: (seat: Seat, isOn: boolean) => seats.show(seat, isOn),
    look: (word: string) => seats.look(word),
    agree: (seat: Seat, agrees: boolean) => seats.agree(seat, agrees),
    emote: (name: Emote) => seats.emote(name),
    ...{ start, change, pause, seatBot, remove, admit, end },
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
