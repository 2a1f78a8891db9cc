export { EXHIBITS } from './exhibits'
export { en } from './messages/en'
export { scriptOf } from './script'
export type { QuestionExhibit, Show, Trial } from './types'
