import { defineStore } from 'pinia'
import { dequal } from 'dequal'
import { computed, type ComputedRef, ref, shallowRef, watch } from 'vue'
import { ruleRefusalText } from '../../i18n/rule-refusal-text'
import { errorText, say, text } from '../../i18n/say'
import { createTouchQueue } from './touch-queue'
import type { PieceTouch } from '../../stage/touch'
import { useGameLog } from '../app/game-log'
import { useView } from '../app/view'
import type { PlaySource } from './play-source'
import { createMeaning } from './touch-meaning'
import { isWithinHand, touchesOfCarried, touchesOfDrag } from './touch-narrowing'

/** A refusal as shown: the sentence, and the pointer's position (CSS pixels) if there was a pointer. */
export interface ShownRefusal {
  readonly id: number
  readonly text: string
  readonly at: { readonly x: number; readonly y: number } | null
}

/** The hand of the player at this screen: the touches, the declared extras, and the refusal with its reason. */
export const useSelection = defineStore('selection', () => {
  const followed = shallowRef<() => PlaySource | null>(() => null)
  /** What can be played on now; null if nothing can. */
  const source = computed(() => followed.value())

  /** Plays from now on on what the function returns. */
  function follow(get: () => PlaySource | null): void {
    followed.value = get
  }

  const state = createSelectionState(source)
  const { anyOrder, beginsUnlisted, hoveredTouch, ...meaning } = createMeaning(state)
  const plays = createPlays(state)
  const touches = createTouches(state, { anyOrder, beginsUnlisted, hoveredTouch, ...meaning }, plays)
  const whenFree = createTouchQueue(state)

  watch(source, (now, before) => {
    if (now === null || now.seat !== before?.seat) return state.select([])
    // The same table once more, as after a break in the connection: what was touched still means the same.
    if (now.face === before.face && dequal(now.seen, before.seen)) return
    // Somebody else acted meanwhile: a refusal shown to this hand stays.
    state.picked.value = state.keptTouches()
    state.extras.value = []
  })

  /** Plays the one move that the touches mean. */
  const confirm = (): Promise<void> =>
    whenFree(async () => {
      const { single } = meaning.narrowed.value
      if (single !== null) await plays.play(single)
    })

  const tap: typeof touches.tap = (touch, at) => whenFree(() => touches.tap(touch, at))

  /** Handles a pointer event of the stage or the flat table. */
  function touch(event: PieceTouch): Promise<void> {
    const isShown = event.kind === 'hover' || event.kind === 'carry'
    return isShown ? touches.touch(event) : whenFree(() => touches.touch(event))
  }

  function toggleExtra(id: string): void {
    const { extras } = state
    extras.value = extras.value.includes(id) ? extras.value.filter((it) => it !== id) : [...extras.value, id]
  }

  function dismissRefusal(): void {
    state.shownRefusal.value = null
  }

  const { extras, shownRefusal, busy, isBlocked, moveToConfirm, clear, refuse } = state
  return {
    source,
    follow,
    extras,
    shownRefusal,
    busy,
    isBlocked,
    moveToConfirm,
    clear,
    refuse,
    ...meaning,
    play: plays.play,
    playSeries: plays.playSeries,
    tapAtOnce: touches.tap,
    tap,
    lift: touches.lift,
    touch,
    whenFree,
    /** Replaces the touches of the current move. */
    pick: state.select,
    confirm,
    toggleExtra,
    dismissRefusal,
  }
})

/** The state of a hand: the touches, the declared extras, the refusal, and whether the hand may act. */
type SelectionState = ReturnType<typeof createSelectionState>

/** @param source what can be played on */
function createSelectionState(source: ComputedRef<PlaySource | null>) {
  const view = useView()
  const picked = ref<readonly string[]>([])
  /** The touch of the piece that a pointer carries; null if it carries none. */
  const carried = ref<string | null>(null)
  const extras = ref<readonly string[]>([])
  const shownRefusal = ref<ShownRefusal | null>(null)
  const busy = ref(false)
  /** Whether nothing can be done at this moment. */
  const isBlocked = computed(() => busy.value || view.isDealing)
  /** The move that awaits confirmation: the same touch once more plays it. */
  const moveToConfirm = ref<string | null>(null)
  let refusalCount = 0

  function clear(): void {
    picked.value = []
    extras.value = []
    shownRefusal.value = null
    moveToConfirm.value = null
  }

  return {
    source,
    picked,
    carried,
    extras,
    shownRefusal,
    busy,
    isBlocked,
    moveToConfirm,
    clear,
    /** The touches that stay selected although the table changes. */
    keptTouches: () => source.value?.face.keptTouches?.(picked.value) ?? [],
    /** Replaces the selection with these touches. */
    select(touches: readonly string[]): void {
      clear()
      picked.value = touches
    },
    /** Shows a refusal and announces it. */
    refuse(sentence: string, at: ShownRefusal['at']): void {
      shownRefusal.value = { id: ++refusalCount, text: sentence, at }
      useGameLog().answer(sentence)
    },
  }
}

