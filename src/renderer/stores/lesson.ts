import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch, watchEffect } from 'vue'
import { gameById } from '../../rules/catalogue'
import { letterOf, look, replay, type GameEvent, type LineOfPlay, type Refusal, type Seat } from '../../rules/kit'
import { bringFace } from '../games'
import type { GameFace, LessonStep } from '../games/types'
import { say } from '../i18n/say'
import { useHand } from './hand'
import { usePage } from './page'
import { linesOf, type PlaySource } from './source'
import { useStory } from './story'

type Mood = 'asked' | 'done' | 'other'

/** A first lesson: positions, one thing to do in each, and what is said when it is done or something else was. */
export const useLesson = defineStore('lesson', () => {
  const face = shallowRef<GameFace | null>(null)
  const at = ref(0)
  const mood = ref<Mood>('asked')
  const line = shallowRef<LineOfPlay | null>(null)
  const revision = ref(0)
  const last = shallowRef<{ readonly seat: Seat; readonly move: string } | null>(null)

  /** What happened last. */
  const told = shallowRef<readonly GameEvent[]>([])

  const steps = computed<readonly LessonStep[]>(() => face.value?.lesson ?? [])
  const step = computed(() => steps.value[at.value] ?? null)
  const seen = computed(() => {
    void revision.value
    return line.value === null || step.value === null ? null : look(line.value.game, line.value.state, step.value.seat)
  })

  async function open(game: string): Promise<void> {
    face.value = await bringFace(game)
    show(0)
  }

  /** Sets a step up, as it begins. */
  function show(index: number): void {
    at.value = Math.min(Math.max(0, index), steps.value.length - 1)
    mood.value = 'asked'
    last.value = null
    told.value = []
    const played = step.value === null ? null : replay(gameById, step.value.record)
    if (played !== null && !played.ok) throw new Error(played.fault.message)
    line.value = played?.line ?? null
    revision.value += 1
    if (step.value !== null) tell(step.value.tell)
  }

  function tell(words: LessonStep['tell']): void {
    if (face.value !== null) useStory().speak(say(face.value.id, words))
  }

  function moves(now: LineOfPlay, seat: Seat): string[] {
    const all: unknown[] = []
    const count = now.game.moves(now.state, seat, all)
    return all.slice(0, count).map((move) => now.game.write(now.state, seat, move))
  }

  function refusalOf(now: LineOfPlay, seat: Seat, move: string): Refusal | null {
    const read = now.read(`${letterOf(seat)} ${move}`)
    return read.ok ? null : read.error
  }

  const source = computed<PlaySource | null>(() => {
    const now = line.value
    if (face.value === null || now === null || step.value === null || seen.value === null) return null
    if (mood.value !== 'asked' || usePage().place !== 'lesson') return null
    const { seat } = step.value
    return {
      face: face.value,
      seat,
      seen: seen.value,
      moves: linesOf(face.value, seen.value, seat, moves(now, seat)),
      play: (move) => Promise.resolve(play(seat, move)),
      refusal: (move) => refusalOf(now, seat, move),
    }
  })
  watchEffect(() => {
    if (usePage().place === 'lesson') useHand().source = source.value
  })
  watch(
    () => usePage().place,
    (place, before) => before === 'lesson' && place !== 'game' && (useHand().source = null),
  )

  function play(seat: Seat, move: string): void {
    const now = line.value
    const asked = step.value
    if (now === null || asked === null || now.playText(`${letterOf(seat)} ${move}`) !== null) return
    const events: GameEvent[] = []
    now.settle((event) => events.push(event))
    told.value = events
    last.value = { seat, move }
    mood.value = asked.wanted.includes(move) ? 'done' : 'other'
    revision.value += 1
    tell(mood.value === 'done' ? asked.done : asked.other)
  }

  return { face, at, mood, step, steps, seen, last, told, open, show }
})
