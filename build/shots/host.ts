import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dateNow } from '../../src/async/clock'
import { startHost } from '../../src/host/http-server'
import { createNodeServices } from '../../src/node/compose/app-services'
import type { SeatPlayer } from '../../src/ports/journal'
import { gameOf, optionsOf, playTo, type Position } from './position'

/** A running host with its own data folder. */
export interface ShotHost {
  readonly url: string
  /** Saves a position as a game that can be continued: bots sit on all chairs except the first. */
  save(position: Position, opening?: readonly string[]): Promise<void>
  close(): Promise<void>
}

/**
 * Serves the built page from a free port, with a data folder of its own.
 * @param rendererFolder the built page
 * @param fill puts files into the data folder, which is empty otherwise
 */
export async function openShotHost(rendererFolder: string, fill?: (dataFolder: string) => void): Promise<ShotHost> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'parlor-box-shots-'))
  fill?.(dataFolder)
  const services = await createNodeServices({ dataFolder, shell: 'host', version: '0.0.0' })
  const host = await startHost({ services, rendererFolder, port: 0 })
  return {
    url: host.url,
    async save(position, opening = playTo(position)) {
      const { id, version } = gameOf(position.game).info
      const chairs = position.names.map((name, i): SeatPlayer =>
        i === 0 ? { kind: 'person', name } : { kind: 'bot', name, level: 3 },
      )
      const { seed } = position
      const options = optionsOf(position)
      const head = { format: 'parlor-journal/1', game: id, version, options, chairs, seed, opening } as const
      await services.saves.create({ ...head, at: dateNow() })
    },
    async close() {
      await host.close()
      await services.close()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
