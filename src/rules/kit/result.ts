/**
 * Why something from outside was refused: a fixed kebab-case code for programs, and a sentence for people that names
 * the rule. Refusals arise only where untrusted input enters; past that point a fault is a bug and throws.
 */
export interface Refusal<Code extends string = string> {
  readonly code: Code
  readonly message: string
}

/**
 * A value, or the reason why there is none. `Code` lists the codes that can occur, so that a misspelt one does not
 * compile.
 */
export type Result<T, Code extends string = string> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Refusal<Code> }

export function accept<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

export function refuse<const Code extends string>(
  code: Code,
  message: string,
): { readonly ok: false; readonly error: Refusal<Code> } {
  return { ok: false, error: { code, message } }
}

/** Codes with which every game refuses a text that is no move, or comes too late. */
export type CommonRefusal = 'bad-move' | 'game-over'

/** The same, and the code for a seat that is not in turn. */
export type TurnRefusal = CommonRefusal | 'not-your-turn'
