import { onScopeDispose, ref, watch, type Ref } from 'vue'
import { text } from '../../../i18n/say'
import { useLan } from '../../../stores/lan/lan'
import { useGameLog } from '../../../stores/app/game-log'

/** How long it stays readable, in milliseconds. */
const NOTICE_MS = 12_000

/**
 * Whether the host has just given the seat of somebody at this screen to a bot; this is also announced. Nobody can
 * stand up during a game, so a person who is no longer seated was replaced.
 */
export function useSeatLost(): Readonly<Ref<boolean>> {
  const lan = useLan()
  const gameLog = useGameLog()
  const lost = ref(false)
  let hideTimer: ReturnType<typeof setTimeout> | undefined

  watch(
    () => lan.seats.length,
    (now, before) => {
      const played = lan.lobby?.phase === 'playing' || lan.lobby?.phase === 'committing'
      lost.value = now < before && played && lan.connection?.state === 'connected'
      clearTimeout(hideTimer)
      if (!lost.value) return
      gameLog.answer(text('lan.chairToBot'))
      hideTimer = setTimeout(() => (lost.value = false), NOTICE_MS)
    },
  )
  onScopeDispose(() => clearTimeout(hideTimer))
  return lost
}
