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

/** Returns a reader of the number of seconds that a flag's text states; it throws commander's error for other texts. */
const secondsUpTo =
  (most: number) =>
  (text: string): number => {
    const value = Number(text)
    if (Number.isFinite(value) && value > 0 && value <= most) return value
    throw new InvalidArgumentError('Seconds are a number above 0.')
  }

const DAY = 86_400
export const secondsIn = secondsUpTo(DAY)
/** The same for what may take days. */
export const secondsOfDays = secondsUpTo(10 * DAY)

/** Adds the text of a flag that may be given several times to those before it. */
export function collect(one: string, before: readonly string[]): string[] {
  return [...before, one]
}
