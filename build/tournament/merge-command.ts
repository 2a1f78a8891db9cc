import { z } from 'zod'
import { CUTS_FORMAT, readCuts } from '../../src/exhibit/cuts'
import { positionKeyOf, type FoundCut } from '../cut-finder/assess'
import { misuse } from '../../src/cli/errors'
import { cutFileText } from '../cut-finder/cut-file'
import { type PartHead, readPart, sameHead } from '../../src/cli/shards/part'
import { jsonLine, type Io } from '../../src/cli/streams'
import type { DealResult } from './match'
import { TABLE_HEAD, tableRow } from './table'

/**
 * `parlor merge`: combines the parts of a sharded run and prints the result as the whole run would have printed it. The
 * order of the parts does not matter, and they may overlap.
 */
export async function mergeCommand(io: Io, files: readonly string[]): Promise<void> {
  const merged = mergeParts(files, (kind) => (kind === 'tournament' ? preferQuicker : preferSolved))
  await io.print(TEXTS[merged.head.kind](merged))
}

/** Formats the merged parts, by kind of run. */
const TEXTS: Readonly<Record<PartHead['kind'], (merged: MergedRun) => string>> = {
  tournament: tableOf,
  solve: ({ results }) => results.map(jsonLine).join(''),
  exhibit: cutsOf,
  strength() {
    throw misuse('not-a-part', 'Parts of matches for strength are put together by the bench that played them.')
  },
}

const cutRunSchema = z.object({ game: z.string() })

/** Formats a file of cuts; a position found by several shards counts once. */
function cutsOf({ head, results }: MergedRun): string {
  const run = cutRunSchema.safeParse(head.run)
  if (!run.success) throw misuse('not-a-part', 'The parts hold no cuts.')
  const { game } = run.data
  const found = results.flatMap((result) => ('cut' in result ? [result.cut as FoundCut] : []))
  const cuts = found.map((cut, at) => ({ id: `${game}-${at + 1}`, ...cut }))
  const read = readCuts({ format: CUTS_FORMAT, game, cuts })
  if (!read.ok) throw misuse('not-a-part', read.error.message)
  const positions = new Map(read.value.cuts.toReversed().map((cut) => [positionKeyOf(cut), cut]))
  return cutFileText(game, [...positions.values()].toReversed())
}

const contenderSchema = z.union([z.literal('random'), z.literal([1, 2, 3, 4, 5])])
/** The fields of a tournament and of each deal that the table needs. */
const tournamentRunSchema = z.object({
  seats: z.int().min(2),
  pairs: z.array(z.object({ first: contenderSchema, second: contenderSchema })),
  deals: z.int().min(1),
})
const dealSchema = z.object({
  share: z.number(),
  lead: z.number(),
  ms: z.number(),
  thoughts: z.number(),
  longest: z.number(),
})

function tableOf({ head, results }: MergedRun): string {
  const run = tournamentRunSchema.safeParse(head.run)
  const played = z.array(dealSchema).safeParse(results)
  if (!run.success || !played.success) throw misuse('not-a-part', 'The parts hold no deals of a tournament.')
  const { pairs, deals, seats } = run.data
  const rows = pairs.map((pair, i) => tableRow(pair, seats, played.data.slice(i * deals, (i + 1) * deals)))
  return TABLE_HEAD + rows.join('')
}

/** Prefers the quicker of two results of one deal. Their outcomes must be equal, since games are deterministic. */
const preferQuicker: Preference = (one, other) => {
  const [first, second] = [one as DealResult, other as DealResult]
  if (first.share !== second.share || first.lead !== second.lead) {
    throw misuse('parts-differ', 'Two parts tell of one deal differently: they were made by different programs.')
  }
  return first.ms === second.ms ? isEarlier(one, other) : first.ms < second.ms
}

/** Prefers a solved result to one whose search ran out of time. */
const preferSolved: Preference = (one, other) => {
  const unknown = (result: object) => 'solvable' in result && result.solvable === null
  return unknown(one) === unknown(other) ? isEarlier(one, other) : unknown(other)
}

/** An arbitrary but deterministic order. */
function isEarlier(one: object, other: object): boolean {
  return JSON.stringify(one) < JSON.stringify(other)
}

/** The combined parts of a run: a result for every piece of work, in order. */
interface MergedRun {
  readonly head: PartHead
  readonly results: readonly object[]
}

/** Whether the first of two results for the same piece of work is the one to keep. */
type Preference = (one: object, other: object) => boolean

/**
 * Merges parts in any order, even if several hold the same piece of work. Throws `other-run` for parts of different
 * runs, and `unfinished` if pieces of work are missing, except for a search for cuts: that may stop anywhere, and its
 * results are those found so far.
 */
function mergeParts(files: readonly string[], prefers: (kind: PartHead['kind']) => Preference): MergedRun {
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
