import { namedTouch } from '../../stage/model/touch-names'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watchEffect } from 'vue'
import { loadGameFace } from '../../games'
import type { BoxId } from '../../../rules/manifest'
import type { GameFace } from '../../games/types'
import { boxOfGame, shelfBoxes } from '../../games/catalogue'
import { useSettings } from './settings'
import { wait } from '../../../async/wait'
import type { BoxPhase } from '../../games/boxes/scene'
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

/** The boxes on the table: which is in the middle, how far it is open, and which of its games is selected. */
export const useShelf = defineStore('shelf', () => {
  const settings = useSettings()
  const opening = createBoxOpening()
  const { phase, goToPhase } = opening
  const box = ref<BoxId>('forty-nine-outfit')
  /** The game chosen from the leaflet of the open box; null while the list is shown. */
  const face = shallowRef<GameFace | null>(null)
  /** The box that is hovered or focused. */
  const highlightedBox = ref<BoxId | null>(null)
  /** Boxes that were opened since the page was loaded. */
  const openedBoxes = ref<ReadonlySet<BoxId>>(new Set())
  const boxes = shelfBoxes()
  const isOpen = computed(() => phase.value === 'open')
  const chosenGame = computed(() => (isOpen.value ? (face.value?.id ?? null) : null))
  const games = computed(() => boxes.find(({ id }) => id === box.value)?.games ?? [])

  /** Returns the box that a touch on the table refers to; null for other things. */
  function boxAt(touch: string): BoxId | null {
    return boxes.find(({ id }) => touch === namedTouch('box', id) || (touch === 'box' && id === box.value))?.id ?? null
  }

  /** Puts the box that was used last in the middle. */
  function restoreBox(): void {
    box.value = settings.all.box
  }

  /** Selects a game of the open box; null shows the list again. */
  async function choose(game: string | null): Promise<void> {
    const order = opening.latestOrder
    const chosen = game === null ? null : await loadGameFace(game)
    if (order === opening.latestOrder) face.value = chosen
  }

  /** Moves a box to the middle and opens it. If it holds a single game, or one is named, that game is selected. */
  async function openBox(id: BoxId, game: string | null = null): Promise<void> {
    const order = opening.beginOrder()
    if (id !== box.value) {
      if (phase.value !== 'closed' && !(await goToPhase('closed', order))) return
      box.value = id
      face.value = null
    }
    markOpened()
    const only = games.value.length === 1 ? games.value[0] : undefined
    // Before the leaflet appears: a list in which nothing is to be chosen is not shown.
    await choose(game ?? only?.id ?? null)
    if (await goToPhase('open', order)) storeBox()
  }

  /** Opens a game's box and selects the game. */
  const openBoxOfGame = (game: string): Promise<void> => openBox(boxOfGame(game), game)

  /** Resets the shelf: all boxes closed, this one in the middle. */
  function reset(middle: BoxId): void {
    opening.beginOrder()
    phase.value = 'closed'
    box.value = middle
    face.value = null
    highlightedBox.value = null
    openedBoxes.value = new Set()
  }

  async function closeBox(): Promise<void> {
    face.value = null
    if (await goToPhase('closed', opening.beginOrder())) storeBox()
  }

  /** Opens the box of a game in progress without animation and selects the game. */
  async function openAtOnce(game: string): Promise<void> {
    opening.beginOrder()
    phase.value = 'open'
    box.value = boxOfGame(game)
    markOpened()
    storeBox()
    await choose(game)
  }

  /** Notes that the box in the middle is open or will be. */
  function markOpened(): void {
    openedBoxes.value = new Set([...openedBoxes.value, box.value])
  }

  /** Stores which box is in the middle, for the next visit. */
  function storeBox(): void {
    settings.all.box = box.value
  }

  watchEffect(() => (document.documentElement.dataset['phase'] = phase.value))

  return {
    phase,
    box,
    face,
    highlightedBox,
    openedBoxes,
    boxes,
    games,
    chosenGame,
    isOpen,
    boxAt,
    restoreBox,
    reset,
    choose,
    openBox,
    openBoxOfGame,
    closeBox,
    openAtOnce,
  }
})

/**
 * The opening and closing of the box in the middle. Each opening or closing is an order; a later order cancels the
 * earlier ones.
 */
function createBoxOpening() {
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
    /** The number of the latest order. */
    get latestOrder() {
      return latest
    },
    /** Begins an order and returns its number. */
    beginOrder: () => ++latest,
    /** Opens or closes the box, phase by phase. Resolves to whether the order was still the latest at the end. */
    async goToPhase(to: BoxPhase, order: number): Promise<boolean> {
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
