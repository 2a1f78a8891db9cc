/** Fair luck: hidden values that every side commits to before play, and the seed that is made of them. */
export * from './commitment'
export type { OwnLuck } from './own-luck'
export * from './partner'
export * from './seed'
export * from './transcript'
