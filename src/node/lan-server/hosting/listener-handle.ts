import { ServiceError } from '../../../protocol/app/services'
import type { ListenerAddress } from './guest-addresses'

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
export class ListenerHandle {
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
      this.why = fault instanceof Error ? fault.message : String(fault)
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
