import { watch } from 'vue'
import type { Stage } from '../../stage/stage-api'
import { ENDING_FACE } from '../../games/layout/ending'
import { useView } from '../../stores/app/view'
import { useEnding, type EndingCard } from '../../stores/table/ending'

/** Draws the card that stands on the table when a game is over. */
export function useEndingCard(): void {
  const view = useView()
  const ending = useEnding()

  async function print(stage: Stage, { headline, line }: EndingCard): Promise<void> {
    const { drawEndingCard, loadFonts } = await import('../../lobby/paint/table-cards')
    await loadFonts(`${headline} ${line}`)
    if (view.stage === stage) stage.setPicture(ENDING_FACE, drawEndingCard(ENDING_FACE, headline, line))
  }

  watch(
    [() => (ending.isResultShown ? ending.card : null), () => view.stage] as const,
    ([card, stage]) => {
      if (card !== null && stage !== null) void stage.trackWork(print(stage, card))
    },
    { immediate: true },
  )
}
