import { existsSync } from 'node:fs'
import { join } from 'node:path'
import open from 'open'
import manifest from '../../package.json' with { type: 'json' }
import { defaultDataFolder } from '../main/saves/data-folder'
import { hasDisplay } from './display'
import type { HostFlags } from './flags'
import { nodeHosting, openLan } from './lan'
import { startHost } from './server'
import { nodeServices } from './services'

export interface HostRun extends HostFlags {
  /** The built page. */
  readonly rendererFolder: string
}

/** 49 squares, twice. */
export const DEFAULT_PORT = 4949

/**
 * Serves the app until Ctrl-C: says where it is and where the saves lie, and opens the browser if there is a display.
 * Sets the exit status and says why if it can't.
 */
export async function runHost(run: HostRun, say: (sentence: string) => void): Promise<void> {
  if (!existsSync(join(run.rendererFolder, 'index.html'))) {
    say('The page is not built yet: run "npm run build" first.')
    process.exitCode = 1
    return
  }
  const folder = run.data ?? defaultDataFolder()
  const wished = run.port ?? DEFAULT_PORT
  try {
    const services = await nodeServices({ dataFolder: folder, shell: 'host', version: manifest.version })
    const { rendererFolder, lanAddress: address, lanPort } = run
    const hosting = nodeHosting({
      dataFolder: folder,
      rendererFolder,
      version: manifest.version,
      shelve: services.adopt,
      report: reportFault,
      address,
      port: lanPort,
    })
    const host = await startHost({
      services: { ...services, lan: hosting.lan },
      rendererFolder,
      port: wished,
      report: reportFault,
    })
    if (run.lan) await openLan(hosting, run, say)
    else await hosting.resume().catch(reportFault)
    endOnSignal(async () => {
      await Promise.all([host.close(), hosting.close()])
      await services.close()
    })
    if (wished !== 0 && host.port !== wished) say(`Port ${String(wished)} is taken; using ${String(host.port)}.`)
    const { savesFolder } = await services.platform()
    say(`Parlor Box is at ${host.url}  (saves: ${savesFolder}). Ctrl-C ends it.`)
    if (run.open ?? hasDisplay()) await open(host.url).catch(() => say('No browser could be opened; open it yourself.'))
  } catch (fault) {
    say(fault instanceof Error ? fault.message : String(fault))
    process.exitCode = 1
  }
}

/** A signal ends the host, and so does the end of whoever started it over a channel. More of them change nothing. */
function endOnSignal(close: () => Promise<void>): void {
  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', end).on('SIGTERM', end).once('disconnect', end)
}

/** A bug behind a service: one line for whoever runs the host; the page got a plain sentence. */
function reportFault(fault: unknown): void {
  console.error(`A service failed: ${fault instanceof Error ? fault.message : String(fault)}`)
}
