import manifest from '../../package.json' with { type: 'json' }
import { createPhoneHostingFactory } from '../node/compose/phone-hosting'
import { isSupervised } from '../node/exhibit/nightly-restart'
import { runExhibit } from '../node/exhibit/run-exhibit'
import { DEFAULT_PORT } from '../node/web/http-listener'
import { openInBrowser } from './browser'
import type { HostFlags } from './command-options'
import type { Shutdown } from './shutdown'
import { hasDisplay } from './has-display'
import { startHost } from './http-server'
import type { HostOutput } from './host-output'

/** What an exhibit's host needs to start. */
export interface ServeExhibitOptions extends Omit<HostFlags, 'exhibit'> {
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
  options: ServeExhibitOptions,
  data: string,
  shutdown: Shutdown,
  { say, report }: HostOutput,
): Promise<void> {
  const { version } = manifest
  const { rendererFolder, lanAddress: address, lanPort } = options
  const phones = createPhoneHostingFactory({ rendererFolder, version, report, address, port: lanPort })
  const endForRestart = isSupervised() ? () => void shutdown.end(0) : undefined
  const exhibit = await runExhibit({
    ...{ file: options.exhibit, data, shell: 'host', version, report, phones },
    endForRestart,
  })
  shutdown.onShutdown(() => exhibit.close())
  for (const trouble of exhibit.warnings) say(trouble)
  const preferredPort = options.port ?? DEFAULT_PORT
  const host = await startHost({
    services: exhibit.services,
    rendererFolder,
    port: preferredPort,
    health: () => exhibit.watch.health(),
    relays: exhibit.mayConnectTo,
    report,
  })
  shutdown.onShutdown(() => host.close())
  if (preferredPort !== 0 && host.port !== preferredPort)
    say(`Port ${String(preferredPort)} is taken; using ${String(host.port)}.`)
  say(`The exhibit is at ${host.url}  (counts: ${exhibit.folder}). Ctrl-C ends it.`)
  if (options.open ?? hasDisplay()) await openInBrowser(host.url, say)
}
