import { rm } from 'node:fs/promises'
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
  /** Sends the phones at the present table home, and forgets all of it; nothing where there is none. */
  endTable(): Promise<void>
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
  let table: HostedTable | null = null

  async function endTable(): Promise<void> {
    const former = table
    table = null
    if (former === null) return
    await lan.end(former.id)
    await forget()
  }

  return {
    isHere: (address) => address !== '' && address === table?.address,
    lan: {
      ...CLOSED,
      async open({ game, name, chairs }) {
        if (!games().includes(game)) throw new ServiceError('exhibit', 'That game is not shown here.')
        await endTable()
        const settings = { grace: GRACE, whenAway: 'bot', autoStart: false } as const
        table = await lan.open({ game, name, chairs, options: {}, settings })
        return table
      },
      hosted: () => lan.hosted(),
      start: (id, level) => lan.start(id, level),
      end: (id) => (id === table?.id ? endTable() : Promise.resolve()),
    },
    endTable,
    async close() {
      await endTable()
      await close()
      await forget()
    },
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
