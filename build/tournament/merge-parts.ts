import { misuse } from '../../src/cli/errors'
import { readPart, sameHead, type PartHead } from '../../src/cli/shards/part'

/** The combined parts of a run: a result for every piece of work, in order. */
export interface MergedRun {
  readonly head: PartHead
  readonly results: readonly object[]
}

/** Whether the first of two results for the same piece of work is the one to keep. */
export type Preference = (one: object, other: object) => boolean

/**
 * Merges parts in any order, even if several hold the same piece of work. Throws `other-run` for parts of different
 * runs, and `unfinished` if pieces of work are missing, except for a search for cuts: that may stop anywhere, and its
 * results are those found so far.
 */
export function mergeParts(files: readonly string[], prefers: (kind: PartHead['kind']) => Preference): MergedRun {
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
  // `Object.values` skips the holes.
  if (head.kind === 'exhibit') return { head, results: Object.values(results) }
  if (found < head.total) {
    throw misuse(
      'unfinished',
      `${head.total - found} of ${head.total} pieces of work are missing: run their shards again.`,
    )
  }
  return { head, results }
}
