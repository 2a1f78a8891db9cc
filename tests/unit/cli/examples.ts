import { readFileSync } from 'node:fs'

/** An example of the rules page: a record and what must come of it. */
export interface Example {
  readonly record: Record<string, unknown> & { readonly moves: readonly string[]; readonly chance: { tape: string[] } }
  readonly expected: Record<string, unknown> & { readonly moves?: readonly string[] }
}

function example(name: string): Example {
  const url = new URL(`../../fixtures/forty-nine/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(url, 'utf8')) as Example
}

export const leaflet = example('leaflet')
export const baltimore = example('strict-baltimore')
export const claims = example('strict-claims')
export const refused = example('refused')

/** Returns the example's record up to this many moves. */
export function upTo({ record }: Example, moves: number): Record<string, unknown> {
  return { ...record, moves: record.moves.slice(0, moves) }
}
