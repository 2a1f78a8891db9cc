import { ref, type Ref } from 'vue'
import { wait } from '../../../async/wait'
import type { BoxPhase } from '../../games/boxes/scene'
import { useSettings } from './settings'
import { soundEvents } from './table-sounds'
import { useView } from './view'

/**
 * The phases of the opening in order, with their duration at normal speed in milliseconds and their sound. Where lid and
 * board are seen to move, they are heard when they touch something, and not with the phase.
 */
const OPENING: readonly { readonly phase: BoxPhase; readonly durationMs: number; readonly sound: string }[] = [
  { phase: 'closed', durationMs: 0, sound: 'lid' },
  { phase: 'lid-off', durationMs: 900, sound: 'lid' },
  { phase: 'board-out', durationMs: 1000, sound: 'board' },
  { phase: 'open', durationMs: 700, sound: 'slide' },
]

/**
 * The opening and closing of the box in the middle. Each opening or closing is an order; a later order cancels the
 * earlier ones.
 */
export interface BoxOpening {
  readonly phase: Ref<BoxPhase>
  /** The number of the latest order. */
  readonly latestOrder: number
  /** Begins an order and returns its number. */
  beginOrder(): number
  /** Opens or closes the box, phase by phase. Resolves to whether the order was still the latest at the end. */
  goToPhase(to: BoxPhase, order: number): Promise<boolean>
}

export function createBoxOpening(): BoxOpening {
  const phase = ref<BoxPhase>('closed')
  let latest = 0

  /** Waits for the duration of a movement; resolves to whether the order is still the latest. */
  async function waitForMovement(durationMs: number, order: number): Promise<boolean> {
    const { stageSpeed } = useSettings()
    await wait(stageSpeed === 0 ? 0 : durationMs / stageSpeed)
    // Slow rendering may take longer than planned; one phase ends before the next begins.
    if (stageSpeed > 0) await useView().waitUntilStill()
    return order === latest
  }

  return {
    phase,
    get latestOrder() {
      return latest
    },
    beginOrder: () => ++latest,
    async goToPhase(to, order) {
      const goal = OPENING.findIndex((it) => it.phase === to)
      const index = (): number => OPENING.findIndex((it) => it.phase === phase.value)
      while (index() !== goal) {
        const next = OPENING[index() + Math.sign(goal - index())]
        if (next === undefined || order !== latest) return false
        phase.value = next.phase
        void soundEvents([next.sound])
        if (!(await waitForMovement(next.durationMs, order))) return false
      }
      return true
    },
  }
}
