import type { CallReply, SerializedReply } from '../protocol/app/call-names'

/** Returns an answer in the form that the page expects; parses a value that was sent as JSON bytes. */
export function readAnswer(answer: CallReply | SerializedReply): CallReply {
  if (!('json' in answer)) return answer
  return { ok: true, value: JSON.parse(new TextDecoder().decode(answer.json)) as unknown }
}

/** Returns data as JSON text, or null if it cannot be serialized (a cycle, a BigInt, a getter that throws). */
export function jsonOf(data: unknown): string | null {
  try {
    return JSON.stringify(data)
  } catch {
    return null
  }
}
