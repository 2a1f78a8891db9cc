import type * as z from 'zod/mini'
import { accept, refuse, type Result } from '../../rules/kit'
import { parseJson } from '../wire/bounded-json'
import { describeSchemaError } from '../wire/schema-error'
import { guestMessageSchema, type GuestMessage } from './guest-messages'
import { hostMessageSchema, type HostMessage } from './host-messages'
import { LIMITS } from './limits'

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

/**
 * Size limits of a host's message other than a result. It contains a view, and perhaps the events of one ply. The
 * largest that any game shows has less than a quarter of them (a test plays all games); a page can list and draw
 * anything within them without a pause.
 */
export const MESSAGE_BOUNDS = {
  /** Number of values of any type, including nested ones. */
  values: 4_096,
  /** Total length of all strings and field names, in UTF-16 units. */
  characters: 16_384,
} as const

/** Measures a JSON value for {@link MESSAGE_BOUNDS}. Stops after twice the bounds. */
export function measureJson(value: unknown): { values: number; characters: number } {
  const size = { values: 0, characters: 0 }
  const pending: unknown[] = [value]
  while (pending.length > 0 && size.values <= 2 * MESSAGE_BOUNDS.values) {
    const one = pending.pop()
    size.values++
    if (typeof one === 'string') size.characters += one.length
    else if (Array.isArray(one)) for (const inner of one.slice(0, 2 * MESSAGE_BOUNDS.values)) pending.push(inner)
    else if (typeof one === 'object' && one !== null) {
      for (const [key, inner] of Object.entries(one)) {
        size.characters += key.length
        pending.push(inner)
      }
    }
  }
  return size
}

/** Whether a value is within {@link MESSAGE_BOUNDS}. */
function isWithinMessageBounds(value: unknown): boolean {
  const { values, characters } = measureJson(value)
  return values <= MESSAGE_BOUNDS.values && characters <= MESSAGE_BOUNDS.characters
}
