import { rm } from 'node:fs/promises'
import { doAll } from '../../async/do-all'
import { createJobQueue } from '../../async/job-queue'
import { createCallFunctions } from '../../protocol/app/call-names'
import { ServiceError, type HostedTable, type LanService } from '../../protocol/app/services'

/** The part of LAN hosting that an exhibit needs. */
export interface PhoneHosting {
  readonly lan: LanService
  close(): Promise<void>
}

/** Tables for the phones of an exhibit's visitors: one at a time, whose data is deleted when it ends. */
export interface PhoneTables {
  /** The calls of the exhibit's page. */
  readonly lan: LanService
  /** Whether the current table has this address, `host:port`. */
  hasAddress(address: string): boolean
  /**
   * Disconnects the phones at the current table and deletes its data. Rejects with an error of the disk; then the next
   * call, or the next table, repeats what is left to do.
   */
  endTable(): Promise<void>
  /** Ends the table and the hosting, and deletes all data, even if a step fails. Rejects with the faults. */
  close(): Promise<void>
}

/**
 * How long the game waits in the turn of a phone that has disconnected, and how long its chair is kept between games, in
 * milliseconds.
 */
const GRACE_MS = 30_000

/**
 * Prepares tables for visitors' phones in a folder of their own, after deleting what an earlier run left there.
 * @param hosting hosts tables in that folder
 * @param games the games that the exhibit shows
 */
export async function openPhoneTables(
  hosting: (folder: string) => PhoneHosting,
  folder: string,
  games: () => readonly string[],
): Promise<PhoneTables> {
  const deleteData = (): Promise<void> => rm(folder, { recursive: true, force: true })
  await deleteData()
  const { lan, close } = hosting(folder)
  /** Opening and ending happen one at a time, so that a folder is never deleted while it is in use. */
  const inTurn = createJobQueue()
  let table: HostedTable | null = null

  /** Ends the current table; call only within the queue. */
  async function endNow(): Promise<void> {
    if (table !== null) await lan.end(table.id)
    table = null
    await deleteData()
  }

  async function open({ game, name, chairs }: Parameters<LanService['open']>[0]): Promise<HostedTable> {
    await endNow()
    const settings = { grace: GRACE_MS, whenAway: 'bot', autoStart: false, opensAbandoned: true } as const
    return (table = await lan.open({ game, name, chairs, options: {}, settings }))
  }

  return {
    hasAddress: (address) => address !== '' && address === table?.address,
    lan: {
      ...createCallFunctions(() => refuse).lan,
      async open(wish) {
        if (!games().includes(wish.game)) throw new ServiceError('exhibit', 'That game is not shown here.')
        return inTurn(() => open(wish))
      },
      // Without a table the hosting is not asked: it would restore a former table whose data could not be deleted.
      hosted: () => inTurn(() => (table === null ? [] : lan.hosted())),
      start: (id, level) => lan.start(id, level),
      end: (id) => inTurn(() => (id === table?.id ? endNow() : undefined)),
    },
    endTable: () => inTurn(endNow),
    close: () => inTurn(() => doAll(endNow, close, deleteData)),
  }
}

const refuse = () => Promise.reject(new ServiceError('exhibit', 'This stands in an exhibit: visitors can only play.'))
