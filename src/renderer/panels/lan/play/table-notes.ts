import { watch, type Ref, computed } from 'vue'
import { text } from '../../../i18n/say'
import { useLan } from '../../../stores/lan/lan'
import { useGameLog } from '../../../stores/app/game-log'
import { usePassing } from '../../base/use-passing'
import { callAfter } from '../../../../async/clock'
import { useTable } from '../../../stores/table/table'

/** How long the notes of a lost seat and of a time that ran out stay readable, in milliseconds. */
const SEAT_LOST_MS = 12_000
const TIME_UP_MS = 6_000

/**
 * Whether the host has just given the seat of somebody at this screen to a bot; this is also announced. Nobody can
 * stand up during a game, so a person who is no longer seated was replaced.
 */
export function useSeatLost(): Readonly<Ref<boolean>> {
  const lan = useLan()
  const gameLog = useGameLog()
  const { value: lost, show, clear } = usePassing(false)

  watch(
    () => lan.seats.length,
    (now, before) => {
      const played = lan.lobby?.phase === 'playing' || lan.lobby?.phase === 'committing'
      if (now >= before || !played || lan.connection?.state !== 'connected') return clear()
      gameLog.answer(text('lan.chairToBot'))
      show(true, SEAT_LOST_MS)
    },
  )
  return lost
}

/**
 * Whether the time of somebody at this screen has just run out, so that the host moves for them; this is also
 * announced.
 */
export function useTimeUp(): Readonly<Ref<boolean>> {
  const lan = useLan()
  const table = useTable()
  const gameLog = useGameLog()
  const { value: isTimeUp, show } = usePassing(false)

  /** When the host moves for somebody at this screen; null while nobody here is timed. */
  const ownDeadline = computed(() => {
    const timed = lan.lobby?.phase === 'playing' && table.awaitedSeats.some((seat) => lan.seats.includes(seat))
    return timed ? lan.deadline : null
  })

  function announce(): void {
    show(true, TIME_UP_MS)
    gameLog.answer(text('lan.clock.up'))
  }

  watch(
    ownDeadline,
    (at, _before, onCleanup) => {
      // A deadline already past was announced earlier, or expired before this screen was there.
      const left = at === null ? 0 : at - performance.now()
      if (left > 0) onCleanup(callAfter(left, announce))
    },
    { immediate: true },
  )
  return isTimeUp
}
