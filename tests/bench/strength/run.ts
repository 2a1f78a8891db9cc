import { z } from 'zod'
import { botFor } from '../../../src/bots/all-bots'
import { misuse } from '../../../src/cli/errors'
import { PartWriter, readPart, sameHead, type Part, type PartHead } from '../../../src/cli/shards/part'
import { isInShard, shardTaskOf, type Shard } from '../../../src/cli/shards/shard'
import { gameById } from '../../../src/rules/catalogue'
import { defaults } from '../../../src/rules/kit'
import { withEffort } from '../../effort'
import { playDeal, type MirroredResult, type Table } from './mirrored'
import { levelPlayer, referencePlayer, type Player, type SomeGame } from './players'
import { quantile, standingOf, standingText, type Standing } from './standing'
import { nameOf, TARGETS, type Target } from './targets'

/** Options of a run of matches. */
export interface StrengthOptions {
  /** Largest number of mirrored deals of each target. */
  readonly pairs: number
  /** Number of deals that are played before a match may end. */
  readonly fewest: number
  /** Share of their iterations for which both sides think. */
  readonly effort: number
  readonly shard: Shard | undefined
  /**
   * File to which the deals are written. Without a shard, a match that continues in it ends as soon as its interval
   * decides.
   */
  readonly part: string | undefined
  /** Part files whose table is printed; nothing is played then. */
  readonly merge: readonly string[]
}

const NAME = 'strength'
const SEED = 'strength'
/** Number of pairs between two checks whether the interval decides. */
const LOOK_EVERY = 10

/** Results of one target. */
export interface TargetResult {
  readonly target: Target
  readonly deals: readonly MirroredResult[]
  readonly standing: Standing
}

/**
 * Plays level 5 against the reference players and prints the results of the targets. `--only strength` plays all of
 * them; a text after that word selects the targets whose name contains it. Returns whether every target was kept. Does
 * nothing and returns null if other cases are asked for, because it takes hours.
 */
export function measureStrength(only: string | undefined, asked: StrengthOptions): boolean | null {
  if (!only?.startsWith(NAME)) return null
  const found = playStrength(only.slice(NAME.length).trim(), asked)
  if (found.length === 0) return true
  if (asked.effort !== 1) console.log(`strength: both sides are cut to ${String(asked.effort)} of their iterations`)
  console.table(Object.fromEntries(found.map((one) => [nameOf(one.target), row(one)])))
  return found.every(({ standing }) => standing.verdict === 'kept')
}

/**
 * Plays the targets whose names contain a text. A match ends as soon as its interval decides. A shard plays all of its
 * pairs, writes them into its part and returns no results. Throws if no target has such a name, or if a part belongs to
 * another run.
 */
export function playStrength(name: string, asked: StrengthOptions): TargetResult[] {
  const targets = TARGETS.filter((target) => nameOf(target).includes(name))
  if (targets.length === 0) throw misuse('bad-usage', `No target is called ${name}.`)
  if (asked.shard) {
    const { shard, part } = shardTaskOf(asked.shard, asked.part)!
    playShard(targets, asked, shard, part)
    return []
  }
  const parts = asked.merge.length > 0 ? readParts(targets, asked) : null
  const deals = parts ?? playAllUntilDecided(targets, asked)
  return targets.map((target, i) => ({ target, deals: deals[i]!, standing: judge(target, deals[i]!) }))
}

function judge(target: Target, deals: readonly MirroredResult[]): Standing {
  return standingOf(
    target,
    deals.map(({ share }) => share),
  )
}

/**
 * Plays one target after the other. If there is a part, the deals in it are not played again, and all new deals are
 * written into it.
 */
function playAllUntilDecided(targets: readonly Target[], asked: StrengthOptions): MirroredResult[][] {
  const writer = asked.part === undefined ? null : new PartWriter(asked.part, headOf(targets, asked))
  const played = writer ? byTarget(targets, asked, [writer.earlierResults]) : targets.map(() => [])
  try {
    return targets.map((target, i) => {
      const keep = (at: number, deal: MirroredResult): void => writer?.add(i * asked.pairs + at, deal)
      return playUntilDecided(target, asked, played[i]!, keep)
    })
  } finally {
    writer?.close()
  }
}

/**
 * Plays a target until its interval decides or all its pairs are played. Continues after the deals in `played`, which
 * are the first ones of the target, and passes every new deal to `keep`.
 */
