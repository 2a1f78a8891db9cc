import { createNodeHosting, type LanGiven } from './lan-hosting'
import type { Hosting } from '../lan-server/hosting/hosting-service'

/** The name of every visitor at an exhibit: nobody enters a name that others would read. */
const VISITOR = 'Visitor'

/**
 * Hosts tables for the phones of an exhibit's visitors. They are not announced on the network: only the code on the
 * exhibit's screen leads to them. Returns a function that creates the hosting for a data folder.
 */
export function phoneHosting(
  given: Pick<LanGiven, 'rendererFolder' | 'version' | 'report' | 'address' | 'port' | 'pace'>,
): (dataFolder: string) => Pick<Hosting, 'lan' | 'close'> {
  return (dataFolder) =>
    createNodeHosting({ ...given, dataFolder, called: () => VISITOR, discovery: { interfaces: [] } })
}
