import { computed, watch } from 'vue'
import { silhouetteOf, type Silhouette } from '../../company/silhouettes'
import { leastTypeHeight, printScaleOf } from '../../framing/name-card'
import { useView } from '../../stores/app/view'
import { useVisibleTable } from '../../stores/output/visible-table'
import { usePageFrame } from '../../stores/table/page-frame'
import { useNameCardWords, type NameCardWords } from './use-name-card-words'

/** What the name card of a seat is printed from. */
interface NameCardText extends NameCardWords {
  readonly cameo: Silhouette | null
  readonly others: readonly string[]
  readonly least: number
}

/** Steps of the least height of type, in inches: a card that moves a little is not printed again. */
const LEAST_STEP = 0.05

/** Draws the name cards that stand at the fans of a page; each is redrawn only if its text changes. */
export function useNameCards(): void {
  const view = useView()
  const frame = usePageFrame()
  const visible = useVisibleTable()
  const words = useNameCardWords()

  /** Returns the least height of the type of the card with a face, in inches of its print; 0 if it does not stand there. */
  function leastTypeOf(face: string): number {
    const { framed } = frame
    const card = visible.pieces.find((piece) => piece.face === face)
    if (framed === null || card === undefined) return 0
    const { camera } = view.name === 'top' ? framed.fromAbove : framed.framedField
    return Math.ceil(leastTypeHeight(framed.rem) / printScaleOf(camera, card) / LEAST_STEP) * LEAST_STEP
  }

  /** Serialized, so that cards are redrawn only when the text of one of them changes. */
  const serializedCards = computed(() => {
    const all = words.value?.map((card, seat): NameCardText => {
      const others = (words.value ?? []).filter((_, at) => at !== seat).map(({ name }) => name)
      return { ...card, cameo: silhouetteOf(card.name), others, least: leastTypeOf(card.face) }
    })
    return all === undefined ? null : JSON.stringify(all)
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