function playUntilDecided(
  target: Target,
  { pairs, fewest, effort }: StrengthOptions,
  played: readonly MirroredResult[],
  keep: (at: number, deal: MirroredResult) => void,
): MirroredResult[] {
  const play = dealsOf(target, effort)
  const deals = [...played]
  const isDecided = (): boolean =>
    deals.length >= fewest && deals.length % LOOK_EVERY === 0 && judge(target, deals).verdict !== 'open'
  while (deals.length < pairs && !isDecided()) {
    const deal = play(deals.length)
    keep(deals.length, deal)
    deals.push(deal)
  }
  const { share, half, verdict } = judge(target, deals)
  const wins = `${percent(share)} ± ${percent(half)} %`
  console.log(`strength ${nameOf(target)}: ${wins} in ${String(deals.length)} pairs, ${verdict}`)
  return deals
}

/** Returns a function that plays the deal with a given number. */
function dealsOf(target: Target, effort: number): (at: number) => MirroredResult {
  const { game: id, seats, sides, reference, time } = target
  const known = gameById(id)
  const game = known as unknown as SomeGame
  const table: Table = { game, options: defaults(game.info), seats, sides }
  const iterations = Math.max(1, Math.round(reference.iterations * time * effort))
  const other: Player = referencePlayer(game, { ...reference, iterations })
  const bot = withEffort(botFor(known), effort)
  return (at) => playDeal(table, [levelPlayer(bot, 5), other], `${SEED} ${String(at)}`)
}

function headOf(targets: readonly Target[], { pairs, effort }: StrengthOptions): PartHead {
  return { kind: NAME, run: { targets, pairs, effort, seed: SEED }, total: targets.length * pairs }
}

/** Plays the pairs of a shard that its part does not hold yet. */
function playShard(targets: readonly Target[], asked: StrengthOptions, shard: Shard, part: string): void {
  const head = headOf(targets, asked)
  const writer = new PartWriter(part, head)
  try {
    const plays = targets.map((target) => dealsOf(target, asked.effort))
    for (let at = 0; at < head.total; at++) {
      if (isInShard(shard, at) && !writer.done.has(at))
        writer.add(at, plays[Math.floor(at / asked.pairs)]!(at % asked.pairs))
    }
  } finally {
    writer.close()
  }
}

const TIMES = z.array(z.number())
const DEAL = z.object({ share: z.number(), lead: z.number(), times: z.tuple([TIMES, TIMES]) })

/**
 * Returns the deals that parts hold, by target. The deals of an unfinished run count too. Throws if a part belongs to
 * another run.
 */
function readParts(targets: readonly Target[], asked: StrengthOptions): MirroredResult[][] {
  const head = headOf(targets, asked)
  const parts = asked.merge.map((file) => {
    const part = readPart(file)
    if (!sameHead(part.head, head))
      throw misuse('other-run', `${file} belongs to another run: other targets, pairs or effort.`)
    return part.results
  })
  return byTarget(targets, asked, parts)
}

function byTarget(
  targets: readonly Target[],
  { pairs }: StrengthOptions,
  parts: readonly Part['results'][],
): MirroredResult[][] {
  const deals = new Map<number, MirroredResult>()
  for (const { at, result } of parts.flat()) deals.set(at, DEAL.parse(result))
  const inOrder = [...deals].sort(([one], [other]) => one - other)
  return targets.map((_, i) => inOrder.filter(([at]) => Math.floor(at / pairs) === i).map(([, deal]) => deal))
}

function row({ deals, standing }: TargetResult): Record<string, string | number> {
  const [own, other] = [0, 1].map((who) => deals.flatMap(({ times }) => times[who]!)) as [number[], number[]]
  const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
  return {
    pairs: standing.pairs,
    'wins, %': `${percent(standing.share)} ± ${percent(standing.half)}`,
    lead: mean(deals.map(({ lead }) => lead)).toFixed(1),
    'mean ms': mean(own).toFixed(1),
    'their ms': mean(other).toFixed(1),
    'their time': `${(mean(other) / mean(own)).toFixed(2)}×`,
    'median ms': quantile(own, 0.5).toFixed(1),
    'p95 ms': quantile(own, 0.95).toFixed(1),
    'longest ms': quantile(own, 1).toFixed(0),
    target: standingText(standing),
  }
}

function percent(share: number): string {
  return (100 * share).toFixed(1)
}