/** Creates the functions with which a hand plays moves. */
function createPlays(state: SelectionState) {
  const { source, extras, shownRefusal, busy, isBlocked, moveToConfirm, keptTouches, select, refuse } = state

  /** A function, so that it is evaluated again after each move. */
  const isRefused = (): boolean => shownRefusal.value !== null

  /** Plays a move together with the extras that were declared. A refusal is shown, and the selection is kept. */
  async function play(move: string, at: ShownRefusal['at'] = null): Promise<void> {
    const now = source.value
    if (now === null || isBlocked.value) return
    const moveWithExtras = extras.value.length > 0 && now.face.extras ? now.face.extras.add(move, extras.value) : move
    const refusal = now.refusal(moveWithExtras)
    if (refusal !== null) return refuse(ruleRefusalText(refusal), at)
    busy.value = true
    try {
      select(keptTouches())
      await now.play(moveWithExtras)
    } catch (error) {
      refuse(text('fault.unknown', { reason: errorText(error) }), at)
    } finally {
      busy.value = false
    }
  }

  /** Plays several moves in sequence, up to the first that is refused. */
  async function playSeries(texts: readonly string[]): Promise<void> {
    shownRefusal.value = null
    for (const move of texts) {
      await play(move)
      if (isRefused()) return
    }
  }

  /** Plays the touched move, unless it has to be confirmed first. */
  async function playTouched(move: string, at: ShownRefusal['at']): Promise<void> {
    const now = source.value
    const question = moveToConfirm.value === move ? null : (now?.face.confirmQuestion?.(move, now.seen) ?? null)
    if (now === null || question === null) return play(move, at)
    select(keptTouches())
    moveToConfirm.value = move
    refuse(say(now.face.id, question), at)
  }

  return { play, playSeries, playTouched }
}

/** Handles touches: a touch joins the selection, plays a move, or is explained if it means nothing. */
function createTouches(
  { source, picked, carried, shownRefusal, isBlocked, refuse }: SelectionState,
  meaning: ReturnType<typeof createMeaning>,
  { playTouched }: ReturnType<typeof createPlays>,
) {
  const view = useView()
  const { moves, anyOrder, beginsUnlisted, outcomeOf, narrowed, touchable, hoveredTouch } = meaning

  /** Explains why some touches mean nothing now, or plays what is legal though not listed. */
  function explain(touched: readonly string[], at: ShownRefusal['at']): void {
    const now = source.value
    if (now === null) return
    const attempt = now.face.attempt?.(touched, now.seen) ?? null
    const refusal = attempt === null ? null : now.refusal(attempt)
    // Not every legal text is listed: amounts are free.
    if (attempt !== null && refusal === null) return void playTouched(attempt, at)
    const prompt = say(now.face.id, now.face.prompt(now.seen))
    refuse(refusal === null ? `${text('game.cannotTouch')} ${prompt}` : ruleRefusalText(refusal), at)
  }

  async function applyTouches(touched: readonly string[], at: ShownRefusal['at']): Promise<void> {
    picked.value = touched
    shownRefusal.value = null
    if (narrowed.value.complete !== null) await playTouched(narrowed.value.complete, at)
  }

  /** Picks a piece that was carried and put back; it is not played, even where touching it would be a whole move. */
  function putBack(piece: string): void {
    const touched = touchesOfCarried(moves.value, piece, anyOrder.value)
    if (touched.length === 0) return
    picked.value = touched
    shownRefusal.value = null
  }

  async function tap(touch: string, at: ShownRefusal['at'] = null): Promise<void> {
    carried.value = null
    if (source.value === null || isBlocked.value) return
    const outcome = outcomeOf(touch)
    if (outcome.kind === 'nothing') return explain([...picked.value, touch], at)
    picked.value = outcome.touches
    shownRefusal.value = null
    if (outcome.kind === 'play') await playTouched(outcome.move, at)
  }

  /** Adds a touch without playing the move that it completes: `confirm` does. A repeated touch takes itself back. */
  function lift(touch: string): void {
    if (source.value === null || isBlocked.value) return
    const outcome = outcomeOf(touch)
    if (outcome.kind === 'nothing') return explain([...picked.value, touch], null)
    const isRepeated = outcome.kind === 'play' && touch === picked.value.at(-1)
    picked.value = isRepeated ? picked.value.slice(0, -1) : outcome.touches
    shownRefusal.value = null
  }

  async function drag(from: string, to: string | null, at: ShownRefusal['at'] = null): Promise<void> {
    carried.value = null
    if (source.value === null || isBlocked.value) return
    if (isWithinHand(from, to)) return
    if (to === from) return putBack(from)
    if (to !== null && beginsUnlisted([from, to])) return void (picked.value = [from, to])
    const after = touchesOfDrag(moves.value, from, to, anyOrder.value)
    if (after !== null) return applyTouches(after, at)
    // What was picked before stays picked.
    explain(to === null ? [from] : [from, to], at)
  }

  async function touch(event: PieceTouch): Promise<void> {
    if (event.kind === 'hover') return void (hoveredTouch.value = event.touch)
    if (event.kind === 'carry') return void (carried.value = event.touch)
    if (event.kind === 'lean') return
    const at = event.at ?? null
    if (event.kind === 'tap') await tap(event.touch, at)
    else if (event.kind === 'flick') {
      // A punter who flicks the arrow declares himself ready; the spin is the banker's.
      view.flick = touchable.value.has(event.touch) ? event.strength : null
      await tap(event.touch, at)
      if (shownRefusal.value !== null) view.flick = null
    } else await drag(event.from, event.to, at)
  }

  return { tap, lift, touch }
}
