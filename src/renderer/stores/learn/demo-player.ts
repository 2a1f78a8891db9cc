import { computed, ref, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import { callAfter } from '../../../async/clock'
import { useSettings } from '../app/settings'
import type { Frame } from './demo-frames'

/** Time between two plies at normal speed, in milliseconds: long enough to read a remark, or to see a move. */
const STEP_MS = { remark: 4200, move: 1400 }

/** Steps through frames, automatically or by hand. */
export interface DemoPlayer {
  /** Index of the frame shown. */
  readonly index: Ref<number>
  /** Whether it advances automatically. */
  readonly playing: Ref<boolean>
  readonly frame: ComputedRef<Frame | null>
  /** Index of the last frame. */
  readonly lastIndex: ComputedRef<number>
  /** Plays from the first frame. */
  begin(): void
  /** Shows a frame; the index is clamped to the first and last. */
  go(to: number): void
  /** Pauses or continues; from the end it starts again at the first frame. */
  toggle(): void
  /** Stops playing. */
  stop(): void
}

export function createDemoPlayer(frames: Readonly<ShallowRef<readonly Frame[]>>): DemoPlayer {
  const at = ref(0)
  const playing = ref(false)
  const frame = computed(() => frames.value[at.value] ?? null)
  const length = computed(() => Math.max(0, frames.value.length - 1))
  let cancelTimer = (): void => {}

  function go(to: number): void {
    at.value = Math.min(Math.max(0, to), length.value)
    if (at.value === length.value) playing.value = false
  }

  function scheduleNext(): void {
    cancelTimer()
    if (!playing.value) return
    const { pause } = useSettings()
    const beat = frame.value?.remark === '' ? STEP_MS.move : STEP_MS.remark
    cancelTimer = callAfter(Math.max(900, (beat * Math.max(pause, 200)) / 800), () => go(at.value + 1))
  }
  watch([playing, at], scheduleNext)

  return {
    index: at,
    playing,
    frame,
    lastIndex: length,
    begin() {
      at.value = 0
      playing.value = true
    },
    go,
    toggle() {
      if (!playing.value && at.value === length.value) at.value = 0
      playing.value = !playing.value
    },
    stop() {
      playing.value = false
      cancelTimer()
    },
  }
}
