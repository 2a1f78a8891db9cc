import * as z from 'zod/mini'
import { patternSchema } from '../../protocol/wire/fields'
import { nameSchema, rangeSchema } from '../../protocol/lan/fields'
import type { VersionRange } from '../../protocol/lan/version'

/** What a table tells everybody in the house before they join. */
export interface TableAdvert {
  /** As its host called it. */
  readonly name: string
  /** Id of the game. */
  readonly game: string
  /** Chairs on which nobody sits. */
  readonly free: number
  readonly protocol: VersionRange
}

/** `2` or `1-3`. */
function rangeOf(text: string): VersionRange {
  const [min = 0, max = min] = text.split('-').map(Number)
  return { min, max }
}

const advertSchema = z.object({
  name: nameSchema,
  game: patternSchema(/^[a-z0-9][a-z0-9-]{0,47}$/u),
  free: z.pipe(patternSchema(/^\d$/u), z.transform(Number)),
  v: z.pipe(
    z.pipe(patternSchema(/^\d{1,7}(-\d{1,7})?$/u), z.transform(rangeOf)),
    rangeSchema.check(z.refine(({ min, max }) => min <= max)),
  ),
})

/** The strings of the TXT record; these four and no others. */
export function advertTxt({ name, game, free, protocol: { min, max } }: TableAdvert): string[] {
  const v = min === max ? String(min) : `${String(min)}-${String(max)}`
  return [`v=${v}`, `name=${name}`, `game=${game}`, `free=${String(free)}`]
}

/** Reads a TXT record. Null if it isn't one of a table; keys that we don't know are passed over. */
export function readAdvert(strings: readonly Buffer[]): TableAdvert | null {
  const fields: Record<string, string> = {}
  for (const bytes of strings) {
    const text = bytes.toString('utf8')
    const at = text.indexOf('=')
    const key = text.slice(0, at).toLowerCase()
    // RFC 6763, 6.4: of a key that comes twice the first counts.
    if (at > 0 && !Object.hasOwn(fields, key)) fields[key] = text.slice(at + 1)
  }
  const read = advertSchema.safeParse(fields)
  if (!read.success) return null
  const { name, game, free, v } = read.data
  return { name, game, free, protocol: v }
}
