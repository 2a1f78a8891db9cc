import manifest from '../../package.json' with { type: 'json' }
import { phoneHosting } from '../node/compose/phone-hosting'
import { runExhibit } from '../node/exhibit/run-exhibit'
import { openInBrowser } from './browser'
import type { HostFlags } from './command-options'
import type { Ending } from './ending'
import { hasDisplay } from './has-display'
import { startHost } from './http-server'
import { DEFAULT_PORT, type Voice } from './voice'

/** What an exhibit's host needs to start. */
export interface ExhibitRun extends HostFlags {
  /** The exhibit's file. */
  readonly exhibit: string
  /** Folder of the built page. */
  readonly rendererFolder: string
}

/**
 * Serves an exhibit to a browser on this machine until it is told to stop. Saves are never opened, no table is hosted
 * except one for visitors' phones if the file allows it, and the page can open sockets to that table only. Rejects if
 * the file is invalid and no earlier valid copy was kept.
 */
export async function serveExhibit(
  run: ExhibitRun,
  data: string,
  ending: Ending,
  { say, report }: Voice,
): Promise<void> {
  const { version } = manifest
  const { rendererFolder, lanAddress: address, lanPort } = run
  const phones = phoneHosting({ rendererFolder, version, report, address, port: lanPort })
  const exhibit = await runExhibit({ file: run.exhibit, data, shell: 'host', version, report, phones })
  ending.closes(() => exhibit.close())
  for (const trouble of exhibit.troubles) say(trouble)
  const wished = run.port ?? DEFAULT_PORT
  const host = await startHost({
    services: exhibit.services,
    rendererFolder,
    port: wished,
    health: () => exhibit.watch.health(),
    relays: exhibit.leadsTo,
    report,
  })
  ending.closes(() => host.close())
  if (wished !== 0 && host.port !== wished) say(`Port ${String(wished)} is taken; using ${String(host.port)}.`)
  say(`The exhibit is at ${host.url}  (counts: ${exhibit.folder}). Ctrl-C ends it.`)
  if (run.open ?? hasDisplay()) await openInBrowser(host.url, say)
}
