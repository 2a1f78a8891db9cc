import { InvalidArgumentError } from 'commander'
import { misuse } from '../errors'

/** One of several runs that share the work: 1 of 3 is the first of three. */
export interface Shard {
  readonly index: number
  readonly of: number
}

/** The share of the work that a run does, and the file that it writes. */
export interface ShardTask {
  readonly shard: Shard
  /** Path of the part file. */
  readonly part: string
}

const MAX_SHARDS = 100_000

/** Parses `I/N`. Throws for anything else. */
export function parseShard(text: string): Shard {
  const [, index, of] = (/^([1-9]\d{0,5})\/([1-9]\d{0,5})$/u.exec(text) ?? []).map(Number)
  if (index !== undefined && of !== undefined && index <= of && of <= MAX_SHARDS) return { index, of }
  throw new InvalidArgumentError(`I/N, the first of three being 1/3, and at most ${MAX_SHARDS} of them.`)
}

/** Combines `--shard` and `--part`; returns null if neither is given. Throws if only one is. */
export function shardTaskOf(shard: Shard | undefined, part: string | undefined): ShardTask | null {
  if (shard !== undefined && part !== undefined) return { shard, part }
  if (shard === undefined && part === undefined) return null
  throw misuse('bad-usage', 'A shard is written to a file: give --shard I/N and --part FILE together.')
}

/** Whether a piece of work, counted from 0, belongs to a shard. */
export function isInShard({ index, of }: Shard, at: number): boolean {
  return at % of === index - 1
}
