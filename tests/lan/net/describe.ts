import { afterEach, describe, it } from 'vitest'
import { buildNetwork, whyNoBadLines, whyNoNetwork, type Network } from './namespaces'

const noNetwork = await whyNoNetwork()
const noBadLines = noNetwork ?? (await whyNoBadLines())
if (noBadLines !== null) console.log(noBadLines)

/**
 * Tests on networks of their own, taken down after each, however it ended. Where the machine allows none they are
 * skipped, and why is printed.
 */
export function describeOnNetwork(name: string, tests: (network: () => Promise<Network>) => void): void {
  describe.skipIf(noNetwork !== null)(name, () => {
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
export const itOnBadLines = it.skipIf(noBadLines !== null)
