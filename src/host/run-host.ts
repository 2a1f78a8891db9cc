import { existsSync } from 'node:fs'
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import { DEFAULT_EXHIBIT_FILE } from '../node/exhibit/read-exhibit'
import type { Hosting } from '../node/lan-server/hosting/hosting-service'
import { defaultDataFolder } from '../node/storage/data-folder'
import { describeFault } from '../node/storage/fault-text'
import { createLogFile } from '../node/storage/log-file'
import { createFaultLog, watchProcess } from '../node/storage/process-faults'
import { DEFAULT_PORT } from '../node/web/http-listener'
import { ServiceError } from '../protocol/app/services'
import { openInBrowser } from './browser'
import { hasDisplay } from './has-display'
import { endOnSignal, type Shutdown } from './shutdown'
import type { HostFlags } from './command-options'
import type { HostOutput } from './host-output'
import { createNodeHosting } from '../node/compose/lan-hosting'
import { openLan } from './open-lan'
import { startHost } from './http-server'
import { createNodeServices } from '../node/compose/app-services'
import { serveExhibit } from './serve-exhibit'

export interface RunHostOptions extends HostFlags {
  /** Folder of the built page. */
  readonly rendererFolder: string
}

/**
 * Serves the app until Ctrl-C: prints its address and the folder of saves, and opens the browser if there is a display.
 * If it cannot start, prints the reason and exits with status 1. If only LAN tables cannot be hosted, prints that and
 * continues without them.
 */
export async function runHost(options: RunHostOptions, say: HostOutput['say']): Promise<void> {
  if (!existsSync(join(options.rendererFolder, 'index.html'))) {
    say('The page is not built yet: run "npm run build" first.')
    process.exitCode = 1
    return
  }
  const folder = options.data ?? defaultDataFolder()
  const log = createLogFile(join(folder, 'logs', 'host.log'))
  const logFault = createFaultLog(log)
  // One line on the console for the operator, and the stack location in the log. The page received only a plain sentence.
  const report: HostOutput['report'] = (fault) =>
    logFault(`A service failed: ${describeFault(fault)}`, `A service failed: ${messageOf(fault)}`)
  const shutdown = endOnSignal(report)
  watchProcess(log, () => void shutdown.end(1))
  try {
    const exhibit = options.exhibit === true ? join(folder, DEFAULT_EXHIBIT_FILE) : options.exhibit
    if (exhibit === undefined) await serve(options, folder, shutdown, { say, report })
    else await serveExhibit({ ...options, exhibit }, folder, shutdown, { say, report })
  } catch (fault) {
    say(messageOf(fault))
    await shutdown.end(1)
  }
}

async function serve(
  options: RunHostOptions,
  folder: string,
  shutdown: Shutdown,
  { say, report }: HostOutput,
): Promise<void> {
  const { rendererFolder, lanAddress: address, lanPort } = options
  const preferredPort = options.port ?? DEFAULT_PORT
  const services = await createNodeServices({ dataFolder: folder, shell: 'host', version: manifest.version })
  shutdown.onShutdown(() => services.close())
  const hosting = createNodeHosting({
    dataFolder: folder,
    rendererFolder,
    version: manifest.version,
    addFinishedGame: services.addFinishedGame,
    report,
    address,
    port: lanPort,
  })
  const host = await startHost({
    services: { ...services, lan: hosting.lan },
    rendererFolder,
    port: preferredPort,
    report,
  })
  shutdown.onShutdown(() => host.close())
  // Close functions run in reverse order: guests are sent their farewell before anything else is closed.
  shutdown.onShutdown(() => hosting.close())
  if (options.lan) await tryOpenLan(hosting, options, say)
  else await hosting.resume().catch(report)
  if (preferredPort !== 0 && host.port !== preferredPort)
    say(`Port ${String(preferredPort)} is taken; using ${String(host.port)}.`)
  const { savesFolder } = await services.platform()
  say(`Parlor Box is at ${host.url}  (saves: ${savesFolder}). Ctrl-C ends it.`)
  if (options.open ?? hasDisplay()) await openInBrowser(host.url, say)
}

/**
 * Error codes that mean the requested table is invalid: the user must correct the command. After any other error the
 * page stays available for playing alone.
 */
const INVALID_TABLE_CODES: ReadonlySet<string> = new Set(['unknown-game', 'bad-table', 'bad-option'])

async function tryOpenLan(hosting: Hosting, options: RunHostOptions, say: HostOutput['say']): Promise<void> {
  try {
    await openLan(hosting, options, say)
  } catch (fault) {
    if (fault instanceof ServiceError && INVALID_TABLE_CODES.has(fault.code)) throw fault
    say(`No tables can be hosted; who plays alone can play all the same. ${messageOf(fault)}`)
  }
}

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))
