export { EXHIBITS } from './exhibits'
export { en } from './messages/en'
export { scriptOf } from './script'
export type { Exhibit, Show, Trial } from './types'
