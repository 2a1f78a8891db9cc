import { type Ref, ref, shallowRef } from 'vue'
import { boxOfGame } from '../games/catalogue'
import type { Caption } from '../../ports/exhibit'
import { usePage } from '../stores/app/page'
import { useSettings } from '../stores/app/settings'
import { useShelf } from '../stores/app/shelf'
import { useTable } from '../stores/table/table'
import { usePointingHand } from './pointing-hand'
import { waitAtPace, isAborted, scaleToPace } from './pace'
import { type Attempt, type Cut, createAttemptFactory } from '../../exhibit/cuts'
import { entryAt } from '../../rules/kit'
import { loadGame } from '../games/rules'
import { loadCuts } from '../services/exhibit-cuts'
import { useStaff } from './staff/staff'
import { useVisit } from './visit'
import { text } from '../i18n/say'
import { tableThinker } from '../play/local-sessions'
import { openCutTable, type CutTable } from './cut-table'

/** The wait after a minute that could not be shown, in milliseconds. */
const AFTER_FAULT_MS = 10_000

/** The game whose arrow turns in every minute. */
export const ROULETTE = 'deck-o-cards-roulette'

/** All red cards: where the arrow stops after a chip was laid on red. */
const RED_CARDS = ['H', 'D'].flatMap((suit) =>
  ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => `${rank}${suit}`),
)

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
    { ms: PART_MS.opening, act: () => void useShelf().openBox(boxOfGame(state.game.value)) },
    {
      ms: PART_MS.hands,
      async act(signal) {
        shown = await openShownGame(state.game.value, turn, signal)
        if (shown === null || !(await layTable(state.game.value, shown, signal))) return
        state.caption.value = 'own'
        await usePointingHand().show(shown.table, signal, shown.childSeat)
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
      usePointingHand().hide()
      count.value = null
      caption.value = 'touch'
    },
  }
}

