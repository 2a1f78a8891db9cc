export { eventWords } from './events'
export { moveWords } from './moves'
export { promptWords } from './prompts'
export { reasonWords } from './reasons'
