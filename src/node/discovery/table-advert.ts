import * as z from 'zod/mini'
import { patternSchema } from '../../protocol/wire/fields'
import { nameSchema, rangeSchema } from '../../protocol/lan/fields'
import type { VersionRange } from '../../protocol/lan/version'

/** What a table announces on the network before anyone joins. */
export interface TableAdvert {
  /** The name that its host gave it. */
  readonly name: string
  /** Id of the game. */
  readonly game: string
  /** Number of free chairs. */
  readonly free: number
  readonly protocol: VersionRange
}

/** Parses `2` or `1-3`. */
function parseRange(text: string): VersionRange {
  const [min = 0, max = min] = text.split('-').map(Number)
  return { min, max }
}

const advertSchema = z.object({
  name: nameSchema,
  game: patternSchema(/^[a-z0-9][a-z0-9-]{0,47}$/u),
  free: z.pipe(patternSchema(/^\d$/u), z.transform(Number)),
  v: z.pipe(
    z.pipe(patternSchema(/^\d{1,7}(-\d{1,7})?$/u), z.transform(parseRange)),
    rangeSchema.check(z.refine(({ min, max }) => min <= max)),
  ),
})

/** Returns the strings of the TXT record: exactly these four. */
export function advertTxt({ name, game, free, protocol: { min, max } }: TableAdvert): string[] {
  const v = min === max ? String(min) : `${String(min)}-${String(max)}`
  return [`v=${v}`, `name=${name}`, `game=${game}`, `free=${String(free)}`]
}

/** Parses a TXT record. Returns null if it is not a table's; unknown keys are ignored. */
export function readAdvert(strings: readonly Buffer[]): TableAdvert | null {
  const fields: Record<string, string> = {}
  for (const bytes of strings) {
    const text = bytes.toString('utf8')
    const at = text.indexOf('=')
    const key = text.slice(0, at).toLowerCase()
    // RFC 6763, 6.4: the first occurrence of a key counts.
    if (at > 0 && !Object.hasOwn(fields, key)) fields[key] = text.slice(at + 1)
  }
  const read = advertSchema.safeParse(fields)
  if (!read.success) return null
  const { name, game, free, v } = read.data
  return { name, game, free, protocol: v }
}
