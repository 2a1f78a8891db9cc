import { isObject } from '../../rules/kit'
/**
 * A change of a value below the settings' top level that keeps what other pages have made of it: `add` a number to a
 * counter or to a `run` of successes, keep the `most` of two numbers or the `least` of two results, join a list to another
 * (`union`), or put the `latest` entries into a record, of which only the last are kept.
 */
export interface SettingsMerge {
  /** The keys that lead to the value; what is missing on the way is created. */
  readonly path: readonly string[]
  readonly how: (typeof MERGE_WAYS)[number]
  /**
   * Results are compared by their numbers, in the order of the keys; null is worse than any number. The value of a run
   * that was broken, and has been n since, is -1 - n.
   */
  readonly value: unknown
}

export const MERGE_WAYS = ['add', 'run', 'most', 'least', 'union', 'latest'] as const

/** How many entries of a record are kept to which the `latest` are put: two weeks of a deal a day for two. */
const MAX_LATEST = 28

type Tree = Record<string, unknown>

/** Largest settings, in characters of JSON. */
export const MAX_SETTINGS_LENGTH = 262_144

/**
 * Returns a settings document with changes applied: the keys of `changed` replace those of the document, and `merges`
 * are applied to what is there. Everything else stays. A document that is no object counts as empty.
 */
export function applySettingsChanges(
  document: unknown,
  changed: Readonly<Tree>,
  merges: readonly SettingsMerge[] = [],
): Tree {
  const result = JSON.parse(JSON.stringify({ ...(isObject(document) ? document : {}), ...changed })) as Tree
  for (const { path, how, value } of merges) {
    let at = result
    for (const key of path.slice(0, -1)) at = ownTree(at, key)
    const last = path.at(-1) ?? ''
    at[last] = MERGES[how](Object.hasOwn(at, last) ? at[last] : undefined, value)
  }
  return result
}

const MERGES: Readonly<Record<SettingsMerge['how'], (kept: unknown, value: unknown) => unknown>> = {
  add: (kept, value) => numberOr(kept, 0) + numberOr(value, 0),
  run: (kept, value) => {
    const more = numberOr(value, 0)
    return more < 0 ? -1 - more : numberOr(kept, 0) + more
  },
  most: (kept, value) => {
    const most = Math.max(numberOr(kept, -Infinity), numberOr(value, -Infinity))
    return Number.isFinite(most) ? most : null
  },
  least: (kept, value) => (isObject(kept) && isObject(value) && !isLess(value, kept) ? kept : value),
  union(kept, value) {
    const all = new Set([...listOr(kept), ...listOr(value)])
    return [...all].sort((a, b) => numberOr(a, 0) - numberOr(b, 0))
  },
  latest(kept, value) {
    const later: Tree = isObject(value) ? value : {}
    const earlier = Object.entries(isObject(kept) ? kept : {}).filter(([key]) => !Object.hasOwn(later, key))
    return Object.fromEntries([...earlier, ...Object.entries(later)].slice(-MAX_LATEST))
  },
}

/** Whether a result is better than another: less in the first of its numbers in which they differ. */
function isLess(one: Tree, other: Tree): boolean {
  for (const key of Object.keys(one)) {
    const [a, b] = [numberOr(one[key], Infinity), numberOr(other[key], Infinity)]
    if (a !== b) return a < b
  }
  return false
}

function ownTree(tree: Tree, key: string): Tree {
  const kept = Object.hasOwn(tree, key) ? tree[key] : undefined
  const own: Tree = isObject(kept) ? kept : {}
  tree[key] = own
  return own
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise
}

function listOr(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : []
}
