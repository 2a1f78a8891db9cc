import { wait } from '../../../async/wait'
import type { Connection } from '../../../lan-client'
import type { HostedTable, TableSettingsInput } from '../../../protocol/app/services'
import type { Credential } from '../../../protocol/lan/guest-messages'
import { text } from '../../i18n/say'
import { tokenIn } from '../../lan/join-link'
import { closedText } from '../../lan/refusal-text'
import type { Whereabouts } from '../../lan/types'
import type { createVisitStorage, KeptChair, Visit } from '../../lan/visit-storage'
import { currentShell } from '../../services'
import { useServices } from '../app/services'
import type { Going, GuestSession } from './guest-session'
import type { LanView } from './lan-state'
import type { LanSeats } from './seats'
import type { TableOwner } from './table-owner'

/** How long a guest's page waits before it retries after no answer, in milliseconds. */
const TRY_AGAIN = 2_000

/** The dependencies of visits. */
export interface VisitNeeds {
  readonly view: LanView
  readonly session: GuestSession
  readonly storage: ReturnType<typeof createVisitStorage>
  readonly owner: TableOwner
  readonly seats: LanSeats
}

/** The ways to join a table: as its host, by address, by a link, or by returning to seats that were left. */
export class Visits {
  /** Whether the last attempt to join got no answer. */
  private unanswered = false
  /** Incremented by every way of joining; an older attempt still in progress is abandoned. */
  private ways = 0

  constructor(private readonly needs: VisitNeeds) {}

  /** Opens a table, joins it, and seats these people. Resolves to false, with `fault` set, on failure. */
  async host(wish: TableSettingsInput, persons: readonly string[]): Promise<boolean> {
    const opened = await this.needs.owner.open(wish)
    if (opened === null || !(await this.enter(opened))) return false
    for (const name of persons) if (!(await this.needs.seats.sit(name))) return false
    return true
  }

  /** Joins a table that this machine already hosts. */
  async enter(table: HostedTable): Promise<boolean> {
    const left = this.needs.storage.ofTable(table.id)
    this.needs.session.hosted = table
    const pass: Credential = { kind: 'token', token: table.token }
    const chairs: readonly KeptChair[] = left?.chairs ?? []
    return this.takeUp({ table: '', game: '', ...left, address: table.address, pass, id: table.id, chairs })
  }

  /** Joins a table as an onlooker. Resolves to false, with `fault` set, if nobody was admitted. */
  async join(where: Whereabouts): Promise<boolean> {
    return this.untilAnswered(() => this.joinOnce(where))
  }

  private async joinOnce({ address, pass }: Whereabouts): Promise<boolean> {
    this.needs.session.hosted = null
    const refused = await this.goIn({ address: address ?? '', pass, id: null, chairs: [] })
    return refused === null || this.turnedAway(refused)
  }

  /** Takes the seats of an earlier visit again. */
  async comeBack(): Promise<boolean> {
    const left = this.needs.storage.left()
    return left !== null && this.takeUp(await this.located(left))
  }

  /** Takes the seats back from the tab that took them over. */
  async takeBack(): Promise<boolean> {
    const { elsewhere } = this.needs.session
    return elsewhere !== null && this.takeUp(await this.located(this.needs.storage.anew(elsewhere)))
  }

  /**
   * Runs when the page is loaded: returns to this tab's table, or joins the one in its address (`#join=…`). Resolves to
   * whether the page is at a table.
   */
  async arrive(): Promise<boolean> {
    return this.untilAnswered(() => this.arriveOnce())
  }

  /**
   * Joins, and on a guest's page retries until the host has answered: the page was served by the table's own host,
   * which may only be slow. Elsewhere, people retry by hand.
   */
  private async untilAnswered(tryOnce: () => Promise<boolean>): Promise<boolean> {
    const { knocking, fault } = this.needs.view
    let found = await tryOnce()
    while (!found && this.unanswered && currentShell() === 'guest') {
      knocking.value = true
      fault.value = null
      const mine = this.ways
      await wait(TRY_AGAIN)
      // Somebody has entered a code meanwhile: this attempt is abandoned.
      if (this.ways !== mine) break
      found = await tryOnce()
    }
    knocking.value = false
    return found
  }

  private async arriveOnce(): Promise<boolean> {
    const token = tokenIn(window.location.hash)
    const pass: Credential | null = token === null ? null : { kind: 'token', token }
    const current = this.needs.storage.current()
    const isOther = pass !== null && JSON.stringify(pass) !== JSON.stringify(current?.pass)
    if (current === null || (isOther && current.chairs.length === 0)) {
      return pass !== null && this.joinOnce({ address: null, pass })
    }
    return this.takeUp({ ...(await this.located(current)), ...(pass && { pass }) })
  }

  private goIn(going: Going): Promise<Connection | null> {
    this.ways += 1
    return this.needs.session.goIn(going)
  }

  /** Sets the sentence that says why nobody was admitted. */
  private turnedAway(refused: Connection): false {
    this.unanswered = ['connecting', 'waiting', 'not-connected'].includes(refused.state)
    this.needs.session.quit()
    this.needs.session.recollect()
    this.needs.view.fault.value = closedText(refused)
    return false
  }

  /** Takes the seats that were left; if others have them now, joins as an onlooker. */
  private async takeUp(left: Visit): Promise<boolean> {
    const refused = await this.goIn(left)
    if (refused === null) return true
    if (refused.state !== 'refused') return this.turnedAway(refused)
    // A table that is unreadable now may be repaired: the visit is kept.
    if (refused.error.code === 'table-unreadable') return this.turnedAway(refused)
    this.needs.storage.forget(left)
    if (refused.error.code !== 'wrong-pass' || left.chairs.length === 0) return this.turnedAway(refused)
    const again = await this.goIn({ ...left, chairs: [] })
    if (again !== null) return this.turnedAway(again)
    this.needs.view.fault.value = text('far.chairLost')
    return true
  }

  /** Looks up the current address of a table on this machine: its port and its token change with every start. */
  private async located(left: Visit): Promise<Visit> {
    const { session } = this.needs
    session.hosted = null
    const { lan } = useServices()
    if (left.id === null || lan === undefined) return left
    const now = (await lan.hosted().catch(() => [])).find(({ id }) => id === left.id) ?? null
    session.hosted = now
    return now === null ? left : { ...left, address: now.address, pass: { kind: 'token', token: now.token } }
  }
}
