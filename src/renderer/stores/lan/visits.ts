import { dequal } from 'dequal'
import { wait } from '../../../async/wait'
import type { Connection } from '../../../lan-client'
import type { HostedTable, TableSettingsInput } from '../../../protocol/app/services'
import type { Credential } from '../../../protocol/lan/guest-messages'
import { text } from '../../i18n/say'
import { passIn } from '../../lan/join-link'
import { closedText, faultText } from '../../lan/refusal-text'
import type { TableAddress } from '../../lan/types'
import type { createVisitStorage, KeptChair, Visit } from '../../lan/visit-storage'
import { currentShell } from '../../services'
import { useServices } from '../app/services'
import type { JoinRequest, GuestSession } from './guest-session'
import type { LanView } from './lan-state'
import type { TableOwner } from './table-owner'

/** How long a guest's page waits before it retries after no answer, in milliseconds. */
const RETRY_MS = 2_000

/** The ways to join a table: as its host, by address, by a link, or by returning to seats that were left. */
export function createVisits(
  view: LanView,
  session: GuestSession,
  storage: ReturnType<typeof createVisitStorage>,
  owner: TableOwner,
) {
  /** Whether the last attempt to join got no answer. */
  let isUnanswered = false
  /** Incremented by every way of joining; an older attempt still in progress is abandoned. */
  let latestAttempt = 0

  /** Gives up an attempt to join that is in progress. */
  function abandon(): void {
    latestAttempt += 1
  }

  /** Opens a table and joins it. Resolves to false, with `fault` set, on failure. */
  async function host(settings: TableSettingsInput): Promise<boolean> {
    const opened = await owner.open(settings)
    return opened !== null && joinHosted(opened)
  }

  /** Joins a table that this machine already hosts. */
  async function joinHosted(table: HostedTable): Promise<boolean> {
    const left = storage.ofTable(table.id)
    session.hostedTable = table
    const pass: Credential = { kind: 'token', token: table.token }
    const chairs: readonly KeptChair[] = left?.chairs ?? []
    return rejoin({ table: '', game: '', ...left, address: table.address, pass, id: table.id, chairs })
  }

  /** Joins a table as an onlooker. Resolves to false, with `fault` set, if nobody was admitted. */
  async function join(where: TableAddress): Promise<boolean> {
    return untilAnswered(() => joinOnce(where))
  }

  async function joinOnce({ address, pass }: TableAddress): Promise<boolean> {
    session.hostedTable = null
    const objection = address === null ? null : await objectionTo(address)
    if (objection !== null) {
      isUnanswered = false
      view.fault.value = objection
      return false
    }
    const refused = await startJoin({ address: address ?? '', pass, id: null, chairs: [] })
    return refused === null || reportRefusal(refused)
  }

  /** Takes the seats of an earlier visit again, also from whoever has claimed them. */
  async function returnToSeats(): Promise<boolean> {
    const left = storage.latestLeft()
    return left !== null && rejoin(await withCurrentAddress(left), true)
  }

  /** Takes the seats back from the tab or the device that took them over. */
  async function takeSeatsBack(): Promise<boolean> {
    const { takenOverVisit } = session
    return takenOverVisit !== null && rejoin(await withCurrentAddress(storage.withStoredChairs(takenOverVisit)), true)
  }

  /**
   * Runs when the page is loaded: returns to this tab's table, or joins the one in its address (`#join=…`, `#code=…`).
   * Resolves to whether the page is at a table.
   * @param takesSeats whether seats that another tab left or has at the table of that address, or at the last table if the
   * address names none, are taken again
   */
  async function joinOnLoad(takesSeats = false): Promise<boolean> {
    return untilAnswered(() => arriveOnce(takesSeats))
  }

  /**
   * Joins, and on a guest's page retries until the host has answered: the page was served by the table's own host,
   * which may only be slow. Elsewhere, people retry by hand.
   */
  async function untilAnswered(tryOnce: () => Promise<boolean>): Promise<boolean> {
    const { isAwaitingHost, fault } = view
    let found = await tryOnce()
    while (!found && isUnanswered && currentShell() === 'guest') {
      isAwaitingHost.value = true
      fault.value = null
      const attempt = latestAttempt
      await wait(RETRY_MS)
      // Somebody has entered a code meanwhile: this attempt is abandoned.
      if (latestAttempt !== attempt) break
      found = await tryOnce()
    }
    isAwaitingHost.value = false
    return found
  }

  async function arriveOnce(takesSeats: boolean): Promise<boolean> {
    const pass = passIn(window.location.hash)
    const current = storage.current()
    const isOther = pass !== null && !dequal(pass, current?.pass)
    if (current === null || (isOther && current.chairs.length === 0)) {
      const left = takesSeats ? storage.latestLeft() : null
      if (left?.address === '' && (pass === null || dequal(left.pass, pass))) return rejoin(left, true)
      return pass !== null && joinOnce({ address: null, pass })
    }
    return rejoin({ ...(await withCurrentAddress(current)), ...(pass && { pass }) })
  }

  function startJoin(request: JoinRequest): Promise<Connection | null> {
    latestAttempt += 1
    return session.join(request)
  }

  /** Sets the sentence that says why nobody was admitted. */
  function reportRefusal(refused: Connection): false {
    isUnanswered = ['connecting', 'waiting', 'not-connected'].includes(refused.state)
    session.quit()
    session.updateRemembered()
    view.fault.value = closedText(refused)
    return false
  }

  /**
   * Takes the seats that were left; if others have them now, joins as an onlooker.
   * @param isWished whether somebody here wants the seats also if another device uses them now
   */
  async function rejoin(left: Visit, isWished = false): Promise<boolean> {
    const refused = await startJoin(left)
    if (refused === null) return true
    if (refused.state !== 'refused') return reportRefusal(refused)
    // A table that is unreadable now may be repaired: the visit is kept.
    if (refused.error.code === 'table-unreadable') return reportRefusal(refused)
    if (refused.error.code === 'replaced') return isWished ? claimBack(left) : reportRefusal(refused)
    storage.forget(left)
    if (refused.error.code !== 'wrong-pass' || left.chairs.length === 0) return reportRefusal(refused)
    const again = await startJoin({ ...left, chairs: [] })
    if (again !== null) return reportRefusal(again)
    view.fault.value = text('far.chairLost')
    return true
  }

  /** Takes the seats back with their earlier secrets. */
  async function claimBack(left: Visit): Promise<boolean> {
    const again = await startJoin({ ...left, chairs: [] })
    if (again !== null) return reportRefusal(again)
    const code = await session.claimBack(left.chairs)
    if (code === 'wrong-pass') {
      storage.forget(left)
      view.fault.value = text('far.chairLost')
    }
    return true
  }

  /** Looks up the current address of a table on this machine: its port and its token change with every start. */
  async function withCurrentAddress(left: Visit): Promise<Visit> {
    session.hostedTable = null
    const { lan } = useServices()
    if (left.id === null || lan === undefined) return left
    const now = (await lan.hosted().catch(() => [])).find(({ id }) => id === left.id) ?? null
    session.hostedTable = now
    return now === null ? left : { ...left, address: now.address, pass: { kind: 'token', token: now.token } }
  }

  return { abandon, host, joinHosted, join, returnToSeats, takeSeatsBack, joinOnLoad }
}

/** Returns the sentence that says why this machine joins no table at an address; null if it does. */
async function objectionTo(address: string): Promise<string | null> {
  const { lan } = useServices()
  if (lan === undefined) return null
  return lan.reach(address).then(() => null, faultText)
}
