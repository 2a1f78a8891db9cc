// Threads do not inherit the TypeScript loader of the main thread in every Node that we support: registered here.
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
