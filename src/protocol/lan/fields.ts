import { z } from 'zod'
import { MAX_NAME } from '../schemas'

/** Fields that several messages share. */

/** Made by one side, repeated by the other: 128 bits in hex. */
export const tokenSchema = z.string().regex(/^[0-9a-f]{32}$/u)
/** A hidden value or a hash of one: 256 bits in hex. */
export const digestSchema = z.string().regex(/^[0-9a-f]{64}$/u)
/** Six letters and digits without look-alikes, as they are spoken; small letters are read as capitals. */
export const codeSchema = z.string().regex(/^[2-9A-HJ-NP-Za-hj-np-z]{6}$/u)
export const seatSchema = z.string().regex(/^[A-H]$/u)
export const counterSchema = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
export const nameSchema = z
  .string()
  .min(1)
  .max(MAX_NAME)
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+$/u)
export const versionSchema = z.number().int().min(1).max(1_000_000)
export const rangeSchema = z.strictObject({ min: versionSchema, max: versionSchema })
