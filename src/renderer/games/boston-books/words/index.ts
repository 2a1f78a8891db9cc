export { eventWords } from './events'
export { hintWords } from './hints'
export { moveWords } from './moves'
export { promptWords } from './prompts'
