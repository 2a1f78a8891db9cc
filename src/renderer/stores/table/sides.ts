import { letterOf, type Seat } from '../../../rules/kit'
import { useTable } from './table'

/** Returns the letters of the seats of each side at the table; empty where each plays alone. */
export function sidesAtTable(): readonly (readonly string[])[] {
  const { face, seen } = useTable()
  return (seen && face?.sides?.(seen)) ?? []
}

/** Groups seats by their sides, in the order of seats; seats without partners are groups of their own. */
export function groupBySides<T extends { readonly seat: Seat }>(
  seats: readonly T[],
  sides: readonly (readonly string[])[],
): readonly (readonly [first: T, ...partners: T[]])[] {
  const groups: [T, ...T[]][] = []
  for (const it of seats) {
    const side = sides.find((letters) => letters.includes(letterOf(it.seat)))
    const group = groups.find(([first]) => side?.includes(letterOf(first.seat)) === true)
    if (group === undefined) groups.push([it])
    else group.push(it)
  }
  return groups
}
