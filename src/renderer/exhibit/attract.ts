import { ref, type Ref } from 'vue'
import { createAttempts, type Cut } from '../../exhibit/cuts'
import { boxOf } from '../games/catalogue'
import { tableThinker } from '../play/local-sessions'
import { loadCuts } from '../services/exhibit-cuts'
import { text } from '../i18n/say'
import type { Caption } from '../../ports/exhibit'
import { usePage } from '../stores/app/page'
import { useSettings } from '../stores/app/settings'
import { useShelf } from '../stores/app/shelf'
import { useTable } from '../stores/table/table'
import { openCutTable, type CutTable } from './cut-table'
import { useHand } from './hand'
import { beat, isCalledOff, paced } from './pace'
import { useVisit } from './visit'

/** What the scene says now, for whoever shows it. */
export interface Attract {
  readonly caption: Readonly<Ref<Caption | null>>
  /** The game that it is about. */
  readonly game: Readonly<Ref<string>>
  /** Plays minute after minute until it is called off. */
  run(signal: AbortSignal): Promise<void>
}

/** The longest that moves of one game are shown, in milliseconds. */
const PLAYED = 16_000
/** How many moves are shown of the first game and of the next one. */
const MOVES = 5
const FEW = 2
/** Between two moves, in milliseconds. */
const BETWEEN = 1100
const ROULETTE = 'deck-o-cards-roulette'

/** The scene that invites: a box opens, hands play a cut of the real game, prints age, and the hand points at you. */
export function createAttract(): Attract {
  const caption = ref<Caption | null>(null)
  const shownGame = ref('forty-nine')
  const [visit, shelf, page, table, hand, settings] = [
    useVisit(),
    useShelf(),
    usePage(),
    useTable(),
    useHand(),
    useSettings(),
  ]

  async function minute(number: number, signal: AbortSignal): Promise<void> {
    const { games } = visit
    const game = games[number % games.length]
    if (game === undefined) return beat(10_000, signal)
    shownGame.value = game
    await opening(game, signal)
    if (isCalledOff(signal)) return
    await playing(game, number, MOVES, signal)
    if (isCalledOff(signal)) return
    caption.value = 'count'
    await beat(4000, signal)
    await ageing(signal)
    if (isCalledOff(signal)) return
    const next = games.includes(ROULETTE) && game !== ROULETTE ? ROULETTE : null
    if (next !== null) {
      caption.value = 'next'
      await playing(next, number, FEW, signal)
    }
    if (isCalledOff(signal)) return
    caption.value = 'touch'
    await beat(6000, signal)
  }

  /** The closed box, then its lid, then what lies in it. */
  async function opening(game: string, signal: AbortSignal): Promise<void> {
    table.leave()
    page.go('shelf')
    shelf.begin(boxOf(game))
    caption.value = 'box'
    await beat(4000, signal)
    if (!isCalledOff(signal)) void shelf.lift(boxOf(game))
    await beat(5000, signal)
  }

  /** A cut of the real game: the hand moves, then the line that wins. */
  async function playing(game: string, number: number, most: number, signal: AbortSignal): Promise<void> {
    const cuts = await loadCuts(game)
    const cut = cuts[Math.floor(number / Math.max(1, visit.games.length)) % cuts.length]
    if (isCalledOff(signal) || cut === undefined) return
    const shown = openShown(cut, number)
    await table.attend(shown.port)
    if (isCalledOff(signal)) return
    await shelf.openAtOnce(game)
    if (isCalledOff(signal)) return
    page.go('game')
    if (caption.value === 'box') caption.value = 'own'
    await hand.show(shown, signal)
    await movesOf(cut, shown, most, signal)
  }

  function openShown(cut: Cut, number: number): CutTable {
    const attempt = createAttempts(cut)(1, `attract ${String(number)}`)
    const tape = cut.won.tape
    const names = { you: text('exhibit.you'), rival: text('exhibit.rival') }
    const thinker = tableThinker({ pause: () => paced(settings.pause), still: table.still })
    const record = tape ? { ...attempt.record, chance: { tape } } : attempt.record
    return openCutTable(cut, { ...attempt, record }, names, thinker)
  }

  async function movesOf(cut: Cut, shown: CutTable, most: number, signal: AbortSignal): Promise<void> {
    const end = performance.now() + paced(PLAYED)
    for (const move of cut.won.moves.slice(0, most)) {
      if (isCalledOff(signal) || performance.now() > end) return
      await hand.reach(move, BETWEEN, signal)
      // Fresh luck may lead elsewhere: then what was played is enough.
      if (isCalledOff(signal) || !(await shown.play(move))) break
      await beat(BETWEEN / 2, signal)
    }
    hand.drop()
  }

  /** The print as it was new, and as it lies today. */
  async function ageing(signal: AbortSignal): Promise<void> {
    if (isCalledOff(signal) || settings.still) return
    caption.value = 'aged'
    settings.all.age = 0
    await beat(3000, signal)
    settings.all.age = null
    await beat(3000, signal)
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
      hand.drop()
    },
  }

  /** Another minute than the last thirty, also after a restart. */
  async function deal(): Promise<number> {
    return (
      (await visit
        .calls()
        ?.deal()
        .catch(() => null)) ?? Math.floor(performance.now() / 1000)
    )
  }
}
