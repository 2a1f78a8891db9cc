import { watch } from 'vue'
import { ENDING_FACE } from '../../games/layout/ending'
import { useView } from '../../stores/app/view'
import { useEnding } from '../../stores/table/ending'

/** Prints the card that stands on the table when a game is over. */
export function useEndingCard(): void {
  const view = useView()
  const ending = useEnding()
  watch(
    [() => (ending.shown ? ending.card : null), () => view.stage] as const,
    async ([card, stage]) => {
      if (card === null || stage === null) return
      const { drawEndingCard, LETTERING } = await import('../../lobby/paint')
      await Promise.all(LETTERING.map((face) => document.fonts.load(face)))
      if (view.stage === stage) stage.print(ENDING_FACE, drawEndingCard(ENDING_FACE, card.headline, card.line))
    },
    { immediate: true },
  )
}
