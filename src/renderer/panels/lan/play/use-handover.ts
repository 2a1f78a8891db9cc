import { onScopeDispose, ref, watch, type Ref } from 'vue'
import { text } from '../../../i18n/say'
import { useLan } from '../../../stores/lan/lan'
import { useLobby } from '../../../stores/lan/lobby'

/** How long it stays readable, in milliseconds. */
const NOTICE_MS = 20_000

/** The sentence about a chair that has just moved to another device; null when there is no news. */
export function useHandover(): Readonly<Ref<string | null>> {
  const lan = useLan()
  const lobby = useLobby()
  const notice = ref<string | null>(null)
  let hideTimer: ReturnType<typeof setTimeout> | undefined

  watch(
    () => lan.lastHandover,
    (handover) => {
      if (handover === null) return
      notice.value = text('lan.returning.handover', { name: lobby.nameAt(handover.seat) })
      clearTimeout(hideTimer)
      hideTimer = setTimeout(() => (notice.value = null), NOTICE_MS)
    },
  )
  onScopeDispose(() => clearTimeout(hideTimer))
  return notice
}
