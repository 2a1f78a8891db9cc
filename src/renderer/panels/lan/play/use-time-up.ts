import { computed, onScopeDispose, ref, watch, type Ref } from 'vue'
import { text } from '../../../i18n/say'
import { useLan } from '../../../stores/lan/lan'
import { useGameLog } from '../../../stores/app/game-log'
import { useTable } from '../../../stores/table/table'

/** How long it stays readable, in milliseconds. */
const NEWS = 6_000

/**
 * Whether the time of somebody at this screen has just run out, so that the host moves for them; this is also
 * announced.
 */
export function useTimeUp(): Readonly<Ref<boolean>> {
  const lan = useLan()
  const table = useTable()
  const story = useGameLog()
  const up = ref(false)
  let ringing: ReturnType<typeof setTimeout> | undefined
  let fading: ReturnType<typeof setTimeout> | undefined

  /** When the host moves for somebody at this screen; null while nobody here is timed. */
  const end = computed(() => {
    const timed = lan.lobby?.phase === 'playing' && table.awaited.some((seat) => lan.seats.includes(seat))
    return timed ? lan.deadline : null
  })

  function ring(): void {
    up.value = true
    story.answer(text('lan.clock.up'))
    clearTimeout(fading)
    fading = setTimeout(() => (up.value = false), NEWS)
  }

  watch(
    end,
    (at) => {
      clearTimeout(ringing)
      // A deadline already past was announced earlier, or expired before this screen was there.
      const left = at === null ? 0 : at - Date.now()
      if (left > 0) ringing = setTimeout(ring, left)
    },
    { immediate: true },
  )
  onScopeDispose(() => {
    clearTimeout(ringing)
    clearTimeout(fading)
  })
  return up
}
