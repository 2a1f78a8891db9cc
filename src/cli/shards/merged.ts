import { misuse } from '../errors'
import { readPart, sameHead, type PartHead } from './part'

/** What the parts of a run hold together: a result for every piece of work, in order. */
export interface Merged {
  readonly head: PartHead
  readonly results: readonly object[]
}

/** Of two results of one piece of work, whether the first is to be kept. */
export type Preference = (one: object, other: object) => boolean

/**
 * Puts parts together, in whatever order they come and however often a piece of work was done. Throws `other-run` for
 * parts of different runs, `unfinished` where pieces of work are missing; a search for cuts may end anywhere, and its
 * results are those that there are.
 */
export function mergeParts(files: readonly string[], prefers: (kind: PartHead['kind']) => Preference): Merged {
  const [first, ...others] = files.map((file) => ({ file, ...readPart(file) }))
  if (!first) throw misuse('bad-usage', 'Name the parts that are to be merged.')
  const stranger = others.find(({ head }) => !sameHead(head, first.head))
  if (stranger) throw misuse('other-run', `${stranger.file} and ${first.file} are parts of different runs.`)
  const { head } = first
  const prefer = prefers(head.kind)
  const results: object[] = []
  let found = 0
  for (const { at, result } of [first, ...others].flatMap((part) => part.results)) {
    const before = results[at]
    if (before === undefined) found++
    if (before === undefined || prefer(result, before)) results[at] = result
  }
  // Object.values passes over the holes.
  if (head.kind === 'exhibit') return { head, results: Object.values(results) }
  if (found < head.total) {
    throw misuse(
      'unfinished',
      `${head.total - found} of ${head.total} pieces of work are missing: run their shards again.`,
    )
  }
  return { head, results }
}
