import { isObject } from '../../rules/kit'
/**
 * A change of a value below the settings' top level that keeps what other pages have made of it: `add` a number to a
 * counter, keep the `most` of two numbers or the `least` of two results, or join a list to another (`union`).
 */
export interface SettingsMerge {
  /** The keys that lead to the value; what is missing on the way is created. */
  readonly path: readonly string[]
  readonly how: 'add' | 'most' | 'least' | 'union'
  /** Results are compared by their numbers, in the order of the keys; null is worse than any number. */
  readonly value: unknown
}

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
  most: (kept, value) => {
    const most = Math.max(numberOr(kept, -Infinity), numberOr(value, -Infinity))
    return Number.isFinite(most) ? most : null
  },
  least: (kept, value) => (isObject(kept) && isObject(value) && !isLess(value, kept) ? kept : value),
  union(kept, value) {
    const all = new Set([...listOr(kept), ...listOr(value)])
    return [...all].sort((a, b) => numberOr(a, 0) - numberOr(b, 0))
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
