import { computed, onScopeDispose, ref, watch, type Ref } from 'vue'
import { callAfter } from '../../../../async/clock'
import { text } from '../../../i18n/say'
import { useLan } from '../../../stores/lan/lan'
import { useGameLog } from '../../../stores/app/game-log'
import { useTable } from '../../../stores/table/table'

/** How long it stays readable, in milliseconds. */
const NOTICE_MS = 6_000

/**
 * Whether the time of somebody at this screen has just run out, so that the host moves for them; this is also
 * announced.
 */
export function useTimeUp(): Readonly<Ref<boolean>> {
  const lan = useLan()
  const table = useTable()
  const gameLog = useGameLog()
  const isTimeUp = ref(false)
  let cancelDeadlineTimer = (): void => {}
  let hideTimer: ReturnType<typeof setTimeout> | undefined

  /** When the host moves for somebody at this screen; null while nobody here is timed. */
  const ownDeadline = computed(() => {
    const timed = lan.lobby?.phase === 'playing' && table.awaitedSeats.some((seat) => lan.seats.includes(seat))
    return timed ? lan.deadline : null
  })

  function announce(): void {
    isTimeUp.value = true
    gameLog.answer(text('lan.clock.up'))
    clearTimeout(hideTimer)
    hideTimer = setTimeout(() => (isTimeUp.value = false), NOTICE_MS)
  }

  watch(
    ownDeadline,
    (at) => {
      cancelDeadlineTimer()
      // A deadline already past was announced earlier, or expired before this screen was there.
      const left = at === null ? 0 : at - performance.now()
      if (left > 0) cancelDeadlineTimer = callAfter(left, announce)
    },
    { immediate: true },
  )
  onScopeDispose(() => {
    cancelDeadlineTimer()
    clearTimeout(hideTimer)
  })
  return isTimeUp
}
