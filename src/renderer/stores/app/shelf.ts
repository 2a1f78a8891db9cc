import { namedTouch } from '../../stage/model/touch-names'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watchEffect } from 'vue'
import { loadGameFace } from '../../games'
import type { BoxId } from '../../../rules/manifest'
import type { GameFace } from '../../games/types'
import { boxOf, shelfBoxes } from '../../games/catalogue'
import { createBoxOpening } from './box-opening'
import { useSettings } from './settings'

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

  /** Moves a box to the middle and opens it. If it holds a single game, that game is selected. */
  async function openBox(id: BoxId): Promise<void> {
    const order = opening.beginOrder()
    if (id !== box.value) {
      if (phase.value !== 'closed' && !(await goToPhase('closed', order))) return
      box.value = id
      face.value = null
    }
    markOpened()
    const only = games.value.length === 1 ? games.value[0] : undefined
    // Before the leaflet appears: a list of one game need not be shown.
    await choose(only?.id ?? null)
    if (await goToPhase('open', order)) storeBox()
  }

  /** Opens a game's box and selects the game. */
  async function openBoxOfGame(game: string): Promise<void> {
    const id = boxOf(game)
    await openBox(id)
    if (isOpen.value && box.value === id) await choose(game)
  }

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
    box.value = boxOf(game)
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
    ...{ phase, box, face, highlightedBox, openedBoxes, boxes, games, chosenGame, isOpen },
    ...{ boxAt, restoreBox, reset, choose, openBox, openBoxOfGame, closeBox, openAtOnce },
  }
})
