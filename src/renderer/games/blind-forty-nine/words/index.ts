export { eventWords } from './events'
export { moveWords, reasonWords } from './moves'
export { promptWords, resultWords } from './prompts'
