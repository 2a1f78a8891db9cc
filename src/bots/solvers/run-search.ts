import { unknown, type Solution, type Solving } from './solver'

/** Runs a search to its end, or until `stop` (asked after every slice of it) breaks it off: then nothing is known. */
export function runSearch<M>(solving: Solving<M>, stop?: () => boolean): Solution<M> {
  for (;;) {
    const slice = solving.next()
    if (slice.done) return slice.value
    if (stop?.()) return unknown
  }
}
