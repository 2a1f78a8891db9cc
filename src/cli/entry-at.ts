/** The entry of a list at a place that it has; throws where it has none. */
export function entryAt<T>(list: readonly T[], at: number): T {
  const entry = list[at]
  if (entry === undefined) throw new RangeError(`A list of ${list.length} has no entry ${at}.`)
  return entry
}
