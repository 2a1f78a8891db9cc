import type { Seen } from '../../../rules/kit'
import { tableOf } from './table'

/** The leaflet by language, loaded when it is opened. */
export const leaflet: Readonly<Record<string, () => Promise<string>>> = {
  en: () => import('../../../../resources/leaflets/puzzle-supreme.en.md?raw').then((it) => it.default),
}

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Seen): string {
  const { state, over } = tableOf(seen)
  if (over) return 'the-question-of-1928'
  if (state.tray.length === 49) return 'the-problem'
  return state.tray.length === 0 ? 'the-end' : 'laying-the-cards'
}
