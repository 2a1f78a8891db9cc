export { runSearch } from './run-search'
export * from './solver'
export { textsOf } from './move-texts'
