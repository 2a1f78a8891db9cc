import { ref, shallowRef } from 'vue'
import type { Caption } from '../../ports/exhibit'
import { useSettings } from '../stores/app/settings'
import { partsOfGame, partsOfSpin, playParts, touchPart, type AttractState, type Count } from './attract-parts'
import { ROULETTE } from './attract-spin'
import { useHand } from './hand'
import { useStaff } from './staff/staff'
import { waitAtPace, isAborted } from './pace'
import { useVisit } from './visit'

/** The attract scene, for its component. */
export interface Attract extends Readonly<AttractState> {
  /** Plays minute after minute until it is aborted. */
  run(signal: AbortSignal): Promise<void>
}

/** The wait after a minute that could not be shown, in milliseconds. */
const AFTER_FAULT_MS = 10_000

/**
 * Creates the scene that invites visitors: a box opens, hands and bots play a cut of the real game, points are counted,
 * and the print ages. Then the arrow of the roulette turns, and visitors are asked to touch the screen.
 */
export function createAttract(): Attract {
  const state: AttractState = {
    caption: ref<Caption | null>(null),
    game: ref('forty-nine'),
    minute: ref(0),
    count: shallowRef<Count | null>(null),
  }
  return {
    ...state,
    async run(signal) {
      while (!isAborted(signal)) {
        state.minute.value = await nextMinute(state.minute.value)
        await playMinute(state, signal).catch((fault: unknown) => {
          console.error(`${state.game.value} could not be shown:`, fault)
          return waitAtPace(AFTER_FAULT_MS, signal)
        })
        // The staff's menu would be closed with all that is entered in it.
        if (!isAborted(signal) && useStaff().panel === 'none' && (await useVisit().renew())) return
      }
      state.caption.value = null
      useSettings().all.age = null
      useHand().hide()
    },
  }
}

async function playMinute(state: AttractState, signal: AbortSignal): Promise<void> {
  const { games } = useVisit()
  const number = state.minute.value
  const shownGame = games[number % games.length]
  if (shownGame === undefined) return waitAtPace(AFTER_FAULT_MS, signal)
  useHand().hide()
  state.game.value = shownGame
  state.count.value = null
  state.caption.value = 'box'
  await playParts(partsOfGame(state, Math.floor(number / games.length)), signal)
  if (games.includes(ROULETTE) && shownGame !== ROULETTE) await playParts(partsOfSpin(state), signal)
  await playParts([touchPart(state)], signal)
}

/**
 * Returns the number of the next minute, one more than the machine's last, also after a restart. If the call for it
 * fails, minutes are counted from the last one on this page.
 */
async function nextMinute(last: number): Promise<number> {
  const number = await useVisit()
    .calls()
    ?.minute()
    .catch(() => null)
  return number ?? last + 1
}
