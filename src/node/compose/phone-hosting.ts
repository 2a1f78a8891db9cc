import { createNodeHosting, type LanGiven } from './lan-hosting'
import type { Hosting } from '../lan-server/hosting/hosting-service'

/** What visitors at an exhibit are called: nobody types a name that others would read. */
const VISITOR = 'Visitor'

/**
 * Hosts tables for the phones of an exhibit's visitors. They are announced to nobody: only the code on the exhibit's
 * screen leads there. Answers what hosts them in a folder.
 */
export function phoneHosting(
  given: Pick<LanGiven, 'rendererFolder' | 'version' | 'report' | 'address' | 'port' | 'pace'>,
): (dataFolder: string) => Pick<Hosting, 'lan' | 'close'> {
  return (dataFolder) =>
    createNodeHosting({ ...given, dataFolder, called: () => VISITOR, discovery: { interfaces: [] } })
}
