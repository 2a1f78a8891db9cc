/**
 * Start of `npm run bench`. It installs the peers first, because the modules that need them can only be imported after
 * that.
 */
import { installPeers } from './peers'

installPeers()
await import('./main')
