/** The versions of the LAN protocol that one side speaks, both ends included. */
export interface VersionRange {
  readonly min: number
  readonly max: number
}

/**
 * The versions that this program speaks. The version rises whenever an older reader could misread a message. An
 * addition by the host does not raise it, since guests ignore fields that they do not know. `hello` and `refused` are
 * the same in every version, so that two programs without a common version can still report that.
 */
export const PROTOCOL_VERSIONS: VersionRange = { min: 1, max: 2 }

/** Returns the newest version that both sides speak, or null if there is none. */
export function commonVersion(one: VersionRange, other: VersionRange): number | null {
  const newest = Math.min(one.max, other.max)
  return newest >= Math.max(one.min, other.min) ? newest : null
}

/** Whether a version is within a range. */
export function speaks({ min, max }: VersionRange, version: number): boolean {
  return version >= min && version <= max
}
