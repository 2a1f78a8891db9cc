import { rm } from 'node:fs/promises'
import { doAll } from '../../async/do-all'
import { jobQueue } from '../../async/job-queue'
import { ServiceError, type HostedTable, type LanService } from '../../protocol/app/services'

/** Hosting of tables on the network of the house, as far as an exhibit needs it. */
export interface PhoneHosting {
  readonly lan: LanService
  close(): Promise<void>
}

/** Tables for the phones of an exhibit's visitors: one at a time, of which nothing is left once it has ended. */
export interface PhoneTables {
  /** What the exhibit's page may call. */
  readonly lan: LanService
  /** Whether the present table is at this address, `host:port`. */
  isHere(address: string): boolean
  /**
   * Sends the phones at the present table home, and forgets all that was kept of one. Rejects with a fault of the disk: then
   * the next call, or the next table, does again what is left of it.
   */
  endTable(): Promise<void>
  /** Ends the table and the hosting, and forgets all of it, whatever one of these says. Rejects with their faults. */
  close(): Promise<void>
}

/** A chair is kept for so long for somebody whose phone went away, in milliseconds; then a bot plays on. */
const GRACE = 30_000

/**
 * Opens tables for visitors' phones in a folder of their own. Whatever an earlier run has left there goes first.
 * @param hosting hosts tables in that folder
 * @param games those that the exhibit shows
 */
export async function openPhoneTables(
  hosting: (folder: string) => PhoneHosting,
  folder: string,
  games: () => readonly string[],
): Promise<PhoneTables> {
  const forget = (): Promise<void> => rm(folder, { recursive: true, force: true })
  await forget()
  const { lan, close } = hosting(folder)
  /** Tables open and end one after another, each with its folder: what is forgotten must not be in use again. */
  const inTurn = jobQueue()
  let table: HostedTable | null = null

  /** Within a turn. */
  async function endNow(): Promise<void> {
    if (table !== null) await lan.end(table.id)
    table = null
    await forget()
  }

  async function open({ game, name, chairs }: Parameters<LanService['open']>[0]): Promise<HostedTable> {
    await endNow()
    const settings = { grace: GRACE, whenAway: 'bot', autoStart: false } as const
    return (table = await lan.open({ game, name, chairs, options: {}, settings }))
  }

  return {
    isHere: (address) => address !== '' && address === table?.address,
    lan: {
      ...CLOSED,
      async open(wish) {
        if (!games().includes(wish.game)) throw new ServiceError('exhibit', 'That game is not shown here.')
        return inTurn(() => open(wish))
      },
      // Without a table nothing is asked: hosting would take up what could not be forgotten of the former one.
      hosted: () => inTurn(() => (table === null ? [] : lan.hosted())),
      start: (id, level) => lan.start(id, level),
      end: (id) => inTurn(() => (id === table?.id ? endNow() : undefined)),
    },
    endTable: () => inTurn(endNow),
    close: () => inTurn(() => doAll(endNow, close, forget)),
  }
}

const refused = () => Promise.reject(new ServiceError('exhibit', 'This stands in an exhibit: visitors can only play.'))

const CLOSED: LanService = {
  open: refused,
  hosted: refused,
  start: refused,
  pause: refused,
  seatBot: refused,
  remove: refused,
  admit: refused,
  end: refused,
  lost: refused,
  setAside: refused,
  found: refused,
}
