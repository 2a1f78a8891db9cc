import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import { DEFAULT_EXHIBIT_FILE } from '../node/exhibit/read-exhibit'
import type { Hosting } from '../node/lan-server/hosting/hosting-service'
import { defaultDataFolder, requireDataFolder } from '../node/storage/data-folder'
import { isPlainFile, pathOfArgument } from '../node/storage/files'
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
 * If it cannot start, prints the reason to the standard error and exits with status 1. If only LAN tables cannot be
 * hosted, prints that and continues without them.
 */
export async function runHost(options: RunHostOptions, say: HostOutput['say']): Promise<void> {
  const page = join(options.rendererFolder, 'index.html')
  if (!isPlainFile(page)) {
    console.error(`The page is not built yet: ${page} is no file. Run "npm run build" first.`)
    process.exitCode = 1
    return
  }
  const folder = options.data === undefined ? defaultDataFolder() : pathOfArgument(options.data)
  const log = createLogFile(join(folder, 'logs', 'host.log'))
  const logFault = createFaultLog(log)
  // One line on the console for the operator, and the stack location in the log. The page received only a plain sentence.
  const report: HostOutput['report'] = (fault) =>
    logFault(`A service failed: ${describeFault(fault)}`, `A service failed: ${messageOf(fault)}`)
  const shutdown = endOnSignal(report)
  watchProcess(log, () => void shutdown.end(1))
  try {
    const { exhibit } = options
    const output = { say, report }
    if (exhibit === undefined) return await serve(options, folder, shutdown, output)
    const file = exhibit === true ? join(folder, DEFAULT_EXHIBIT_FILE) : pathOfArgument(exhibit)
    await serveExhibit({ ...options, exhibit: file }, folder, shutdown, output)
  } catch (fault) {
    await endWith(fault, shutdown)
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
  requireDataFolder(folder)
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
  if (options.lan) await tryOpenLan(hosting, options, shutdown, say)
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

/**
 * Opens the tables, or says why none can be hosted. Resolves earlier if the address for guests is not there yet: then
 * the tables are opened when it is. Rejects if the requested table is invalid; when that shows later, ends the program.
 */
async function tryOpenLan(
  hosting: Hosting,
  options: RunHostOptions,
  shutdown: Shutdown,
  say: HostOutput['say'],
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let isWaiting = false
    const onWait = (reason: string): void => {
      say(`${reason} It is tried again every two seconds.`)
      isWaiting = true
      resolve()
    }
    openLan(hosting, options, say, onWait).then(resolve, (fault: unknown) => {
      if (fault instanceof ServiceError && INVALID_TABLE_CODES.has(fault.code)) {
        if (isWaiting) void endWith(fault, shutdown)
        else reject(fault)
        return
      }
      say(`No tables can be hosted; who plays alone can play all the same. ${messageOf(fault)}`)
      resolve()
    })
  })
}

/** Says why the program cannot run, where errors are read, and ends it. */
async function endWith(fault: unknown, shutdown: Shutdown): Promise<void> {
  console.error(messageOf(fault))
  await shutdown.end(1)
}

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))
