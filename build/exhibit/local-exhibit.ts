import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ExhibitConfig } from '../../src/ports/exhibit'
import { startHost } from '../../src/host/http-server'
import { runExhibit } from '../../src/node/exhibit/run-exhibit'

/** An exhibit served by this program, with its own data folder. */
export interface LocalExhibit {
  readonly url: string
  readonly config: ExhibitConfig
  /** Ends it and deletes its data. */
  close(): Promise<void>
}

/**
 * Serves an exhibit from a free port, with an empty data folder.
 * @param file the file of the exhibit
 * @param rendererFolder the built page
 * @param report receives faults of its services
 */
export async function openLocalExhibit(
  file: string,
  rendererFolder: string,
  report: (fault: unknown) => void,
): Promise<LocalExhibit> {
  const data = await mkdtemp(join(tmpdir(), 'parlor-box-exhibit-'))
  const exhibit = await runExhibit({ file, data, shell: 'host', version: '0.0.0', report })
  const host = await startHost({ services: exhibit.services, rendererFolder, port: 0, relays: false, report })
  return {
    url: host.url,
    config: exhibit.config,
    async close() {
      await host.close()
      await exhibit.close()
      await rm(data, { recursive: true, force: true })
    },
  }
}
