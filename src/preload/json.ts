import type { CallReply, WrittenAnswer } from '../protocol/app/call-names'

/** An answer as the page is given it: a value that crossed as JSON is read here. */
export function readAnswer(answer: CallReply | WrittenAnswer): CallReply {
  if (!('json' in answer)) return answer
  return { ok: true, value: JSON.parse(new TextDecoder().decode(answer.json)) as unknown }
}

/** Data as JSON text; null where it is none (a cycle, a BigInt, something that throws when it is read). */
export function jsonOf(data: unknown): string | null {
  try {
    return JSON.stringify(data)
  } catch {
    return null
  }
}
