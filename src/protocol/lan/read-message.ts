import type * as z from 'zod/mini'
import { accept, refuse, type Result } from '../../rules/kit'
import { describeSchemaError } from '../wire/schema-error'
import { parseJson } from '../wire/bounded-json'
import { guestMessageSchema, type GuestMessage } from './guest-messages'
import { hostMessageSchema, type HostMessage } from './host-messages'
import { LIMITS } from './limits'
import { isWithinMessageBounds } from './message-size'

/**
 * Parses a guest's frame. Refuses with `too-large`, `not-json`, `too-deep`, `unsafe-key` or `bad-message`. Never
 * throws.
 */
export function readGuestMessage(text: string): Result<GuestMessage> {
  return read(text, guestMessageSchema, { length: LIMITS.guestFrame, depth: LIMITS.depth })
}

/**
 * Parses a host's frame, with the same refusals; also `too-large` if it contains more than any game shows. Only a
 * result, with the record of a whole game, may be longer.
 */
export function readHostMessage(text: string): Result<HostMessage> {
  return read(text, hostMessageSchema, {
    length: LIMITS.hostFrame,
    depth: 32,
    fits: (value) => isResult(value) || isWithinMessageBounds(value),
  })
}

const isResult = (value: unknown): boolean => (value as { readonly type?: unknown } | null)?.type === 'result'

interface Bounds {
  readonly length: number
  readonly depth: number
  /** Checks the value before its schema does. */
  readonly fits?: (value: unknown) => boolean
}

function read<T>(text: string, schema: z.ZodMiniType<T>, bounds: Bounds): Result<T> {
  const parsed = parseJson(text, bounds)
  if (!parsed.ok) return parsed
  if (bounds.fits?.(parsed.value) === false) return refuse('too-large', 'The message tells more than any game shows.')
  const checked = schema.safeParse(parsed.value)
  return checked.success ? accept(checked.data) : refuse('bad-message', describeSchemaError(checked.error))
}
