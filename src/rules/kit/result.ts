/**
 * Why something from outside was not accepted: a fixed kebab-case word for programs, and a sentence for people that
 * names the rule. Refusals arise only where text or strangers enter; behind that gate a fault is a bug and throws.
 */
export interface Refusal {
  readonly code: string
  readonly message: string
}

export type Result<T, E = Refusal> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

export function accept<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

export function refuse(code: string, message: string): { readonly ok: false; readonly error: Refusal } {
  return { ok: false, error: { code, message } }
}
