import { afterEach, describe, it } from 'vitest'
import { shouldSkip } from '../../machine'
import { buildNetwork, whyNoBadLines, whyNoNetwork, type Network } from './namespaces'

const whyNot = await whyNoNetwork()
const noNetwork = shouldSkip('network', whyNot)
const noBadLines = shouldSkip('bad-lines', whyNot ?? (await whyNoBadLines()))

/**
 * Tests on networks of their own, taken down after each, however it ended. Where the machine allows none they are
 * skipped, and why is printed; see `lacks` for how to have them fail instead.
 */
export function describeOnNetwork(name: string, tests: (network: () => Promise<Network>) => void): void {
  describe.skipIf(noNetwork)(name, () => {
    let networks: Network[] = []
    afterEach(async () => {
      await Promise.all(networks.map((network) => network.close()))
      networks = []
    })
    tests(async () => {
      const network = await buildNetwork()
      networks.push(network)
      return network
    })
  })
}

/** A test that makes a line late or lossy (`Machine.spoil`); skipped, and why is printed, where that can't be done. */
export const itOnBadLines = it.skipIf(noBadLines)

/** Long enough for a cable that is out for half a minute, on a machine that has other things to do. */
const PATIENCE_MS = 240_000

/** A test on a network of its own, beside the others of its file; skipped like those of `describeOnNetwork`. */
export function testOnNetwork(name: string, test: (house: Network) => Promise<void>): void {
  concurrent(noNetwork)(name, () => onNetwork(test), PATIENCE_MS)
}

/** The same for a test that makes lines late or lossy. */
export function testOnBadLines(name: string, test: (house: Network) => Promise<void>): void {
  concurrent(noBadLines)(name, () => onNetwork(test), PATIENCE_MS)
}

const concurrent = (isLeftOut: boolean) => (isLeftOut ? it.concurrent.skip : it.concurrent)

async function onNetwork(test: (house: Network) => Promise<void>): Promise<void> {
  const house = await buildNetwork()
  try {
    await test(house)
  } finally {
    await house.close()
  }
}
