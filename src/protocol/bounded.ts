import * as z from 'zod/mini'

/** Values with bounds, of which the schemas of everything that crosses a border are made. */

/** A text of so many UTF-16 units. */
export const text = (max: number, min = 0) => z.string().check(z.minLength(min), z.maxLength(max))

export const matching = (pattern: RegExp) => z.string().check(z.regex(pattern))

/** An integer that doubles hold exactly. */
export const whole = (min: number, max = Number.MAX_SAFE_INTEGER) => z.int().check(z.minimum(min), z.maximum(max))

export const list = <T extends z.ZodMiniType>(of: T, max: number, min = 0) =>
  z.array(of).check(z.minLength(min), z.maxLength(max))
