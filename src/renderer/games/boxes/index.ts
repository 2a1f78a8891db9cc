/** The four boxes: what of them stands about during a game, and how they are opened. */
export { furniture } from './furniture'
export { boxScene } from './scene'
export { BOX_IDS, type BoxId } from '../../../rules/manifest'
export type { BoxContext, BoxPhase } from './types'
