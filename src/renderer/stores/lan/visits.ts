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

/** How long a guest's page waits before it tries again where nobody answered, in milliseconds. */
const TRY_AGAIN = 2_000

/** What visits are made with. */
export interface VisitNeeds {
  readonly view: LanView
  readonly session: GuestSession
  readonly storage: ReturnType<typeof createVisitStorage>
  readonly owner: TableOwner
  readonly seats: LanSeats
}

/** The ways in to a table: as its host, by address, by a link, or back to seats that were left. */
export class Visits {
  /** Whether nobody answered where it was tried to go in last. */
  private unanswered = false
  /** Rises with every way in: an older one that is still tried is given up. */
  private ways = 0

  constructor(private readonly needs: VisitNeeds) {}

  /** Opens a table, joins it, and seats these persons. False, with `fault`, where that could not be. */
  async host(wish: TableSettingsInput, persons: readonly string[]): Promise<boolean> {
    const opened = await this.needs.owner.open(wish)
    if (opened === null || !(await this.enter(opened))) return false
    for (const name of persons) if (!(await this.needs.seats.sit(name))) return false
    return true
  }

  /** Goes to a table that this machine hosts already. */
  async enter(table: HostedTable): Promise<boolean> {
    const left = this.needs.storage.ofTable(table.id)
    this.needs.session.hosted = table
    const pass: Credential = { kind: 'token', token: table.token }
    const chairs: readonly KeptChair[] = left?.chairs ?? []
    return this.takeUp({ table: '', game: '', ...left, address: table.address, pass, id: table.id, chairs })
  }

  /** Joins a table and looks on. False, with `fault`, where nobody was let in. */
  async join(where: Whereabouts): Promise<boolean> {
    return this.untilAnswered(() => this.joinOnce(where))
  }

  private async joinOnce({ address, pass }: Whereabouts): Promise<boolean> {
    this.needs.session.hosted = null
    const refused = await this.goIn({ address: address ?? '', pass, id: null, chairs: [] })
    return refused === null || this.turnedAway(refused)
  }

  /** Takes the seats again that were left by an earlier visit. */
  async comeBack(): Promise<boolean> {
    const left = this.needs.storage.left()
    return left !== null && this.takeUp(await this.located(left))
  }

  /** Takes the seats back from the tab that has taken them over. */
  async takeBack(): Promise<boolean> {
    const { elsewhere } = this.needs.session
    return elsewhere !== null && this.takeUp(await this.located(this.needs.storage.anew(elsewhere)))
  }

  /**
   * What a page does when it is loaded: comes back to the table that this tab was at, or joins the one that its address
   * names (`#join=…`). Resolves when it is clear whether it is at a table.
   */
  async arrive(): Promise<boolean> {
    return this.untilAnswered(() => this.arriveOnce())
  }

  /**
   * Goes in, and on a guest's page again and again until the host has answered: the page came from the table's own host,
   * which may only be slow. Any other place is tried again by people.
   */
  private async untilAnswered(tryOnce: () => Promise<boolean>): Promise<boolean> {
    const { knocking, fault } = this.needs.view
    let found = await tryOnce()
    while (!found && this.unanswered && currentShell() === 'guest') {
      knocking.value = true
      fault.value = null
      const mine = this.ways
      await wait(TRY_AGAIN)
      // Somebody has typed a code meanwhile: they go another way.
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

  /** Nobody was let in: says why. */
  private turnedAway(refused: Connection): false {
    this.unanswered = ['connecting', 'waiting', 'not-connected'].includes(refused.state)
    this.needs.session.quit()
    this.needs.session.recollect()
    this.needs.view.fault.value = closedText(refused)
    return false
  }

  /** Takes seats that were left; where they are others' now, looks on. */
  private async takeUp(left: Visit): Promise<boolean> {
    const refused = await this.goIn(left)
    if (refused === null) return true
    if (refused.state !== 'refused') return this.turnedAway(refused)
    // A table that can't be read now may be mended: the way back to its seat is kept.
    if (refused.error.code === 'table-unreadable') return this.turnedAway(refused)
    this.needs.storage.forget(left)
    if (refused.error.code !== 'wrong-pass' || left.chairs.length === 0) return this.turnedAway(refused)
    const again = await this.goIn({ ...left, chairs: [] })
    if (again !== null) return this.turnedAway(again)
    this.needs.view.fault.value = text('far.chairLost')
    return true
  }

  /** Where a table of this machine's is now: its port and its token are new after every start. */
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
