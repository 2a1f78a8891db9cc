import { InvalidArgumentError } from 'commander'
import { misuse } from '../errors'

/** One of several runs that share the work between them: the first of three is 1 of 3. */
export interface Shard {
  readonly index: number
  readonly of: number
}

/** What a run was asked to do of the whole, and where it writes it. */
export interface ShardAsked {
  readonly shard: Shard
  /** The file of the part. */
  readonly part: string
}

const MOST_SHARDS = 100_000

/** Reads `I/N`. Throws for anything else. */
export function shardOf(text: string): Shard {
  const [, index, of] = (/^([1-9]\d{0,5})\/([1-9]\d{0,5})$/u.exec(text) ?? []).map(Number)
  if (index !== undefined && of !== undefined && index <= of && of <= MOST_SHARDS) return { index, of }
  throw new InvalidArgumentError(`I/N, the first of three being 1/3, and at most ${MOST_SHARDS} of them.`)
}

/** What `--shard` and `--part` ask together; null without them. Throws where one of them is missing. */
export function shardAsked(shard: Shard | undefined, part: string | undefined): ShardAsked | null {
  if (shard !== undefined && part !== undefined) return { shard, part }
  if (shard === undefined && part === undefined) return null
  throw misuse('bad-usage', 'A shard is written to a file: give --shard I/N and --part FILE together.')
}

/** Whether a piece of work, counted from 0, is a shard's. */
export function isOwn({ index, of }: Shard, at: number): boolean {
  return at % of === index - 1
}
