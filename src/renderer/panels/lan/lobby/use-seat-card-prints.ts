import { watch } from 'vue'
import type { SeatCardText } from '../../../lobby/paint/seat-card'
import type { InvitationText } from '../../../lobby/paint/invitation'
import type { Stage } from '../../../stage/stage-api'
import { useLobby } from '../../../stores/lan/lobby'
import { usePage } from '../../../stores/app/page'
import { useView } from '../../../stores/app/view'

/** Draws the cards of a gathering for the stage; each is redrawn only if its text changes. */
export function useSeatCardPrints(): void {
  const page = usePage()
  const view = useView()
  const lobby = useLobby()
  /** Number of the newest printing: an older one may finish later if its fonts load late. */
  let latestPrinting = 0
  let printed: { readonly stage: Stage; readonly written: Map<string, string> } | null = null

  function printCard(stage: Stage, picture: string, writing: unknown, draw: () => HTMLCanvasElement): void {
    const now = JSON.stringify(writing)
    if (printed?.stage !== stage) printed = { stage, written: new Map() }
    if (printed.written.get(picture) === now) return
    printed.written.set(picture, now)
    stage.setPicture(picture, draw())
  }

  async function printAll(
    stage: Stage,
    chairs: readonly SeatCardText[],
    invitation: InvitationText | null,
    link: string | null,
  ): Promise<void> {
    const printing = ++latestPrinting
    const { drawSeatCard, drawInvitation, loadFonts, encodeQrCode } = await import('../../../lobby/paint')
    await loadFonts(JSON.stringify(chairs))
    if (printing !== latestPrinting) return
    for (const chair of chairs) printCard(stage, `tent/${chair.seat}`, chair, () => drawSeatCard(chair))
    if (invitation === null || link === null) return
    printCard(stage, 'tent/invite', { ...invitation, link }, () => drawInvitation(invitation, encodeQrCode(link)))
  }

  watch(
    [() => page.place, () => view.stage, () => lobby.cardTexts, () => lobby.invitation, () => lobby.link],
    ([place, stage, chairs, invitation, link]) => {
      if (place === 'gathering' && stage !== null) void stage.trackWork(printAll(stage, chairs, invitation, link))
    },
    { immediate: true },
  )
}
