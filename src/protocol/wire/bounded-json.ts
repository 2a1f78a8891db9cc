import { accept, refuse, type Result } from '../../rules/kit'

/** Limits of a document from outside, checked before anything processes it. */
export interface JsonBounds {
  /** Length of the text, in UTF-16 units. */
  readonly length: number
  /** Nesting depth of arrays and objects. */
  readonly depth: number
  /** Allows the key `__proto__`, for readers that look only at own keys and report this key themselves. */
  readonly allowsAnyKey?: boolean
}

/** Large enough for any record or settings document, and far below what could trouble a recursive reader. */
const DEFAULT_BOUNDS: JsonBounds = { length: 1_048_576, depth: 32 }

/**
 * Parses JSON of unknown origin. Refuses with `too-large`, `not-json`, `too-deep` or `unsafe-key` (a key named
 * `__proto__`, which would mean different things to different readers). Never throws.
 */
export function parseJson(text: string, bounds: JsonBounds = DEFAULT_BOUNDS): Result<unknown> {
  if (text.length > bounds.length) {
    return refuse('too-large', `The text is longer than the ${String(bounds.length)} characters allowed.`)
  }
  if (nestsDeeper(text, bounds.depth)) return refuseTooDeep(bounds.depth)
  try {
    // Some editors begin a text with a byte order mark.
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/u, ''))
    return bounds.allowsAnyKey ? accept(value) : checkJson(value, bounds.depth)
  } catch {
    return refuse('not-json', 'The text is not JSON.')
  }
}

/** Makes the same checks on a value that was parsed elsewhere: depth, keys, and only types that JSON has. */
export function checkJson(value: unknown, depth: number = DEFAULT_BOUNDS.depth): Result<unknown> {
  let level: unknown[] = [value]
  for (let deep = 0; level.length > 0; deep++) {
    const next: unknown[] = []
    for (const one of level) {
      if (typeof one !== 'object' || one === null) {
        if (!isScalar(one)) return refuse('not-json', 'The value holds something that JSON has no form for.')
        continue
      }
      if (deep >= depth) return refuseTooDeep(depth)
      if (Object.hasOwn(one, '__proto__')) return refuse('unsafe-key', 'No key may be called "__proto__".')
      for (const inner of Array.isArray(one) ? one : Object.values(one)) next.push(inner)
    }
    level = next
  }
  return accept(value)
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
}

function refuseTooDeep(depth: number): ReturnType<typeof refuse> {
  return refuse('too-deep', `The document nests deeper than ${String(depth)} levels.`)
}

/**
 * Whether brackets outside strings nest deeper than `depth`. A scan of the text, so that no parser receives such a
 * text.
 */
function nestsDeeper(text: string, depth: number): boolean {
  let openBrackets = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (quoted) {
      if (code === 0x5c) i++
      else if (code === 0x22) quoted = false
    } else if (code === 0x22) quoted = true
    else if (code === 0x5b || code === 0x7b) {
      if (++openBrackets > depth) return true
    } else if (code === 0x5d || code === 0x7d) openBrackets--
  }
  return false
}
