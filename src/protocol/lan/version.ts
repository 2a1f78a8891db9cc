/** The versions of the LAN protocol that one side speaks, both ends included. */
export interface VersionRange {
  readonly min: number
  readonly max: number
}

/**
 * What this program speaks. A version rises whenever an older reader could misread a message; what a host only adds does
 * not raise it, since its guests pass over fields that they don't know. `hello` and `refused` are the same in every
 * version, so that two programs with none in common can still say so.
 */
export const PROTOCOL: VersionRange = { min: 1, max: 1 }

/** The newest version that both sides speak, or null if there is none. */
export function commonVersion(one: VersionRange, other: VersionRange): number | null {
  const newest = Math.min(one.max, other.max)
  return newest >= Math.max(one.min, other.min) ? newest : null
}

/** Whether a version is one of a range. */
export function speaks({ min, max }: VersionRange, version: number): boolean {
  return version >= min && version <= max
}
