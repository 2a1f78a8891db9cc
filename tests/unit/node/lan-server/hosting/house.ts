import { mkdir, writeFile } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { createNodeHosting, type NodeHostingOptions } from '../../../../../src/node/compose/lan-hosting'
import { startHost, type RunningHost } from '../../../../../src/host/http-server'
import { createNodeServices } from '../../../../../src/node/compose/app-services'
import type { LanService, Services } from '../../../../../src/protocol/app/services'
import { temporaryFolder } from '../../../host/folders'
import { pageHeaders, pageServices } from '../../../host/page-calls'
import { HIGH_LIMITS } from '../host'

const [loopback = ''] = Object.entries(networkInterfaces()).find(([, infos]) => infos?.[0]?.internal) ?? []

/**
 * A machine of the house: a page host with hosting, as `npm run host` starts it, with its services as its page calls
 * them.
 */
export interface Machine {
  readonly host: RunningHost
  readonly services: Services
  readonly lan: LanService
  readonly dataFolder: string
  readonly faults: readonly unknown[]
  /** Headers that a browser sends from this machine's own page. */
  readonly headers: Readonly<Record<string, string>>
  /** Opens a socket of the page to a table, over the relay. */
  socket(address: string, headers?: Record<string, string>): WebSocket
  close(): Promise<void>
}

export interface MachineOptions extends Partial<Pick<NodeHostingOptions, 'address' | 'port' | 'limits'>> {
  readonly dataFolder?: string
  /** Port for discovery. Machines with the same port find each other. */
  readonly mdnsPort?: number
}

/** Starts a machine. Everything stays on the loopback interface, and the machine ends with the test. */
export async function openMachine(given: MachineOptions = {}): Promise<Machine> {
  const { dataFolder = await temporaryFolder(), mdnsPort = 20_000 + (process.pid % 10_000), ...more } = given
  const rendererFolder = join(dataFolder, 'page')
  await mkdir(rendererFolder, { recursive: true })
  await writeFile(join(rendererFolder, 'index.html'), '<!doctype html><title>Parlor Box</title>')
  const faults: unknown[] = []
  const report = (fault: unknown) => void faults.push(fault)
  const own = await createNodeServices({ dataFolder, shell: 'host', version: '1.2.3' })
  const hosting = createNodeHosting({
    dataFolder,
    rendererFolder,
    version: '1.2.3',
    addFinishedGame: own.addFinishedGame,
    report,
    address: '127.0.0.1',
    port: 0,
    limits: HIGH_LIMITS,
    pace: 0,
    discovery: { interfaces: [loopback], mdnsPort },
    ...more,
  })
  const host = await startHost({ services: { ...own, lan: hosting.lan }, rendererFolder, port: 0, report })
  let open = true
  const close = async () => {
    if (!open) return
    open = false
    await Promise.all([host.close(), hosting.close()])
    await own.close()
  }
  onTestFinished(close)
  const headers = await pageHeaders(host.url)
  const services = pageServices(host.url, headers)
  return {
    host,
    services,
    lan: services.lan as LanService,
    dataFolder,
    faults,
    headers,
    socket: (address, other) =>
      new WebSocket(`${host.url.replace('http', 'ws')}relay/${encodeURIComponent(address)}`, {
        headers: other ?? headers,
        perMessageDeflate: false,
      }),
    close,
  }
}
