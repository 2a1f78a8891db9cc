import { FORTY } from '../../../rules/forty-nine-outfit/isolation/forty'
import type { IsolationView } from '../../../rules/forty-nine-outfit/isolation/shape'
import type { Album } from '../types'
import { CARDS } from './table'

/** The forty, in the order of their numbers. */
export const album: Album<IsolationView> = {
  title: { key: 'album' },
  pictures: FORTY.map(({ squares }) => squares.map((square) => square + 1)),
  side: CARDS,
  found: (seen) => seen.state.solution,
}
