/** `npm run bench`: what it compares with is installed first, and only then can anything be imported that needs it. */
import { installPeers } from './peers'

installPeers()
await import('./main')
