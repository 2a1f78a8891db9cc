/** Fair chance: hidden values to which every side commits before play, and the seed derived from them. */
export * from './commitment'
export type { KeptValues } from './kept-values'
export * from './participant'
export * from './seed'
export * from './transcript'
