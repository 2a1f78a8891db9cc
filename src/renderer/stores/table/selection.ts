import { defineStore } from 'pinia'
import { computed, ref, shallowReactive, watch } from 'vue'
import type { Words } from '../../i18n/words'
import { say, text } from '../../i18n/say'
import type { PieceTouch } from '../../stage/touch'
import { errorText } from '../../i18n/error-text'
import { seatsAwaited } from '../../play/hot-seat'
import { refusalWords } from '../../i18n/refusal-text'
import type { PlaySource } from './play-source'
import { useGameLog } from '../app/game-log'
import { usePage } from '../app/page'
import { dragged, letGo, narrowMoves, touchOne } from './touch-narrowing'

/** A refusal as it is shown: the sentence, and where the pointer was (CSS pixels), if it was a pointer. */
export interface Slip {
  readonly id: number
  readonly text: string
  readonly at: { readonly x: number; readonly y: number } | null
}

/** Who has something that can be played on. */
type SourceOwner = 'table' | 'lesson'

/**
 * The hand of whoever plays at this screen: what is touched, what is said with the play, and what was refused and why.
 */
export const useSelection = defineStore('hand', () => {
  const sources = shallowReactive(new Map<SourceOwner, () => PlaySource | null>())
  /** What is played on: a lesson's step while the page shows a lesson, else the table. Nobody else decides it. */
  const source = computed(() => sources.get(usePage().place === 'lesson' ? 'lesson' : 'table')?.() ?? null)

  /** Gives what can be played on at a table or in a lesson. */
  function offer(owner: SourceOwner, get: () => PlaySource | null): void {
    sources.set(owner, get)
  }

  const picked = ref<readonly string[]>([])
  const extras = ref<readonly string[]>([])
  const slip = ref<Slip | null>(null)
  const busy = ref(false)
  /** The deal is not on the table yet: what is pressed is no move. */
  const dealing = ref(false)
  /** Nothing can be done this moment. */
  const held = computed(() => busy.value || dealing.value)
  /** The move that was asked about: the same touch once more plays it. */
  const asked = ref<string | null>(null)
  /** How hard the arrow was flicked last, 0 to 1: it makes the spin longer, never luckier. */
  const flick = ref<number | null>(null)
  let slips = 0

  const moves = computed(() => source.value?.moves ?? [])
  const anyOrder = computed(() => source.value?.face.anyOrder ?? false)
  /** Whether these touches begin a text that is not listed: every listed move is still open beside it. */
  const loose = (touched: readonly string[]): boolean =>
    source.value?.face.begins?.(touched, source.value.seen) ?? false
  /** What was touched beside amounts that go with many moves. */
  const steps = computed(() => {
    if (!loose(picked.value)) return picked.value
    const amounts = source.value?.face.keeps?.(picked.value) ?? picked.value
    return picked.value.filter((touch) => !amounts.includes(touch))
  })
  const narrowed = computed(() => narrowMoves(moves.value, steps.value, anyOrder.value))
  const touchable = computed<ReadonlySet<string>>(() => (held.value ? new Set() : narrowed.value.next))
  /** What is pointed at. */
  const pointed = ref<string | null>(null)
  /** The move that a touch of what is pointed at would be, in words; null if it would be none. */
  const meant = computed<Words | null>(() => (pointed.value === null || held.value ? null : meaning(pointed.value)))
  /** The text that one more touch would be, legal or not; null if it would be none. */
  function textOf(touch: string): string | null {
    const now = source.value
    if (now === null) return null
    const touched = [...picked.value, touch]
    const listed = loose(picked.value) ? null : narrowMoves(moves.value, touched, anyOrder.value).single
    return listed ?? now.face.attempt?.(touched, now.seen) ?? null
  }

  /** The move that one more touch would be; null if it would be none. */
  function meantBy(touch: string): string | null {
    const text = textOf(touch)
    return text === null || source.value?.refusal(text) !== null ? null : text
  }

  /** The same in words. */
  function meaning(touch: string): Words | null {
    const now = source.value
    const text = meantBy(touch)
    return now === null || text === null ? null : now.face.move(now.seen, now.seat, text)
  }
  /** Whether the game waits for this hand: it may be one that could only interrupt. */
  const awaited = computed(() => source.value !== null && seatsAwaited(source.value.seen).includes(source.value.seat))
  const offered = computed(() => source.value?.face.extras?.(source.value.seen) ?? [])

  /** Whether something is in hand that goes with many moves and begins none of them: chips. */
  const laden = computed(() => loose(picked.value))

  watch(source, (now, before) => {
    if (now === null || now.seat !== before?.seat) return put([])
    // Somebody else did something meanwhile: what was said to this hand still stands.
    picked.value = kept()
    extras.value = []
  })

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
    asked.value = null
  }

  function refuse(sentence: string, at: Slip['at']): void {
    slip.value = { id: ++slips, text: sentence, at }
    useGameLog().answer(sentence)
  }

  /** Plays a move with whatever was said with it. A refusal is shown; nothing is lost. */
  async function play(move: string, at: Slip['at'] = null): Promise<void> {
    const now = source.value
    if (now === null || held.value) return
    const said = extras.value.length > 0 && now.face.withExtras ? now.face.withExtras(move, extras.value) : move
    const refusal = now.refusal(said)
    if (refusal !== null) return refuse(refusalWords(refusal), at)
    busy.value = true
    try {
      put(kept())
      await now.play(said)
    } catch (error) {
      refuse(text('fault.unknown', { reason: errorText(error) }), at)
    } finally {
      busy.value = false
    }
  }

  /** Asked anew after each move. */
  const isRefused = (): boolean => slip.value !== null

  /** Plays several moves one after the other, up to the first that is refused. */
  async function playSeries(texts: readonly string[]): Promise<void> {
    slip.value = null
    for (const move of texts) {
      await play(move)
      if (isRefused()) return
    }
  }

  /** Plays what was touched, unless that is asked about first. */
  async function playTouched(move: string, at: Slip['at']): Promise<void> {
    const now = source.value
    const question = asked.value === move ? null : (now?.face.asks?.(move, now.seen) ?? null)
    if (now === null || question === null) return play(move, at)
    put(kept())
    asked.value = move
    refuse(say(now.face.id, question), at)
  }

  /** Says why what was touched means nothing now. */
  function explain(touched: readonly string[], at: Slip['at']): void {
    const now = source.value
    if (now === null) return
    const attempt = now.face.attempt?.(touched, now.seen) ?? null
    const refusal = attempt === null ? null : now.refusal(attempt)
    // Not every legal text is listed: amounts are free.
    if (attempt !== null && refusal === null) return void playTouched(attempt, at)
    const prompt = say(now.face.id, now.face.prompt(now.seen))
    refuse(refusal === null ? `${text('game.cannotTouch')} ${prompt}` : refusalWords(refusal), at)
  }

  async function settle(touched: readonly string[], at: Slip['at']): Promise<void> {
    picked.value = touched
    slip.value = null
    const { complete } = narrowed.value
    if (complete !== null) await playTouched(complete, at)
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
    if (source.value === null || held.value) return
    const joined = [...picked.value, touch]
    if (loose(joined)) return void (picked.value = joined)
    if (loose(picked.value)) return explain(joined, at)
    const again = touch === picked.value.at(-1) ? meantAgain() : null
    if (again !== null) return playTouched(again, at)
    const after = touchOne(moves.value, picked.value, touch, anyOrder.value)
    if (after === null) {
      const tried = picked.value.length > 0 ? [...picked.value, touch] : [touch]
      return explain(tried, at)
    }
    await settle(after, at)
  }

  async function drag(from: string, to: string | null, at: Slip['at'] = null): Promise<void> {
    if (source.value === null || held.value) return
    if (to !== null && loose([from, to])) return void (picked.value = [from, to])
    const after = dragged(moves.value, from, to, anyOrder.value)
    if (after !== null) return settle(after, at)
    picked.value = []
    explain(to === null ? [from] : [from, to], at)
  }

  /** What the stage or the flat table says of a pointer. */
  async function touch(event: PieceTouch): Promise<void> {
    if (event.kind === 'hover') return void (pointed.value = event.touch)
    if (event.kind === 'lean') return
    const at = event.at ?? null
    if (event.kind === 'tap') await tap(event.touch, at)
    else if (event.kind === 'flick') {
      // A punter who flicks it says ready: the spin is the banker's.
      flick.value = touchable.value.has(event.touch) ? event.strength : null
      await tap(event.touch, at)
      if (isRefused()) flick.value = null
    } else await drag(event.from, event.to, at)
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
    offer,
    picked,
    extras,
    slip,
    busy,
    dealing,
    held,
    flick,
    moves,
    narrowed,
    laden,
    meaning,
    meantBy,
    textOf,
    meant,
    touchable,
    offered,
    awaited,
    clear,
    play,
    playSeries,
    touch,
    tap,
    confirm,
    toggleExtra,
    dismiss,
    refuse,
  }
})
