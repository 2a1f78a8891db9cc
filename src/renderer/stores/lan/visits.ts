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
export class Visits {
  /** Whether the last attempt to join got no answer. */
  private isUnanswered = false
  /** Incremented by every way of joining; an older attempt still in progress is abandoned. */
  private latestAttempt = 0

  constructor(
    private readonly view: LanView,
    private readonly session: GuestSession,
    private readonly storage: ReturnType<typeof createVisitStorage>,
    private readonly owner: TableOwner,
  ) {}

  /** Gives up an attempt to join that is in progress. */
  abandon(): void {
    this.latestAttempt += 1
  }

  /** Opens a table and joins it. Resolves to false, with `fault` set, on failure. */
  async host(settings: TableSettingsInput): Promise<boolean> {
    const opened = await this.owner.open(settings)
    return opened !== null && this.joinHosted(opened)
  }

  /** Joins a table that this machine already hosts. */
  async joinHosted(table: HostedTable): Promise<boolean> {
    const left = this.storage.ofTable(table.id)
    this.session.hostedTable = table
    const pass: Credential = { kind: 'token', token: table.token }
    const chairs: readonly KeptChair[] = left?.chairs ?? []
    return this.rejoin({ table: '', game: '', ...left, address: table.address, pass, id: table.id, chairs })
  }

  /** Joins a table as an onlooker. Resolves to false, with `fault` set, if nobody was admitted. */
  async join(where: TableAddress): Promise<boolean> {
    return this.untilAnswered(() => this.joinOnce(where))
  }

  private async joinOnce({ address, pass }: TableAddress): Promise<boolean> {
    this.session.hostedTable = null
    const objection = address === null ? null : await objectionTo(address)
    if (objection !== null) {
      this.isUnanswered = false
      this.view.fault.value = objection
      return false
    }
    const refused = await this.startJoin({ address: address ?? '', pass, id: null, chairs: [] })
    return refused === null || this.reportRefusal(refused)
  }

  /** Takes the seats of an earlier visit again, also from whoever has claimed them. */
  async returnToSeats(): Promise<boolean> {
    const left = this.storage.latestLeft()
    return left !== null && this.rejoin(await this.withCurrentAddress(left), true)
  }

  /** Takes the seats back from the tab or the device that took them over. */
  async takeSeatsBack(): Promise<boolean> {
    const { takenOverVisit } = this.session
    return (
      takenOverVisit !== null &&
      this.rejoin(await this.withCurrentAddress(this.storage.withStoredChairs(takenOverVisit)), true)
    )
  }

  /**
   * Runs when the page is loaded: returns to this tab's table, or joins the one in its address (`#join=…`, `#code=…`).
   * Resolves to whether the page is at a table.
   * @param takesSeats whether seats that another tab left or has at the table of that address, or at the last table if the
   * address names none, are taken again
   */
  async joinOnLoad(takesSeats = false): Promise<boolean> {
    return this.untilAnswered(() => this.arriveOnce(takesSeats))
  }

  /**
   * Joins, and on a guest's page retries until the host has answered: the page was served by the table's own host,
   * which may only be slow. Elsewhere, people retry by hand.
   */
  private async untilAnswered(tryOnce: () => Promise<boolean>): Promise<boolean> {
    const { isAwaitingHost, fault } = this.view
    let found = await tryOnce()
    while (!found && this.isUnanswered && currentShell() === 'guest') {
      isAwaitingHost.value = true
      fault.value = null
      const attempt = this.latestAttempt
      await wait(RETRY_MS)
      // Somebody has entered a code meanwhile: this attempt is abandoned.
      if (this.latestAttempt !== attempt) break
      found = await tryOnce()
    }
    isAwaitingHost.value = false
    return found
  }

  private async arriveOnce(takesSeats: boolean): Promise<boolean> {
    const pass = passIn(window.location.hash)
    const current = this.storage.current()
    const isOther = pass !== null && !dequal(pass, current?.pass)
    if (current === null || (isOther && current.chairs.length === 0)) {
      const left = takesSeats ? this.storage.latestLeft() : null
      if (left?.address === '' && (pass === null || dequal(left.pass, pass))) return this.rejoin(left, true)
      return pass !== null && this.joinOnce({ address: null, pass })
    }
    return this.rejoin({ ...(await this.withCurrentAddress(current)), ...(pass && { pass }) })
  }

  private startJoin(request: JoinRequest): Promise<Connection | null> {
    this.latestAttempt += 1
    return this.session.join(request)
  }

  /** Sets the sentence that says why nobody was admitted. */
  private reportRefusal(refused: Connection): false {
    this.isUnanswered = ['connecting', 'waiting', 'not-connected'].includes(refused.state)
    this.session.quit()
    this.session.updateRemembered()
    this.view.fault.value = closedText(refused)
    return false
  }

  /**
   * Takes the seats that were left; if others have them now, joins as an onlooker.
   * @param isWished whether somebody here wants the seats also if another device uses them now
   */
  private async rejoin(left: Visit, isWished = false): Promise<boolean> {
    const refused = await this.startJoin(left)
    if (refused === null) return true
    if (refused.state !== 'refused') return this.reportRefusal(refused)
    // A table that is unreadable now may be repaired: the visit is kept.
    if (refused.error.code === 'table-unreadable') return this.reportRefusal(refused)
    if (refused.error.code === 'replaced') return isWished ? this.claimBack(left) : this.reportRefusal(refused)
    this.storage.forget(left)
    if (refused.error.code !== 'wrong-pass' || left.chairs.length === 0) return this.reportRefusal(refused)
    const again = await this.startJoin({ ...left, chairs: [] })
    if (again !== null) return this.reportRefusal(again)
    this.view.fault.value = text('far.chairLost')
    return true
  }

  /** Takes the seats back with their earlier secrets. */
  private async claimBack(left: Visit): Promise<boolean> {
    const again = await this.startJoin({ ...left, chairs: [] })
    if (again !== null) return this.reportRefusal(again)
    const code = await this.session.claimBack(left.chairs)
    if (code === 'wrong-pass') {
      this.storage.forget(left)
      this.view.fault.value = text('far.chairLost')
    }
    return true
  }

  /** Looks up the current address of a table on this machine: its port and its token change with every start. */
  private async withCurrentAddress(left: Visit): Promise<Visit> {
    this.session.hostedTable = null
    const { lan } = useServices()
    if (left.id === null || lan === undefined) return left
    const now = (await lan.hosted().catch(() => [])).find(({ id }) => id === left.id) ?? null
    this.session.hostedTable = now
    return now === null ? left : { ...left, address: now.address, pass: { kind: 'token', token: now.token } }
  }
}

/** Returns the sentence that says why this machine joins no table at an address; null if it does. */
async function objectionTo(address: string): Promise<string | null> {
  const { lan } = useServices()
  if (lan === undefined) return null
  return lan.reach(address).then(() => null, faultText)
}
