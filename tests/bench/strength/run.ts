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
import { CURVE, nameOf, TARGETS, type Step, type Target } from './targets'

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

/** The matches of each kind of run. */
const MATCHES = { strength: TARGETS, curve: CURVE }
const SEED = 'strength'
/** Number of pairs between two checks whether the interval decides. */
const LOOK_EVERY = 10

type Kind = keyof typeof MATCHES
type Match = Target | Step

/** Results of one match. */
export interface MatchResult {
  readonly target: Match
  readonly deals: readonly MirroredResult[]
  readonly standing: Standing
}

/**
 * Plays level 5 against the reference players (`strength`), or against itself with less thought (`curve`), and prints
 * the results. `--only strength` plays all targets; a text after that word selects those whose name contains it. Returns
 * whether every target was kept. Does nothing and returns null if other cases are asked for, because it takes hours.
 */
export function measureStrength(kind: Kind, only: string | undefined, asked: StrengthOptions): boolean | null {
  if (!only?.startsWith(kind)) return null
  const found = playStrength(kind, only.slice(kind.length).trim(), asked)
  if (found.length === 0) return true
  if (asked.effort !== 1) console.log(`${kind}: both sides are cut to ${String(asked.effort)} of their iterations`)
  console.table(Object.fromEntries(found.map((one) => [nameOf(one.target), row(one)])))
  return found.every(({ standing }) => standing.verdict === 'kept')
}

/**
 * Plays the targets whose names contain a text. A match ends as soon as its interval decides. A shard plays all of its
 * pairs, writes them into its part and returns no results. Throws if no target has such a name, or if a part belongs to
 * another run.
 */
export function playStrength(kind: Kind, name: string, asked: StrengthOptions): MatchResult[] {
  const targets = (MATCHES[kind] as readonly Match[]).filter((target) => nameOf(target).includes(name))
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

function judge(target: Match, deals: readonly MirroredResult[]): Standing {
  return standingOf(
    target,
    deals.map(({ share }) => share),
  )
}

/**
 * Plays one target after the other. If there is a part, the deals in it are not played again, and all new deals are
 * written into it.
 */
function playAllUntilDecided(targets: readonly Match[], asked: StrengthOptions): MirroredResult[][] {
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
  target: Match,
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
function dealsOf(target: Match, effort: number): (at: number) => MirroredResult {
  const { game: id, seats, sides } = target
  const known = gameById(id)
  const game = known as unknown as SomeGame
  const table: Table = { game, options: defaults(game.info), seats, sides }
  const level5 = (share: number): Player => levelPlayer(withEffort(botFor(known), share * effort), 5)
  if ('efforts' in target) {
    const [more, less] = target.efforts
    return (at) => playDeal(table, [level5(more), level5(less)], `${SEED} ${String(at)}`)
  }
  const { reference, time } = target
  const iterations = Math.max(1, Math.round(reference.iterations * time * effort))
  const other: Player = referencePlayer(game, { ...reference, iterations })
  return (at) => playDeal(table, [level5(1), other], `${SEED} ${String(at)}`)
}

function headOf(targets: readonly Match[], { pairs, effort }: StrengthOptions): PartHead {
  return { kind: 'strength', run: { targets, pairs, effort, seed: SEED }, total: targets.length * pairs }
}

/** Plays the pairs of a shard that its part does not hold yet. */
function playShard(targets: readonly Match[], asked: StrengthOptions, shard: Shard, part: string): void {
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
function readParts(targets: readonly Match[], asked: StrengthOptions): MirroredResult[][] {
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
  targets: readonly Match[],
  { pairs }: StrengthOptions,
  parts: readonly Part['results'][],
): MirroredResult[][] {
  const deals = new Map<number, MirroredResult>()
  for (const { at, result } of parts.flat()) deals.set(at, DEAL.parse(result))
  const inOrder = [...deals].sort(([one], [other]) => one - other)
  return targets.map((_, i) => inOrder.filter(([at]) => Math.floor(at / pairs) === i).map(([, deal]) => deal))
}

function row({ deals, standing }: MatchResult): Record<string, string | number> {
  const [own, other] = [0, 1].map((who) => deals.flatMap(({ times }) => times[who]!)) as [number[], number[]]
  const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
  return {
    pairs: standing.pairs,
    'wins, %': `${percent(standing.share)} ± ${percent(standing.half)}`,
    lead: mean(deals.map(({ lead }) => lead)).toFixed(1),
    'same cards, %': percent(deals.filter(({ share }) => share === 0.5).length / deals.length),
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
