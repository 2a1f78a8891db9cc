import { existsSync } from 'node:fs'
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import type { Hosting } from '../node/lan-server/hosting/hosting-service'
import { defaultDataFolder } from '../node/storage/data-folder'
import { describeFault } from '../node/storage/fault-text'
import { createLogFile, type LogFile } from '../node/storage/log-file'
import { watchProcess } from '../node/storage/process-faults'
import { ServiceError } from '../protocol/app/services'
import { openInBrowser } from './browser'
import { hasDisplay } from './has-display'
import { endOnSignal, type Ending } from './ending'
import type { HostFlags } from './command-options'
import { DEFAULT_PORT, type Voice } from './voice'
import { createNodeHosting } from '../node/compose/lan-hosting'
import { openLan } from './open-lan'
import { startHost } from './http-server'
import { createNodeServices } from '../node/compose/app-services'
import { serveExhibit } from './serve-exhibit'

export interface HostRun extends HostFlags {
  /** Folder of the built page. */
  readonly rendererFolder: string
}

/**
 * Serves the app until Ctrl-C: prints its address and the folder of saves, and opens the browser if there is a display.
 * If it cannot start, prints the reason and exits with status 1. If only LAN tables cannot be hosted, prints that and
 * continues without them.
 */
export async function runHost(run: HostRun, say: Voice['say']): Promise<void> {
  if (!existsSync(join(run.rendererFolder, 'index.html'))) {
    say('The page is not built yet: run "npm run build" first.')
    process.exitCode = 1
    return
  }
  const folder = run.data ?? defaultDataFolder()
  const log = createLogFile(join(folder, 'logs', 'host.log'))
  const report: Voice['report'] = (fault) => tellFault(log, fault)
  const ending = endOnSignal(report)
  watchProcess(log, () => void ending.end(1))
  try {
    if (run.exhibit === undefined) await serve(run, folder, ending, { say, report })
    else await serveExhibit({ ...run, exhibit: run.exhibit }, folder, ending, { say, report })
  } catch (fault) {
    say(sentenceOf(fault))
    await ending.end(1)
  }
}

async function serve(run: HostRun, folder: string, ending: Ending, { say, report }: Voice): Promise<void> {
  const { rendererFolder, lanAddress: address, lanPort } = run
  const wished = run.port ?? DEFAULT_PORT
  const services = await createNodeServices({ dataFolder: folder, shell: 'host', version: manifest.version })
  ending.closes(() => services.close())
  const hosting = createNodeHosting({
    dataFolder: folder,
    rendererFolder,
    version: manifest.version,
    shelve: services.adopt,
    report,
    address,
    port: lanPort,
  })
  const host = await startHost({ services: { ...services, lan: hosting.lan }, rendererFolder, port: wished, report })
  ending.closes(() => host.close())
  // Close functions run in reverse order: guests are sent their farewell before anything else is closed.
  ending.closes(() => hosting.close())
  if (run.lan) await letIn(hosting, run, say)
  else await hosting.resume().catch(report)
  if (wished !== 0 && host.port !== wished) say(`Port ${String(wished)} is taken; using ${String(host.port)}.`)
  const { savesFolder } = await services.platform()
  say(`Parlor Box is at ${host.url}  (saves: ${savesFolder}). Ctrl-C ends it.`)
  if (run.open ?? hasDisplay()) await openInBrowser(host.url, say)
}

/**
 * Error codes that mean the requested table is invalid: the user must correct the command. After any other error the
 * page stays available for playing alone.
 */
const WISHES: ReadonlySet<string> = new Set(['unknown-game', 'bad-table', 'bad-option'])

async function letIn(hosting: Hosting, run: HostRun, say: Voice['say']): Promise<void> {
  try {
    await openLan(hosting, run, say)
  } catch (fault) {
    if (fault instanceof ServiceError && WISHES.has(fault.code)) throw fault
    say(`No tables can be hosted; who plays alone can play all the same. ${sentenceOf(fault)}`)
  }
}

const sentenceOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))

/**
 * Reports a bug in a service: one line on the console for the operator, and the stack location in the log. The page
 * received only a plain sentence.
 */
function tellFault(log: LogFile, fault: unknown): void {
  console.error(`A service failed: ${sentenceOf(fault)}`)
  log.write(`A service failed: ${describeFault(fault)}`)
}
