import { FORTY } from '../../../rules/forty-nine-outfit/isolation/forty'
import type { Album } from '../types'
import { CARDS, tableOf } from './table'

/** The forty, in the order of their numbers. */
export const album: Album = {
  title: { key: 'album' },
  pictures: FORTY.map(({ squares }) => squares.map((square) => square + 1)),
  side: CARDS,
  found: (seen) => tableOf(seen).state.solution,
}
