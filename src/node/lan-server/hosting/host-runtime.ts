import * as z from 'zod/mini'
import { join } from 'node:path'
import { doAll, messageOf } from '../../../async/do-all'
import type { Thinker } from '../../../ports/thinker'
import { type LanService, ServiceError } from '../../../protocol/app/services'
import { parseJson } from '../../../protocol/wire/bounded-json'
import type { GameLookup } from '../../../rules/kit'
import { asServiceError, codeOf, writeFileAtomically } from '../../storage/disk'
import { decodeText, readPlainFile } from '../../storage/files'
import { createLanHost, type LanHost, type LanHostDependencies } from '../lan-host'
import { type DiscoveryOptions, createTableAnnouncers } from './announcements'
import type { LanTable } from '../table/lan-table'
import type { ListenerAddress } from './guest-addresses'

/** The dependencies of hosting. */
export interface HostingDependencies extends Pick<
  LanHostDependencies,
  'addFinishedGame' | 'report' | 'limits' | 'nameForGuest'
> {
  /** Folder of tables and their journals; created if missing. */
  readonly folder: string
  readonly find: GameLookup
  /** Creates the thinker of the bots: with the first table; it is closed with the last. */
  readonly thinker: () => Thinker & { close(): void }
  /**
   * Starts listening for guests of a host. Rejects with a readable message.
   * @param formerPort where its restored tables were reached before; null if there are none
   */
  readonly listen: (host: LanHost, formerPort: number | null) => Promise<LanListener>
  readonly discovery?: DiscoveryOptions
  /** Checks where this machine's page may join tables (`LanService.reach`). */
  readonly reach: LanService['reach']
}

/** The running host, from the first table to the last: tables, listener and announcements. */
export type HostRuntime = Awaited<ReturnType<typeof startHostRuntime>>

/**
 * Starts the host and restores the tables on disk. Rejects with a ServiceError: `in-use`, or one of the disk.
 * @param onAnnounced receives the id of each announcement, by which other machines know the table
 */
export async function startHostRuntime(dependencies: HostingDependencies, onAnnounced: (id: string) => void) {
  const { folder, report, discovery = {} } = dependencies
  const thinker = dependencies.thinker()
  const announcers = createTableAnnouncers(discovery, onAnnounced)
  const onChange = (table: LanTable) => announcers.update(table)
  const host = await createLanHost({ ...dependencies, thinker, onChange }).catch((fault: unknown) => {
    thinker.close()
    throw asServiceError(fault)
  })
  await host.resumeTables()
  const restored = new Set([...host.tables.map(({ room }) => room.spec.id), ...host.lost.map(({ id }) => id)])
  const formerPort = restored.size > 0 ? await readKeptPort(folder).catch(ignoreFault) : null
  let keptPort: number | null = null
  let keeping: Promise<unknown> = Promise.resolve()
  const guestListener = new ListenerHandle(() => dependencies.listen(host, formerPort), announceAll)

  function announceAll({ port }: LanListener): void {
    if (keptPort !== port) keeping = keepPort(folder, port).catch(ignoreFault)
    keptPort = port
    for (const table of host.tables) announcers.announce(table, port)
  }

  function ignoreFault(fault: unknown): null {
    report(asServiceError(fault))
    return null
  }

  return {
    host,
    guestListener,
    announcers,
    /** Whether the links and addresses of a table lead to another port than before the program was started. */
    haveLinksChanged: (id: string) =>
      formerPort !== null && restored.has(id) && (guestListener.listener?.port ?? formerPort) !== formerPort,
    /**
     * Opens the listener for guests, and announces every table that is not announced yet. Rejects with `no-listener`;
     * then it happens as soon as the listener can be opened.
     */
    async openToGuests(): Promise<LanListener> {
      const listener = await guestListener.open()
      announceAll(listener)
      await keeping
      return listener
    },
    /** Closes everything, even if a part fails; rejects with the faults. Tables stay on disk for the next start. */
    close: () =>
      doAll(
        () => Promise.all([announcers.close(), host.close()]),
        () => guestListener.close(),
        () => thinker.close(),
      ),
  }
}

/** A listener for guests. */
export interface LanListener extends ListenerAddress {
  close(): Promise<void>
}

/** Interval of the attempts to listen on an address that this machine does not have yet, in milliseconds. */
const RETRY_MS = 2_000

/**
 * The listener for guests, open while there are tables, or for as long as the operator wishes. If it cannot be opened,
 * it is tried again until it can or is closed: the network of its address may come up later.
 */
class ListenerHandle {
  private current: LanListener | null = null
  private why: string | null = null
  private attempt: Promise<LanListener> | null = null
  private retry: NodeJS.Timeout | null = null
  private readonly waiting: ((listener: LanListener) => void)[] = []

  /** @param onOpen called whenever it has been opened */
  constructor(
    private readonly listen: () => Promise<LanListener>,
    private readonly onOpen: (listener: LanListener) => void,
  ) {}

  get listener(): LanListener | null {
    return this.current
  }

  /** Why it could not be opened the last time; null if it could. */
  get fault(): string | null {
    return this.why
  }

  /** Opens it if it is closed. Rejects with `no-listener` if that fails now; further attempts follow. */
  async open(): Promise<LanListener> {
    if (this.current) return this.current
    try {
      return await (this.attempt ??= this.tryOnce())
    } catch (fault) {
      this.why = messageOf(fault)
      this.retry ??= setInterval(() => void this.open().catch(() => undefined), RETRY_MS)
      throw new ServiceError('no-listener', `Nobody can be let in: ${this.why}`)
    } finally {
      this.attempt = null
    }
  }

  /**
   * Resolves once it is open, however long that takes.
   * @param onWait called if it could not be opened at once, with the reason as a sentence
   */
  async untilOpen(onWait: (reason: string) => void): Promise<LanListener> {
    try {
      return await this.open()
    } catch {
      onWait(`Nobody can be let in: ${this.why ?? ''}`)
      return new Promise((resolve) => this.waiting.push(resolve))
    }
  }

  private async tryOnce(): Promise<LanListener> {
    this.current = await this.listen()
    this.why = null
    this.stopTrying()
    this.onOpen(this.current)
    for (const resolve of this.waiting.splice(0)) resolve(this.current)
    return this.current
  }

  private stopTrying(): void {
    if (this.retry) clearInterval(this.retry)
    this.retry = null
  }

  async close(): Promise<void> {
    await this.attempt?.catch(() => undefined)
    this.stopTrying()
    const former = this.current
    this.current = null
    await former?.close()
  }
}

const FILE = 'listener.json'

const MAX_FILE_BYTES = 1_024

const schema = z.strictObject({
  format: z.literal('parlor-listener/1'),
  port: z.int().check(z.minimum(1), z.maximum(65_535)),
})

/** Returns the port on which the tables of a folder were last reached; null if that is not known. */
async function readKeptPort(folder: string): Promise<number | null> {
  try {
    const text = decodeText(await readPlainFile(join(folder, FILE), MAX_FILE_BYTES))
    const parsed = parseJson(text ?? '', { length: MAX_FILE_BYTES, depth: 2 })
    return parsed.ok ? (schema.safeParse(parsed.value).data?.port ?? null) : null
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return null
    throw fault
  }
}

/** Notes the port on which the tables of a folder are reached. */
async function keepPort(folder: string, port: number): Promise<void> {
  await writeFileAtomically(join(folder, FILE), `${JSON.stringify({ format: 'parlor-listener/1', port })}\n`)
}
