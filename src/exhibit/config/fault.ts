/** A fault in an exhibit file: its place, what is wrong, and what would be right. */
export interface LocatedFault {
  /** Keys and indices from the root of the document. */
  readonly path: readonly (string | number)[]
  readonly message: string
  readonly right: string
}

/** Returns a value as an object; an empty one for anything else, which the schema reports. */
export function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

/** Returns a value as a list; an empty one for anything else, which the schema reports. */
export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : []
}

/** Returns the entries of an object whose values are texts; others are reported by the schema. */
export function textsIn(value: unknown): [key: string, sentence: string][] {
  return Object.entries(objectIn(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
}
