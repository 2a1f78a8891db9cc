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

/** What a run of matches was asked. */
export interface StrengthOptions {
  /** Mirrored deals of each target at the most. */
  readonly pairs: number
  /** How many of them are played before a match may end. */
  readonly fewest: number
  /** The share of their iterations that both sides think. */
  readonly effort: number
  readonly shard: Shard | undefined
  /** Where the deals are written; without a shard, a match that went on there ends as soon as its interval decides. */
  readonly part: string | undefined
  /** Parts whose table is to be printed; nothing is played then. */
  readonly merge: readonly string[]
}

const NAME = 'strength'
const SEED = 'strength'
/** How often it is looked whether the interval decides. */
const LOOK_EVERY = 10

/** What was found out about one target. */
export interface TargetResult {
  readonly target: Target
  readonly deals: readonly MirroredResult[]
  readonly standing: Standing
}

/**
 * Plays level 5 against the reference players and prints what became of the targets: `--only strength`, or those whose
 * name contains what follows that word. Answers whether every target was kept. Does nothing where other cases are asked
 * for, for it takes hours.
 */
export function measureStrength(only: string | undefined, asked: StrengthOptions): boolean {
  if (!only?.startsWith(NAME)) return true
  const found = playStrength(only.slice(NAME.length).trim(), asked)
  if (found.length === 0) return true
  if (asked.effort !== 1) console.log(`strength: both sides are cut to ${String(asked.effort)} of their iterations`)
  console.table(Object.fromEntries(found.map((one) => [nameOf(one.target), row(one)])))
  return found.every(({ standing }) => standing.verdict === 'kept')
}

/**
 * Plays the targets whose names contain a text. A match ends as soon as its interval decides; a shard plays all of
 * its pairs, writes them into its part and finds out nothing. Throws where nothing has that name or a part is of
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

/** Plays one target after the other. With a part, what it holds is not played again, and all is written into it. */
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

/** Goes on after those deals that are `played`, the first ones of the target, and hands every fresh one to `keep`. */
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

/** Plays the deal with a number. */
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

/** The deals that parts hold, by target: those of a run that is not finished count as far as it came. */
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
