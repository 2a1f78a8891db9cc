import * as z from 'zod/mini'
import { patternSchema, textSchema, integerSchema, MAX_NAME_LENGTH } from '../wire/fields'
import { plainName } from './plain-name'

/** Fields that several messages share. */

/** Created by one side, repeated by the other: 128 bits in hex. */
export const tokenSchema = patternSchema(/^[0-9a-f]{32}$/u)
/** A hidden value or the hash of one: 256 bits in hex. */
export const digestSchema = patternSchema(/^[0-9a-f]{64}$/u)
/** The spoken code: six letters and digits without look-alikes; lower-case letters are read as capitals. */
export const codeSchema = patternSchema(/^[2-9A-HJ-NP-Za-hj-np-z]{6}$/u)
/** The return word of a chair; lower-case letters are read as capitals. */
export const wordSchema = patternSchema(/^[A-Za-z]{4}$/u)
export const seatSchema = patternSchema(/^[A-H]$/u)
export const counterSchema = integerSchema(0)
/** A name that may be shown (see `plainName`); converted to Unicode's composed form. */
export const nameSchema = textSchema(MAX_NAME_LENGTH, 1).check(
  z.normalize('NFC'),
  z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+$/u),
  z.refine((name) => plainName(name) === name.trim()),
)
export const versionSchema = integerSchema(1, 1_000_000)
export const rangeSchema = z.strictObject({ min: versionSchema, max: versionSchema })
