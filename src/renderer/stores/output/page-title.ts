import { computed, watchEffect } from 'vue'
import { text } from '../../i18n/say'
import { descriptionOf } from '../../games/catalogue'
import { useLan } from '../lan/lan'
import { usePage } from '../app/page'
import { turnText } from '../table/turn-text'
import { useShelf } from '../app/shelf'
import { useShownGame } from './shown-game'

/** Returns what the page shows, most specific first: whose turn it is, the game, the app. */
export function titleParts(): string[] {
  const page = usePage()
  const shelf = useShelf()
  const app = text('app.name')
  const titleOf = (id: string | null | undefined): string[] =>
    id === null || id === undefined ? [] : [descriptionOf(id).title]
  const title = titleOf(useShownGame().face?.id)
  if (page.place === 'game') return [turnText(), ...title, app]
  if (page.place === 'lesson') return [text('lesson.title'), ...title, app]
  if (page.place === 'demo') return [text('demo.title'), ...title, app]
  if (page.place === 'gathering') return [...titleOf(useLan().joinedTable?.game), app]
  return [...titleOf(page.place === 'shelf' ? shelf.chosenGame : null), app]
}

/** Keeps the document's title up to date with the page, for tabs, windows and screen readers. */
export function syncPageTitle(): void {
  const title = computed(() => titleParts().join(' – '))
  watchEffect(() => (document.title = title.value))
}
