import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import type { Words } from '../games/types'
import { say, text } from '../i18n/say'
import type { TouchEvent } from '../stage/stage'
import { sentenceOf } from './faults'
import { seatsAwaited } from './seating'
import type { PlaySource } from './source'
import { useStory } from './story'
import { dragged, letGo, narrow, touchOne } from './touching'

/** A refusal as it is shown: the sentence, and where the pointer was (CSS pixels), if it was a pointer. */
export interface Slip {
  readonly id: number
  readonly text: string
  readonly at: { readonly x: number; readonly y: number } | null
}

/**
 * The hand of whoever plays at this screen: what is touched, what is said with the play, and what was refused and why.
 */
export const useHand = defineStore('hand', () => {
  const source = shallowRef<PlaySource | null>(null)
  const picked = ref<readonly string[]>([])
  const extras = ref<readonly string[]>([])
  const slip = ref<Slip | null>(null)
  const busy = ref(false)
  /** How hard the arrow was flicked last, 0 to 1: it makes the spin longer, never luckier. */
  const flick = ref<number | null>(null)
  let slips = 0

  const moves = computed(() => source.value?.moves ?? [])
  const anyOrder = computed(() => source.value?.face.anyOrder ?? false)
  /** Whether these touches begin a text that is not listed: every listed move is still open beside it. */
  const loose = (touched: readonly string[]): boolean =>
    source.value?.face.begins?.(touched, source.value.seen) ?? false
  const narrowed = computed(() => narrow(moves.value, loose(picked.value) ? [] : picked.value, anyOrder.value))
  const touchable = computed<ReadonlySet<string>>(() => (busy.value ? new Set() : narrowed.value.next))
  /** What is pointed at. */
  const pointed = ref<string | null>(null)
  /** The move that a touch of what is pointed at would be, in words; null if it would be none. */
  const meant = computed<Words | null>(() => (pointed.value === null || busy.value ? null : meaning(pointed.value)))
  /** The move that one more touch would be, in words; null if it would be none. */
  function meaning(touch: string): Words | null {
    const now = source.value
    if (now === null) return null
    const touched = [...picked.value, touch]
    const listed = loose(picked.value) ? null : narrow(moves.value, touched, anyOrder.value).single
    const text = listed ?? now.face.attempt?.(touched, now.seen) ?? null
    return text === null || now.refusal(text) !== null ? null : now.face.move(now.seen, now.seat, text)
  }
  /** Whether the game waits for this hand: it may be one that could only interrupt. */
  const awaited = computed(() => source.value !== null && seatsAwaited(source.value.seen).includes(source.value.seat))
  const offered = computed(() => source.value?.face.extras?.(source.value.seen) ?? [])

  /** Whether something is in hand that goes with many moves and begins none of them: chips. */
  const laden = computed(() => loose(picked.value))

  watch(source, (now, before) => put(now !== null && now.seat === before?.seat ? kept() : []))

  /** What stays in hand of what was touched, though the table changes. */
  const kept = (): readonly string[] => source.value?.face.keeps?.(picked.value) ?? []

  function put(touches: readonly string[]): void {
    clear()
    picked.value = touches
  }

  function clear(): void {
    picked.value = []
    extras.value = []
    slip.value = null
  }

  function refuse(sentence: string, at: Slip['at']): void {
    slip.value = { id: ++slips, text: sentence, at }
    useStory().answer(sentence)
  }

  /** Plays a move with whatever was said with it. A refusal is shown; nothing is lost. */
  async function play(move: string, at: Slip['at'] = null): Promise<void> {
    const now = source.value
    if (now === null || busy.value) return
    const said = extras.value.length > 0 && now.face.withExtras ? now.face.withExtras(move, extras.value) : move
    const refusal = now.refusal(said)
    if (refusal !== null) return refuse(refusal.message, at)
    busy.value = true
    try {
      put(kept())
      await now.play(said)
    } catch (error) {
      refuse(text('fault.unknown', { reason: sentenceOf(error) }), at)
    } finally {
      busy.value = false
    }
  }

  /** Says why what was touched means nothing now. */
  function explain(touched: readonly string[], at: Slip['at']): void {
    const now = source.value
    if (now === null) return
    const attempt = now.face.attempt?.(touched, now.seen) ?? null
    const refusal = attempt === null ? null : now.refusal(attempt)
    // Not every legal text is listed: amounts are free.
    if (attempt !== null && refusal === null) return void play(attempt, at)
    const prompt = say(now.face.id, now.face.prompt(now.seen))
    refuse(refusal?.message ?? `${text('game.cannotTouch')} ${prompt}`, at)
  }

  async function settle(touched: readonly string[], at: Slip['at']): Promise<void> {
    picked.value = touched
    slip.value = null
    const { complete } = narrowed.value
    if (complete !== null) await play(complete, at)
  }

  /** The move that a second touch of what was touched last means; null where it takes the first one back. */
  function meantAgain(): string | null {
    const now = source.value
    if (now === null) return null
    const text = now.face.again?.(picked.value, now.seen) ?? null
    if (text !== null && now.refusal(text) === null) return text
    return letGo(moves.value, picked.value, anyOrder.value)
  }

  async function tap(touch: string, at: Slip['at'] = null): Promise<void> {
    if (source.value === null || busy.value) return
    const joined = [...picked.value, touch]
    if (loose(joined)) return void (picked.value = joined)
    if (loose(picked.value)) return explain(joined, at)
    const again = touch === picked.value.at(-1) ? meantAgain() : null
    if (again !== null) return play(again, at)
    const after = touchOne(moves.value, picked.value, touch, anyOrder.value)
    if (after === null) {
      const tried = picked.value.length > 0 ? [...picked.value, touch] : [touch]
      return explain(tried, at)
    }
    await settle(after, at)
  }

  async function drag(from: string, to: string | null, at: Slip['at'] = null): Promise<void> {
    if (source.value === null || busy.value) return
    if (to !== null && loose([from, to])) return void (picked.value = [from, to])
    const after = dragged(moves.value, from, to, anyOrder.value)
    if (after !== null) return settle(after, at)
    picked.value = []
    explain(to === null ? [from] : [from, to], at)
  }

  /** What the stage or the flat table says of a pointer. */
  async function touch(event: TouchEvent, at: Slip['at'] = null): Promise<void> {
    if (event.kind === 'hover') pointed.value = event.touch
    else if (event.kind === 'tap') await tap(event.touch, at)
    else if (event.kind === 'flick') {
      flick.value = event.strength
      await tap(event.touch, at)
      if (slip.value !== null) flick.value = null
    } else if (event.kind === 'drag') await drag(event.from, event.to, at)
  }

  async function confirm(): Promise<void> {
    if (narrowed.value.single !== null) await play(narrowed.value.single)
  }

  function toggleExtra(id: string): void {
    extras.value = extras.value.includes(id) ? extras.value.filter((it) => it !== id) : [...extras.value, id]
  }

  function dismiss(): void {
    slip.value = null
  }

  return {
    source,
    picked,
    extras,
    slip,
    busy,
    flick,
    moves,
    narrowed,
    laden,
    meaning,
    meant,
    touchable,
    offered,
    awaited,
    clear,
    play,
    touch,
    tap,
    confirm,
    toggleExtra,
    dismiss,
    refuse,
  }
})
