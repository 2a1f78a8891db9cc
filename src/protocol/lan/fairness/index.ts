/** Fair luck: hidden values that every side commits to before play, and the seed that is made of them. */
export * from './commitment'
export type { KeptValues } from './kept-values'
export * from './participant'
export * from './seed'
export * from './transcript'
