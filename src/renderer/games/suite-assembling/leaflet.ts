import type { Seen } from '../../../rules/kit'
import { isUndealt, isVacant, sizeOf, tableOf } from './table'

/** The leaflet by language, loaded when it is opened. */
export const leaflet: Readonly<Record<string, () => Promise<string>>> = {
  en: () => import('../../../../resources/leaflets/suite-assembling.en.md?raw').then((it) => it.default),
}

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Seen): string {
  const table = tableOf(seen)
  if (table.over) return 'the-end'
  if (isUndealt(table)) return 'the-layout'
  if (table.state.piles.some(isVacant)) return 'spaces'
  return sizeOf(table.state.heap) > 0 ? 'the-pack' : 'building-down'
}
