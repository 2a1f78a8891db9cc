import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startLanServer } from '../../../../src/node/web/lan-listener'
import type { LanListener } from '../../../../src/node/lan-server/hosting/host-runtime'
import { createLanHost, type LanHost, type LanHostDependencies } from '../../../../src/node/lan-server/lan-host'
import { gameById } from '../../../../src/rules/catalogue'
import { createSeededRng, type AnyGame } from '../../../../src/rules/kit'
import type { Thinker } from '../../../../src/ports/thinker'

export interface TestLanHost {
  readonly lan: LanHost
  readonly server: LanListener
  readonly folder: string
  readonly faults: unknown[]
  readonly url: string
  close(): Promise<void>
}

/** Makes a folder for the test that is running, which is removed with the test. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-lan-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** Limits for tests about something else: the machine is the only limit. */
export const HIGH_LIMITS = {
  rate: 100_000,
  burst: 100_000,
  socketsEach: 1_000,
  waitingEach: 1_000,
  connections: 4_096,
  connectionsEach: 4_096,
  connectBurst: 10_000,
} as const

/** Starts a host with real files, which listens on a port of its own. */
export async function startTestHost(
  folder = freshFolder(),
  needs: Partial<LanHostDependencies> = {},
): Promise<TestLanHost> {
  const page = join(folder, 'page')
  mkdirSync(page, { recursive: true })
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Parlor Box</title>')
  writeFileSync(join(folder, 'secret.txt'), 'not for guests')
  const faults: unknown[] = []
  const lan = await createLanHost({
    folder: join(folder, 'tables'),
    find: gameById,
    thinker: randomThinker,
    report: (fault) => faults.push(fault),
    ...needs,
  })
  const server = await startLanServer({ lan, rendererFolder: page, address: '127.0.0.1', port: 0, version: '1.2.3' })
  const hosted: TestLanHost = {
    lan,
    server,
    folder,
    faults,
    url: `ws://127.0.0.1:${String(server.port)}/lan`,
    async close() {
      await lan.close()
      await server.close()
    },
  }
  onTestFinished(() => hosted.close())
  return hosted
}

/** A quick bot that plays any sound move that its seat could see. */
export const randomThinker: Thinker = {
  think({ seen, seat, seed }) {
    const game = gameById(seen.game) as AnyGame
    const rng = createSeededRng(seed)
    const state = game.determinize(seen, rng)
    const must = (game.requiredSeats(state) & (1 << seat)) !== 0
    const move = must ? game.write(state, seat, (game.pickSound ?? game.pick)(state, seat, rng)) : null
    return Promise.resolve({ move, value: null, iterations: 0, ms: 0 })
  },
}
