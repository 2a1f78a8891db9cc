import * as z from 'zod/mini'
import { matching, text, whole } from '../bounded'
import { MAX_NAME } from '../schemas'

/** Fields that several messages share. */

/** Made by one side, repeated by the other: 128 bits in hex. */
export const tokenSchema = matching(/^[0-9a-f]{32}$/u)
/** A hidden value or a hash of one: 256 bits in hex. */
export const digestSchema = matching(/^[0-9a-f]{64}$/u)
/** Six letters and digits without look-alikes, as they are spoken; small letters are read as capitals. */
export const codeSchema = matching(/^[2-9A-HJ-NP-Za-hj-np-z]{6}$/u)
export const seatSchema = matching(/^[A-H]$/u)
export const counterSchema = whole(0)
export const nameSchema = text(MAX_NAME, 1).check(z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+$/u))
export const versionSchema = whole(1, 1_000_000)
export const rangeSchema = z.strictObject({ min: versionSchema, max: versionSchema })
