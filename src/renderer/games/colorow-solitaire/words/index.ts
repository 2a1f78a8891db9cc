export { eventWords } from './events'
export { moveWords } from './moves'
export { promptWords, resultWords } from './prompts'
export { reasonWords } from './reasons'
