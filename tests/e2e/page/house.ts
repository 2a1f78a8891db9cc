import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { createNodeHosting } from '../../../src/node/compose/lan-hosting'
import { startHost } from '../../../src/host/http-server'
import { createNodeServices } from '../../../src/node/compose/app-services'
import type { TestHost } from '../harness'

const VERSION = '0.0.0-test'

/**
 * Starts a real host that lets guests in on a port of its own. It ends with the test, and the test fails if a service
 * broke.
 */
export async function openLanHost(): Promise<TestHost> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'parlor-box-house-'))
  const rendererFolder = inject('rendererFolder')
  const faults: unknown[] = []
  const report = (fault: unknown) => void faults.push(fault)
  const services = await createNodeServices({ dataFolder, shell: 'host', version: VERSION })
  const given = {
    dataFolder,
    rendererFolder,
    version: VERSION,
    addFinishedGame: services.addFinishedGame,
    report,
    port: 0,
  }
  const hosting = createNodeHosting(given)
  const offered = { ...services, lan: hosting.lan }
  const host = await startHost({ services: offered, rendererFolder, port: 0, report })
  const close = async () => {
    await Promise.all([host.close(), hosting.close()])
    await services.close()
  }
  onTestFinished(async () => {
    await close()
    await rm(dataFolder, { recursive: true, force: true })
    if (faults.length > 0) throw new Error(`Services failed: ${faults.map(String).join('; ')}`)
  })
  return { url: host.url, port: host.port, services: offered, dataFolder, faults, close }
}
