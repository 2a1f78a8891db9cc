import { ref, type Ref } from 'vue'
import { wait } from '../../../async/wait'
import type { BoxPhase } from '../../games/boxes/types'
import { soundRoom } from '../../sound'
import { useSettings } from './settings'
import { useView } from './view'

/** The opening in order, and how long each phase lasts at normal speed, in milliseconds, and what is heard. */
const OPENING: readonly { readonly phase: BoxPhase; readonly lasts: number; readonly sound: string }[] = [
  { phase: 'closed', lasts: 0, sound: 'lid' },
  { phase: 'lid-off', lasts: 900, sound: 'lid' },
  { phase: 'board-out', lasts: 1000, sound: 'board' },
  { phase: 'open', lasts: 700, sound: 'slide' },
]

/** How far the box in the middle is open. Whoever opens or shuts it gives an order; a later one stops those before. */
export interface BoxOpening {
  readonly phase: Ref<BoxPhase>
  /** The number of the last order. */
  readonly latest: number
  /** Begins an order. Answers its number. */
  order(): number
  /** Opens or shuts the box, phase after phase. Answers whether the order stood until the end. */
  walk(to: BoxPhase, order: number): Promise<boolean>
}

export function createBoxOpening(): BoxOpening {
  const phase = ref<BoxPhase>('closed')
  let latest = 0

  /** Waits as long as a movement lasts; answers whether the order still stands. */
  async function pass(lasts: number, mine: number): Promise<boolean> {
    const { stageSpeed } = useSettings()
    await wait(stageSpeed === 0 ? 0 : lasts / stageSpeed)
    // Slow drawing takes longer than planned: one phase ends before the next begins.
    if (stageSpeed > 0) await useView().stillness()
    return mine === latest
  }

  return {
    phase,
    get latest() {
      return latest
    },
    order: () => ++latest,
    async walk(to, mine) {
      const goal = OPENING.findIndex((it) => it.phase === to)
      const index = (): number => OPENING.findIndex((it) => it.phase === phase.value)
      while (index() !== goal) {
        const next = OPENING[index() + Math.sign(goal - index())]
        if (next === undefined || mine !== latest) return false
        phase.value = next.phase
        soundRoom.play(next.sound)
        if (!(await pass(next.lasts, mine))) return false
      }
      return true
    },
  }
}
