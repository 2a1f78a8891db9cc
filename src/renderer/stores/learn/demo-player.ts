import { computed, ref, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import { useSettings } from '../app/settings'
import type { Frame } from './demo-frames'

/** Time between two plies at normal speed, in milliseconds: long enough to read a sentence, or just the move. */
const BEAT = { remark: 4200, move: 1400 }

/** Steps through frames, by itself or as somebody wants. */
export interface DemoPlayer {
  /** Which frame is shown. */
  readonly at: Ref<number>
  /** Whether it goes on by itself. */
  readonly playing: Ref<boolean>
  readonly frame: ComputedRef<Frame | null>
  /** The number of the last frame. */
  readonly length: ComputedRef<number>
  /** Plays from the first frame on. */
  begin(): void
  /** Shows a frame; beyond the ends the first or the last one. */
  go(to: number): void
  /** Holds it, or lets it go on: from the first frame where it stood at the end. */
  toggle(): void
  /** Goes on no more. */
  leave(): void
}

export function createDemoPlayer(frames: Readonly<ShallowRef<readonly Frame[]>>): DemoPlayer {
  const at = ref(0)
  const playing = ref(false)
  const frame = computed(() => frames.value[at.value] ?? null)
  const length = computed(() => Math.max(0, frames.value.length - 1))
  let timer: ReturnType<typeof setTimeout> | undefined

  function go(to: number): void {
    at.value = Math.min(Math.max(0, to), length.value)
    if (at.value === length.value) playing.value = false
  }

  function wait(): void {
    clearTimeout(timer)
    if (!playing.value) return
    const { pause } = useSettings()
    const beat = frame.value?.why === '' ? BEAT.move : BEAT.remark
    timer = setTimeout(() => go(at.value + 1), Math.max(900, (beat * Math.max(pause, 200)) / 800))
  }
  watch([playing, at], wait)

  return {
    at,
    playing,
    frame,
    length,
    begin() {
      at.value = 0
      playing.value = true
    },
    go,
    toggle() {
      if (!playing.value && at.value === length.value) at.value = 0
      playing.value = !playing.value
    },
    leave() {
      playing.value = false
      clearTimeout(timer)
    },
  }
}
