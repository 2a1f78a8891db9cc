import { watch, type Ref } from 'vue'
import { text } from '../../../i18n/say'
import { useLan } from '../../../stores/lan/lan'
import { usePassing } from '../../base/use-passing'
import { useLobby } from '../../../stores/lan/lobby'

/** How long it stays readable, in milliseconds. */
const NOTICE_MS = 20_000

/** Calls back with a sentence whenever a chair has moved to another device, or a hand is shown to somebody or no longer. */
export function onChairNews(tell: (sentence: string) => void): void {
  const lan = useLan()
  const lobby = useLobby()
  watch(
    () => lan.lastHandover,
    (handover) => handover && tell(text('lan.returning.handover', { name: lobby.nameAt(handover.seat) })),
  )
  watch(
    () => lan.lastShown,
    (shown) => {
      if (shown === null) return
      const to = shown.to === null ? text('lan.showing.onlooker') : lobby.nameAt(shown.to)
      tell(text(shown.isOn ? 'lan.showing.on' : 'lan.showing.off', { name: lobby.nameAt(shown.seat), to }))
    },
  )
}

/** The latest sentence about a chair, while it is news; null when there is none. */
export function useChairNews(): Readonly<Ref<string | null>> {
  const { value: notice, show } = usePassing<string | null>(null)
  onChairNews((sentence) => show(sentence, NOTICE_MS))
  return notice
}
