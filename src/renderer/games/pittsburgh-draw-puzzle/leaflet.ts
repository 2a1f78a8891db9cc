import type { Seen } from '../../../rules/kit'
import { HANDS, isRight, rankOf, tableOf } from './table'

/** The leaflet by language, loaded when it is opened. */
export const leaflet: Readonly<Record<string, () => Promise<string>>> = {
  en: () => import('../../../../resources/leaflets/pittsburgh-draw-puzzle.en.md?raw').then((it) => it.default),
}

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Seen): string {
  const table = tableOf(seen)
  if (table.over) return 'the-question-of-1928'
  if (table.state.tray.length === 50) return 'the-problem'
  const wrong = HANDS.some((hand) => rankOf(table.state, hand) !== null && !isRight(table, hand))
  return wrong ? 'the-ten-hands' : 'where-to-begin'
}
