import { ref, type Ref } from 'vue'
import { boxOf } from '../games/catalogue'
import type { Caption } from '../../ports/exhibit'
import { usePage } from '../stores/app/page'
import { useSettings } from '../stores/app/settings'
import { useShelf } from '../stores/app/shelf'
import { useTable } from '../stores/table/table'
import { openShownGame, playShownGame } from './attract-game'
import { useHand } from './hand'
import { beat, isCalledOff } from './pace'
import { useVisit } from './visit'

/** The state of the attract scene, for its component. */
export interface Attract {
  readonly caption: Readonly<Ref<Caption | null>>
  /** The game that is shown. */
  readonly game: Readonly<Ref<string>>
  /** Plays minute after minute until it is aborted. */
  run(signal: AbortSignal): Promise<void>
}

/** How many moves are shown of the first game and of the next one. */
const MOVES = 5
const FEW = 2
const ROULETTE = 'deck-o-cards-roulette'

/**
 * Creates the scene that invites visitors: a box opens, the hand plays a cut of the real game, and prints age. Then
 * visitors are asked to touch the screen.
 */
export function createAttract(): Attract {
  const caption = ref<Caption | null>(null)
  const shownGame = ref('forty-nine')
  const [visit, shelf, page, settings] = [useVisit(), useShelf(), usePage(), useSettings()]

  async function minute(number: number, signal: AbortSignal): Promise<void> {
    const { games } = visit
    const game = games[number % games.length]
    if (game === undefined) return beat(10_000, signal)
    shownGame.value = game
    caption.value = 'box'
    await openBox(game, signal)
    if (isCalledOff(signal)) return
    await playing(game, number, MOVES, signal)
    if (isCalledOff(signal)) return
    caption.value = 'count'
    await beat(4000, signal)
    if (isCalledOff(signal)) return
    if (!settings.isMotionReduced) {
      caption.value = 'aged'
      await showAges(signal)
    }
    if (isCalledOff(signal)) return
    if (games.includes(ROULETTE) && game !== ROULETTE) {
      caption.value = 'next'
      await playing(ROULETTE, number, FEW, signal)
    }
    if (isCalledOff(signal)) return
    caption.value = 'touch'
    await beat(6000, signal)
  }

  /** Shows a cut of the real game: the hand's moves, then the winning line. */
  async function playing(game: string, number: number, most: number, signal: AbortSignal): Promise<void> {
    const turn = Math.floor(number / Math.max(1, visit.games.length))
    const shown = await openShownGame(game, turn, `attract ${String(number)}`, signal)
    if (shown === null) return
    await useTable().openTable(shown.table.port)
    if (isCalledOff(signal)) return
    await shelf.openAtOnce(game)
    if (isCalledOff(signal)) return
    page.go('game')
    if (caption.value === 'box') caption.value = 'own'
    await playShownGame(shown, most, signal)
  }

  return {
    caption,
    game: shownGame,
    async run(signal) {
      while (!isCalledOff(signal)) {
        const number = await deal()
        await minute(number, signal)
      }
      caption.value = null
      settings.all.age = null
      useHand().drop()
    },
  }
}

/** Shows the closed box, then its lid, then its contents. */
async function openBox(game: string, signal: AbortSignal): Promise<void> {
  const shelf = useShelf()
  useTable().leave()
  usePage().go('shelf')
  shelf.reset(boxOf(game))
  await beat(4000, signal)
  if (!isCalledOff(signal)) void shelf.openBox(boxOf(game))
  await beat(5000, signal)
}

/** Shows the print as new, and as it looks today. */
async function showAges(signal: AbortSignal): Promise<void> {
  const { all } = useSettings()
  all.age = 0
  await beat(3000, signal)
  all.age = null
  await beat(3000, signal)
}

/** Returns the number of the next minute, which differs from the last thirty, also after a restart. */
async function deal(): Promise<number> {
  const dealt = await useVisit()
    .calls()
    ?.deal()
    .catch(() => null)
  return dealt ?? Math.floor(performance.now() / 1000)
}
