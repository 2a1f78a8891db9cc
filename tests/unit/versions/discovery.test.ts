import { networkInterfaces } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { announceTable } from '../../../src/node/discovery/announcer'
import { createDiscoveryBrowser } from '../../../src/node/lan-server/hosting/announcements'
import type { VersionRange } from '../../../src/protocol/lan/version'

/** The loopback interface alone, on a port that no other program listens on. */
const [loopback = ''] = Object.entries(networkInterfaces()).find(([, infos]) => infos?.[0]?.internal) ?? []
const common = { interfaces: [loopback], mdnsPort: 30_000 + (process.pid % 10_000) }

function announce(name: string, protocol: VersionRange): void {
  const announcement = announceTable({ ...common, advert: { name, game: 'forty-nine', free: 1, protocol }, port: 4001 })
  onTestFinished(() => announcement.close())
}

test('a table that is found is compatible where its range and ours have a version in common', async () => {
  const lookout = createDiscoveryBrowser({ ...common, protocol: { min: 2, max: 3 } }, () => false)
  onTestFinished(() => lookout.close())
  lookout.listFound()
  announce('older', { min: 1, max: 1 })
  announce('neighbour below', { min: 1, max: 2 })
  announce('neighbour above', { min: 3, max: 4 })
  announce('newer', { min: 4, max: 9 })
  await expect
    .poll(() => Object.fromEntries(lookout.listFound().map(({ name, compatible }) => [name, compatible])))
    .toEqual({ older: false, 'neighbour below': true, 'neighbour above': true, newer: false })
})
