import type * as z from 'zod/mini'
import { accept, refuse, type Result } from '../../rules/kit'
import { explain } from '../explain'
import { parseJson } from '../json'
import { guestMessageSchema, type GuestMessage } from './guest-messages'
import { hostMessageSchema, type HostMessage } from './host-messages'
import { LIMITS } from './limits'

/** A guest's frame as a message: `too-large`, `not-json`, `too-deep`, `unsafe-key` or `bad-message`. Never throws. */
export function readGuestMessage(text: string): Result<GuestMessage> {
  return read(text, guestMessageSchema, { length: LIMITS.guestFrame, depth: LIMITS.depth })
}

/** A host's frame as a message, with the same refusals. */
export function readHostMessage(text: string): Result<HostMessage> {
  return read(text, hostMessageSchema, { length: LIMITS.hostFrame, depth: 32 })
}

function read<T>(text: string, schema: z.ZodMiniType<T>, bounds: { length: number; depth: number }): Result<T> {
  const parsed = parseJson(text, bounds)
  if (!parsed.ok) return parsed
  const checked = schema.safeParse(parsed.value)
  return checked.success ? accept(checked.data) : refuse('bad-message', explain(checked.error))
}
