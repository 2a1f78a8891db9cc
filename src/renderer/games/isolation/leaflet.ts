import type { Seen } from '../../../rules/kit'
import { tableOf } from './table'

/** The leaflet by language, loaded when it is opened. */
export const leaflet: Readonly<Record<string, () => Promise<string>>> = {
  en: () => import('../../../../resources/leaflets/isolation.en.md?raw').then((it) => it.default),
}

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Seen): string {
  const { state, over } = tableOf(seen)
  if (over) return 'the-forty'
  if (state.clashes > 0) return 'what-clashes'
  return state.squares.length === 0 ? 'the-problem' : 'laying-the-cards'
}
