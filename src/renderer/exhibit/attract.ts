import { ref, type Ref } from 'vue'
import { boxOf } from '../games/catalogue'
import type { Caption } from '../../ports/exhibit'
import { usePage } from '../stores/app/page'
import { useSettings } from '../stores/app/settings'
import { useShelf } from '../stores/app/shelf'
import { useTable } from '../stores/table/table'
import { openShownGame, playShownGame } from './attract-game'
import { useHand } from './hand'
import { waitAtPace, isAborted } from './pace'
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
const FIRST_GAME_MOVES = 5
const NEXT_GAME_MOVES = 2
const ROULETTE = 'deck-o-cards-roulette'

/**
 * Creates the scene that invites visitors: a box opens, the hand plays a cut of the real game, and prints age. Then
 * visitors are asked to touch the screen.
 */
export function createAttract(): Attract {
  const caption = ref<Caption | null>(null)
  const shownGame = ref('forty-nine')
  const [visit, shelf, page, settings] = [useVisit(), useShelf(), usePage(), useSettings()]

  async function playMinute(number: number, signal: AbortSignal): Promise<void> {
    const { games } = visit
    const game = games[number % games.length]
    if (game === undefined) return waitAtPace(10_000, signal)
    shownGame.value = game
    caption.value = 'box'
    await openBox(game, signal)
    if (isAborted(signal)) return
    await showGame(game, number, FIRST_GAME_MOVES, signal)
    if (isAborted(signal)) return
    caption.value = 'count'
    await waitAtPace(4000, signal)
    if (isAborted(signal)) return
    if (!settings.isMotionReduced) {
      caption.value = 'aged'
      await showAges(signal)
    }
    if (isAborted(signal)) return
    if (games.includes(ROULETTE) && game !== ROULETTE) {
      caption.value = 'next'
      await showGame(ROULETTE, number, NEXT_GAME_MOVES, signal)
    }
    if (isAborted(signal)) return
    caption.value = 'touch'
    await waitAtPace(6000, signal)
  }

  /** Shows a cut of the real game: the hand's moves, then the winning line. */
  async function showGame(game: string, number: number, maxMoves: number, signal: AbortSignal): Promise<void> {
    const turn = Math.floor(number / Math.max(1, visit.games.length))
    const shown = await openShownGame(game, turn, `attract ${String(number)}`, signal)
    if (shown === null) return
    await useTable().openTable(shown.table.port)
    if (isAborted(signal)) return
    await shelf.openAtOnce(game)
    if (isAborted(signal)) return
    page.go('game')
    if (caption.value === 'box') caption.value = 'own'
    await playShownGame(shown, maxMoves, signal)
  }

  return {
    caption,
    game: shownGame,
    async run(signal) {
      while (!isAborted(signal)) {
        const number = await nextMinuteNumber()
        await playMinute(number, signal)
      }
      caption.value = null
      settings.all.age = null
      useHand().hide()
    },
  }
}

/** Shows the closed box, then its lid, then its contents. */
async function openBox(game: string, signal: AbortSignal): Promise<void> {
  const shelf = useShelf()
  useTable().leave()
  usePage().go('shelf')
  shelf.reset(boxOf(game))
  await waitAtPace(4000, signal)
  if (!isAborted(signal)) void shelf.openBox(boxOf(game))
  await waitAtPace(5000, signal)
}

/** Shows the print as new, and as it looks today. */
async function showAges(signal: AbortSignal): Promise<void> {
  const { all } = useSettings()
  all.age = 0
  await waitAtPace(3000, signal)
  all.age = null
  await waitAtPace(3000, signal)
}

/**
 * Returns the number of the next minute, which differs from the last thirty, also after a restart. If the call for it
 * fails, it is the age of the page in seconds, which repeats after a restart.
 */
async function nextMinuteNumber(): Promise<number> {
  const dealt = await useVisit()
    .calls()
    ?.deal()
    .catch(() => null)
  return dealt ?? Math.floor(performance.now() / 1000)
}
