import { ruleSet } from './build/house/wall-rules.mjs'

export default ruleSet()