/** Shows the shelf with a game's box in the middle, all boxes shut. */
function shutBox(game: string): void {
  useTable().leave()
  usePage().go('shelf')
  useShelf().reset(boxOfGame(game))
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

/**
 * Returns a cut of the roulette from just before its last spin: its shown moves are that spin and the rival's bets after
 * it. Then the visitor's seat bets on red, and the arrow stops on a red card. Throws if the cut begins before any spin.
 */
export function spinAttempt(
  cut: Cut,
  minute: number,
): { readonly attempt: Attempt; readonly moves: readonly string[] } {
  const { record, visitor } = cut
  const ready = `${visitor} ready`
  const lastSpin = record.moves.lastIndexOf(ready)
  if (lastSpin < 0) throw new Error(`the cut ${cut.id} begins before any spin`)
  const tape = [...(record.chance?.tape ?? []), entryAt(RED_CARDS, minute % RED_CARDS.length)]
  return {
    attempt: {
      number: 1,
      record: { ...record, chance: { tape } },
      shownMoves: record.moves.slice(lastSpin),
      seed: `${cut.id} ${String(minute)}`,
    },
    moves: [`${visitor} bet 1@red`, ready],
  }
}

/**
 * Opens the roulette's spin of a minute; every minute has another cut, until all had their turn. Resolves to null if
 * there is none, or if it is aborted. Throws if the file of the cuts is invalid.
 */
async function openShownSpin(minute: number, signal: AbortSignal): Promise<ShownGame | null> {
  const [cuts] = await Promise.all([loadCuts(ROULETTE), loadGame(ROULETTE)])
  const cut = cuts[minute % cuts.length]
  if (isAborted(signal) || cut === undefined) return null
  const { attempt, moves } = spinAttempt(cut, minute)
  return { table: openShownTable(cut, attempt), moves, childSeat: cut.visitor }
}

/**
 * Creates the scene that invites visitors: a box opens, hands and bots play a cut of the real game, points are counted,
 * and the print ages. Then the arrow of the roulette turns, and visitors are asked to touch the screen.
 */
export function createAttract() {
  const state: AttractState = {
    caption: ref<Caption | null>(null),
    game: ref('forty-nine'),
    minute: ref(0),
    count: shallowRef<Count | null>(null),
  }
  return {
    ...state,
    /** Plays minute after minute until it is aborted. */
    async run(signal: AbortSignal): Promise<void> {
      while (!isAborted(signal)) {
        state.minute.value = await nextMinute(state.minute.value)
        await playMinute(state, signal).catch((fault: unknown) => {
          console.error(`${state.game.value} could not be shown:`, fault)
          return waitAtPace(AFTER_FAULT_MS, signal)
        })
        // The staff's menu would be closed with all that is entered in it.
        if (!isAborted(signal) && useStaff().panel === 'none' && (await useVisit().renew())) return
      }
      state.caption.value = null
      useSettings().all.age = null
      usePointingHand().hide()
    },
  }
}

async function playMinute(state: AttractState, signal: AbortSignal): Promise<void> {
  const { games } = useVisit()
  const number = state.minute.value
  const shownGame = games[number % games.length]
  if (shownGame === undefined) return waitAtPace(AFTER_FAULT_MS, signal)
  usePointingHand().hide()
  state.game.value = shownGame
  state.count.value = null
  state.caption.value = 'box'
  await playParts(partsOfGame(state, Math.floor(number / games.length)), signal)
  if (games.includes(ROULETTE) && shownGame !== ROULETTE) await playParts(partsOfSpin(state), signal)
  await playParts([touchPart(state)], signal)
}

/**
 * Returns the number of the next minute, one more than the machine's last, also after a restart. If the call for it
 * fails, minutes are counted from the last one on this page.
 */
async function nextMinute(last: number): Promise<number> {
  const number = await useVisit()
    .calls()
    ?.minute()
    .catch(() => null)
  return number ?? last + 1
}

/** A cut played automatically for passers-by. */
interface ShownGame {
  readonly table: CutTable
  /** The moves to play after the hands', with the seat's letter. */
  readonly moves: readonly string[]
  /** The letter of the seat that a child's hand plays: the visitor's. The others are a grown-up's. */
  readonly childSeat: string
}

/** How long a hand takes for a move, and the rest after it, in milliseconds. */
const MOVE_MS = 2200
const REST_MS = 1400

/**
 * Opens the cut of a game whose turn it is, in rotation, with the winning line of the bots. Resolves to null if there is
 * none, or if it is aborted. Throws if the file of the cuts is invalid.
 */
async function openShownGame(game: string, turn: number, signal: AbortSignal): Promise<ShownGame | null> {
  const [cuts] = await Promise.all([loadCuts(game), loadGame(game)])
  const cut = cuts[turn % cuts.length]
  if (isAborted(signal) || cut === undefined) return null
  const attempt = createAttemptFactory(cut)(1, cut.id)
  const { moves, tape } = cut.won
  const record = tape ? { ...attempt.record, chance: { tape } } : attempt.record
  return { table: openShownTable(cut, { ...attempt, record }), moves, childSeat: cut.visitor }
}

/** Opens a cut on a table at which nobody can act. */
function openShownTable(cut: Cut, attempt: Attempt): CutTable {
  const names = { you: text('exhibit.you'), rival: text('exhibit.rival') }
  const thinker = tableThinker({
    pause: () => scaleToPace(useSettings().pause),
    waitUntilStill: useTable().waitUntilRead,
  })
  return openCutTable(cut, attempt, names, thinker)
}

/**
 * Plays the first moves of a shown game, each with a hand.
 * @param most how many at most
 * @param ms how long after its start no further move is begun, in milliseconds
 */
async function playMoves(shown: ShownGame | null, most: number, ms: number, signal: AbortSignal): Promise<void> {
  if (shown === null) return
  const hand = usePointingHand()
  const end = performance.now() + scaleToPace(ms - MOVE_MS)
  for (const move of shown.moves.slice(0, most)) {
    if (isAborted(signal) || performance.now() > end) break
    await hand.reach(move, MOVE_MS, signal, shown.childSeat)
    // New chance outcomes may lead elsewhere: then the moves played so far are enough.
    if (isAborted(signal) || !(await shown.table.play(move))) break
    hand.hide()
    await waitAtPace(REST_MS, signal)
  }
  hand.hide()
}
