import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watchEffect } from 'vue'
import { bringFace } from '../games'
import type { BoxId, BoxPhase } from '../games/boxes'
import type { GameFace } from '../games/types'
import type { Seen } from '../../rules/kit'
import { soundRoom } from '../sound'
import { infoOf, shelfBoxes, undealt } from './games'
import { wait } from './paced'
import { useSettings } from './settings'
import { useView } from './view'

/** The opening in order, and how long each phase lasts at normal speed, in milliseconds, and what is heard. */
const OPENING: readonly { readonly phase: BoxPhase; readonly lasts: number; readonly sound: string }[] = [
  { phase: 'closed', lasts: 0, sound: 'lid' },
  { phase: 'lid-off', lasts: 900, sound: 'lid' },
  { phase: 'board-out', lasts: 1000, sound: 'board' },
  { phase: 'open', lasts: 700, sound: 'slide' },
]

/** The boxes on the table: which is open, and how far. */
export const useShelf = defineStore('shelf', () => {
  const phase = ref<BoxPhase>('closed')
  /** The box in the middle of the table. */
  const box = ref<BoxId>('forty-nine-outfit')
  const face = shallowRef<GameFace | null>(null)
  const seen = shallowRef<Seen | null>(null)
  /** The box that is pointed at or has the focus. */
  const answering = ref<string | null>(null)
  const boxes = shelfBoxes()
  /** The game of the box that is open or opening; null while all are shut. */
  const chosen = computed(() => (phase.value === 'closed' ? null : (face.value?.id ?? null)))
  const open = computed(() => phase.value === 'open')
  /** Rises with every order, so that an older one stops. */
  let order = 0

  /** Puts the first playable box on the table, shut. */
  async function lay(game: string): Promise<void> {
    box.value = infoOf(game).box as BoxId
    face.value = await bringFace(game)
    seen.value = undealt(game)
  }

  async function walk(to: BoxPhase): Promise<void> {
    const mine = ++order
    const settings = useSettings()
    const goal = OPENING.findIndex((it) => it.phase === to)
    const index = (): number => OPENING.findIndex((it) => it.phase === phase.value)
    while (index() !== goal) {
      const next = OPENING[index() + Math.sign(goal - index())]
      if (next === undefined || mine !== order) return
      phase.value = next.phase
      soundRoom.play(next.sound)
      await wait(settings.stageSpeed === 0 ? 0 : next.lasts / settings.stageSpeed)
      // Slow drawing takes longer than planned: one phase ends before the next begins.
      if (settings.stageSpeed > 0) await useView().stillness()
      if (mine !== order) return
    }
  }

  /** Where a game is under way the box is open at once. */
  function openAtOnce(): void {
    order += 1
    phase.value = 'open'
  }

  watchEffect(() => (document.documentElement.dataset['phase'] = phase.value))

  return {
    phase,
    box,
    face,
    seen,
    answering,
    boxes,
    chosen,
    open,
    lay,
    lift: () => walk('open'),
    shut: () => walk('closed'),
    openAtOnce,
  }
})
