// In some supported versions of Node, threads do not inherit the TypeScript loader of the main thread, so it is
// registered here.
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
