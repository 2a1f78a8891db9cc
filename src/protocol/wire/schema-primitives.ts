import * as z from 'zod/mini'

/** Values with bounds, of which the schemas of everything that crosses a border are made. */

/** A text of so many UTF-16 units. */
export const textSchema = (max: number, min = 0) => z.string().check(z.minLength(min), z.maxLength(max))

export const patternSchema = (pattern: RegExp) => z.string().check(z.regex(pattern))

/** An integer that doubles hold exactly. */
export const integerSchema = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.int().check(z.minimum(min), z.maximum(max))

export const listSchema = <T extends z.ZodMiniType>(of: T, max: number, min = 0) =>
  z.array(of).check(z.minLength(min), z.maxLength(max))
