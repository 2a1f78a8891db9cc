/** The four boxes: what of them stands about during a game, and how they are opened. */
export { furniture } from './furniture'
export { BOXES } from './places'
export { boxScene } from './scene'
export type { BoxContext, BoxId, BoxPhase } from './types'
