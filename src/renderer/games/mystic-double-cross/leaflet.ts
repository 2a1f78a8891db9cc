import type { Seen } from '../../../rules/kit'
import { isUndealt, tableOf } from './table'

/** The leaflet by language, loaded when it is opened. */
export const leaflet: Readonly<Record<string, () => Promise<string>>> = {
  en: () => import('../../../../resources/leaflets/mystic-double-cross.en.md?raw').then((it) => it.default),
}

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Seen): string {
  const table = tableOf(seen)
  if (table.over) return 'what-counts'
  if (table.state.inHand !== null) return 'the-cheater'
  return isUndealt(table) || table.state.drawn === 0 ? 'the-cards' : 'turning-up'
}
