import { InvalidArgumentError } from 'commander'
import { parseShard } from './shards/shard'

/** Options of commands whose work can be split into shards. */
export const SHARD = ['--shard <i/n>', 'do this share of the work, 1/3 being the first of three', parseShard] as const
export const PART = ['--part <file>', 'where a shard writes what it did; a killed one goes on there'] as const

/** Returns the whole number above 0 that a flag's text states. Throws commander's error for any other text. */
export function wholeNumberIn(text: string): number {
  if (/^[1-9]\d{0,6}$/u.test(text)) return Number(text)
  throw new InvalidArgumentError('A whole number above 0.')
}

/** Returns the number of seconds that a flag's text states. Throws commander's error for any other text. */
export function secondsIn(text: string): number {
  const value = Number(text)
  if (Number.isFinite(value) && value > 0 && value <= 86_400) return value
  throw new InvalidArgumentError('Seconds are a number above 0.')
}

/** Adds the text of a flag that may be given several times to those before it. */
export function collect(one: string, before: readonly string[]): string[] {
  return [...before, one]
}
