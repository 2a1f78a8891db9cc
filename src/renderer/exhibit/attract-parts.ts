import type { Ref } from 'vue'
import { boxOf } from '../games/catalogue'
import type { Caption } from '../../ports/exhibit'
import { usePage } from '../stores/app/page'
import { useSettings } from '../stores/app/settings'
import { useShelf } from '../stores/app/shelf'
import { useTable } from '../stores/table/table'
import { openShownGame, playMoves, type ShownGame } from './attract-game'
import { openShownSpin, ROULETTE } from './attract-spin'
import { useHand } from './hand'
import { waitAtPace, isAborted } from './pace'

/** The points of two or more players, counted before passers-by in chips. */
export interface Count {
  /** Points by seat letter, none of them negative. */
  readonly points: Readonly<Record<string, number>>
  /** The letter of the seat that a child's hand plays. */
  readonly childSeat: string
}

/** What the attract scene shows now. */
export interface AttractState {
  readonly caption: Ref<Caption | null>
  /** The game that is shown. */
  readonly game: Ref<string>
  /** The number of the minute, from 0. */
  readonly minute: Ref<number>
  /** What is counted; null if nothing is. */
  readonly count: Ref<Count | null>
}

/** The durations of a minute's parts, in milliseconds. A part that needs longer delays those after it. */
const PART_MS = {
  shut: 6000,
  opening: 4000,
  hands: 6000,
  moves: 14_000,
  count: 4000,
  aged: 6000,
  nextBox: 6000,
  nextMoves: 8000,
  touch: 6000,
} as const
/** Number of moves that are played after the hands'. */
const MOVE_COUNT = 4
/** How long the next box is shown shut before it opens, in milliseconds. */
const GLIMPSE_MS = 1200

/** One part of a minute: at least how long it takes, and what happens in it. */
interface Part {
  readonly ms: number
  readonly act: (signal: AbortSignal) => Promise<void> | void
}

/** Plays parts one after the other until it is aborted. */
export async function playParts(parts: readonly Part[], signal: AbortSignal): Promise<void> {
  for (const { ms, act } of parts) {
    if (isAborted(signal)) return
    await Promise.all([act(signal), waitAtPace(ms, signal)])
  }
}

/**
 * Returns the parts in which the state's game is shown: its box, its hands, its moves, the count, and the print.
 * @param turn determines the cut
 */
export function partsOfGame(state: AttractState, turn: number): readonly Part[] {
  let shown: ShownGame | null = null
  return [
    { ms: PART_MS.shut, act: () => shutBox(state.game.value) },
    { ms: PART_MS.opening, act: () => void useShelf().openBox(boxOf(state.game.value)) },
    {
      ms: PART_MS.hands,
      async act(signal) {
        shown = await openShownGame(state.game.value, turn, signal)
        if (shown === null || !(await layTable(state.game.value, shown, signal))) return
        state.caption.value = 'own'
        await useHand().show(shown.table, signal, shown.childSeat)
      },
    },
    { ms: PART_MS.moves, act: (signal) => playMoves(shown, MOVE_COUNT, PART_MS.moves, signal) },
    {
      ms: PART_MS.count,
      act() {
        state.count.value = countOf(shown)
        state.caption.value = 'count'
      },
    },
    ...(useSettings().isMotionReduced ? [] : partsOfPrint(state)),
  ]
}

/** Returns the parts in which the print is shown as new, and as it looks today. */
function partsOfPrint(state: AttractState): readonly Part[] {
  const { all } = useSettings()
  return [
    {
      ms: PART_MS.aged / 2,
      act() {
        state.count.value = null
        state.caption.value = 'aged'
        all.age = 0
      },
    },
    { ms: PART_MS.aged / 2, act: () => void (all.age = null) },
  ]
}

/** Returns the parts in which another box is shown: its arrow turns, and a chip on red wins. */
export function partsOfSpin(state: AttractState): readonly Part[] {
  let shown: ShownGame | null = null
  return [
    {
      ms: PART_MS.nextBox,
      async act(signal) {
        state.count.value = null
        state.game.value = ROULETTE
        shutBox(ROULETTE)
        state.caption.value = 'next'
        shown = await openShownSpin(state.minute.value, signal)
        await waitAtPace(GLIMPSE_MS, signal)
        if (shown !== null && (await layTable(ROULETTE, shown, signal))) await shown.table.showNext()
      },
    },
    {
      ms: PART_MS.nextMoves,
      async act(signal) {
        // The rival's bets come without a hand: the child's chip is what passers-by should see.
        while (shown !== null && shown.table.nextShownMove !== null && !isAborted(signal)) await shown.table.showNext()
        await playMoves(shown, Infinity, Infinity, signal)
      },
    },
  ]
}

/** Returns the part in which a hand invites a touch. */
export function touchPart({ count, caption }: AttractState): Part {
  return {
    ms: PART_MS.touch,
    act() {
      useHand().hide()
      count.value = null
      caption.value = 'touch'
    },
  }
}

/** Shows the shelf with a game's box in the middle, all boxes shut. */
function shutBox(game: string): void {
  useTable().leave()
  usePage().go('shelf')
  useShelf().reset(boxOf(game))
}

/** Lays a cut on the table. Resolves to false if it is aborted meanwhile. */
async function layTable(game: string, shown: ShownGame, signal: AbortSignal): Promise<boolean> {
  if (isAborted(signal)) return false
  await useTable().openTable(shown.table.port)
  if (isAborted(signal)) return false
  await useShelf().openAtOnce(game)
  if (isAborted(signal)) return false
  usePage().go('game')
  return true
}

/** Returns the points on the table; null if there is nothing to count, or points do not decide the game. */
function countOf(shown: ShownGame | null): Count | null {
  const { face, seen } = useTable()
  if (shown === null || seen === null || seen.seats < 2 || face?.isUnscored === true) return null
  const all = Object.values(seen.scores)
  if (all.some((points) => points < 0) || all.every((points) => points === 0)) return null
  return { points: seen.scores, childSeat: shown.childSeat }
}
