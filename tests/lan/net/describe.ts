import { afterEach, describe, it } from 'vitest'
import { shouldSkip } from '../../machine'
import { buildNetwork, whyNoBadLines, whyNoNetwork, type Network } from './namespaces'

const whyNot = await whyNoNetwork()
const noNetwork = shouldSkip('network', whyNot)
const noBadLines = shouldSkip('bad-lines', whyNot ?? (await whyNoBadLines()))

/**
 * Describes tests on networks of their own, which are taken down after each test, however it ended. Where the machine
 * allows no networks, the tests are skipped and the reason is printed; see `shouldSkip` for how to let them fail
 * instead.
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

/**
 * A test that makes a line late or lossy (`Machine.spoil`). Where that is not possible, it is skipped and the reason is
 * printed.
 */
export const itOnBadLines = it.skipIf(noBadLines)

/**
 * Longest time of a test, in milliseconds: enough for a cable that is out for half a minute, on a machine that has
 * other things to do.
 */
const PATIENCE_MS = 240_000

/**
 * Defines a test on a network of its own that runs beside the others of its file. It is skipped like those of
 * `describeOnNetwork`.
 */
export function testOnNetwork(name: string, test: (house: Network) => Promise<void>): void {
  concurrent(noNetwork)(name, () => onNetwork(test), PATIENCE_MS)
}

/** Does the same for a test that makes lines late or lossy. */
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
