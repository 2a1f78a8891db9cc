import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import { createExhibitServices } from '../node/exhibit/exhibit-services'
import { createExhibitLog } from '../node/exhibit/exhibit-log'
import { watchSilence } from '../node/exhibit/silence'
import { createHealthWatch } from '../node/exhibit/health'
import { openExhibit } from '../node/exhibit/last-good'
import { openInBrowser } from './browser'
import type { HostFlags } from './command-options'
import type { Ending } from './ending'
import { hasDisplay } from './has-display'
import { startHost } from './http-server'
import { DEFAULT_PORT, type Voice } from './voice'

/** What an exhibit's host is started with. */
export interface ExhibitRun extends HostFlags {
  /** Its file. */
  readonly exhibit: string
  /** The built page. */
  readonly rendererFolder: string
}

/**
 * Serves an exhibit to a browser of this machine until it is told to end. Saves are never opened, no tables are hosted,
 * and the page can't look into the network. Rejects where the file is not good and no good one was kept.
 */
export async function serveExhibit(
  run: ExhibitRun,
  data: string,
  ending: Ending,
  { say, report }: Voice,
): Promise<void> {
  const { version } = manifest
  const folder = join(data, 'exhibit')
  const { config, troubles } = await openExhibit(run.exhibit, folder)
  const log = createExhibitLog(data)
  log.write('begins', version)
  ending.closes(() => Promise.resolve(log.write('ends')))
  for (const trouble of troubles) {
    say(trouble)
    log.write('file', trouble)
  }
  if (config.screen.pitch === null)
    say('The screen is not measured: buttons may be too small for fingers (screen.pitch).')
  const watch = createHealthWatch(version)
  const told: Voice['report'] = (fault) => {
    log.write('fault', fault instanceof Error ? fault.message : String(fault))
    report(fault)
  }
  const services = await createExhibitServices({ config, folder, shell: 'host', version, watch, report: told })
  const stopWatching = watchSilence(watch, (silent) => log.write(silent ? 'silent' : 'alive'))
  ending.closes(() => Promise.resolve(stopWatching()))
  ending.closes(() => services.close())
  const { rendererFolder } = run
  const wished = run.port ?? DEFAULT_PORT
  const host = await startHost({
    services,
    rendererFolder,
    port: wished,
    health: () => watch.health(),
    relays: false,
    report: told,
  })
  ending.closes(() => host.close())
  if (wished !== 0 && host.port !== wished) say(`Port ${String(wished)} is taken; using ${String(host.port)}.`)
  say(`The exhibit is at ${host.url}  (counts: ${folder}). Ctrl-C ends it.`)
  if (run.open ?? hasDisplay()) await openInBrowser(host.url, say)
}
