import { createNodeHosting, type NodeHostingOptions } from './lan-hosting'
import type { Hosting } from '../lan-server/hosting/hosting-service'

/** The name of every visitor at an exhibit: nobody enters a name that others would read. */
const VISITOR_NAME = 'Visitor'

/**
 * Hosts tables for the phones of an exhibit's visitors. They are not announced on the network: only the code on the
 * exhibit's screen leads to them. Returns a function that creates the hosting for a data folder.
 */
export function createPhoneHostingFactory(
  options: Pick<NodeHostingOptions, 'rendererFolder' | 'version' | 'report' | 'address' | 'port' | 'pace'>,
): (dataFolder: string) => Pick<Hosting, 'lan' | 'close'> {
  return (dataFolder) =>
    createNodeHosting({ ...options, dataFolder, nameForGuest: () => VISITOR_NAME, discovery: { interfaces: [] } })
}
