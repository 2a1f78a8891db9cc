import { computed, watch } from 'vue'
import { lettersOf, type GameView } from '../../../rules/kit'
import { silhouetteOf, type Silhouette } from '../../company/silhouettes'
import { nameFace } from '../../framing/name-card'
import { text } from '../../i18n/say'
import { usePage } from '../../stores/app/page'
import { useView } from '../../stores/app/view'
import { useDemo } from '../../stores/learn/demo'
import { usePageFrame } from '../../stores/table/page-frame'
import { useTable } from '../../stores/table/table'

/** The text on the name card of a seat. */
interface NameCardText {
  readonly face: string
  readonly name: string
  readonly note: string
  readonly cameo: Silhouette | null
}

/** Returns how many cards a seat holds, in words; empty if it holds none or the number is hidden. */
function cardsOf(seen: GameView, letter: string): string {
  const { hands } = seen.state as { readonly hands?: Readonly<Record<string, unknown>> }
  const hand = hands?.[letter]
  const count = Array.isArray(hand) ? hand.length : hand
  return typeof count === 'number' ? text('game.cards', {}, count) : ''
}

/** Draws the name cards that stand at the fans of a page; each is redrawn only if its text changes. */
export function useNameCards(): void {
  const page = usePage()
  const view = useView()
  const frame = usePageFrame()

  const names = computed(() =>
    page.place === 'demo' ? useDemo().names : page.place === 'game' ? useTable().names : [],
  )
  /** Serialized, so that cards are redrawn only when the text of one of them changes. */
  const serializedCards = computed(() => {
    const { laidOutGame } = frame
    if (laidOutGame === null) return null
    const { seen } = laidOutGame
    const all = lettersOf(seen.seats).map((letter, seat): NameCardText => {
      const name = names.value[seat] ?? text('newGame.chair', { letter })
      return { face: nameFace(letter), name, note: cardsOf(seen, letter), cameo: silhouetteOf(name) }
    })
    return JSON.stringify(all)
  })
  let printedTexts = new Map<string, string>()

  watch(
    [serializedCards, () => view.stage] as const,
    async ([cards, stage], [, before]) => {
      if (stage !== before) printedTexts = new Map()
      if (cards === null || stage === null) return
      const { drawNameCard, loadFonts } = await import('../../lobby/paint/table-cards')
      await loadFonts(cards)
      if (view.stage !== stage || serializedCards.value !== cards) return
      for (const card of JSON.parse(cards) as NameCardText[]) {
        const now = JSON.stringify(card)
        if (printedTexts.get(card.face) === now) continue
        printedTexts.set(card.face, now)
        stage.setPicture(card.face, drawNameCard(card))
      }
    },
    { immediate: true },
  )
}
