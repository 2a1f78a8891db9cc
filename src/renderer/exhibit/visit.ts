import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { createAttempts, triesAgain, type Attempt, type Cut, type Standing } from '../../exhibit/cuts'
import type { ExhibitConfig } from '../../ports/exhibit'
import type { ExhibitService, VisitNote } from '../../protocol/app/services'
import { boxOf } from '../games/catalogue'
import { speakLanguage } from '../i18n'
import { text } from '../i18n/say'
import { tableThinker } from '../play/local-sessions'
import { GAMES_WITH_CUTS, loadCuts } from '../services/exhibit-cuts'
import { useSettings } from '../stores/app/settings'
import { useGameLog } from '../stores/app/game-log'
import { usePage } from '../stores/app/page'
import { useShelf } from '../stores/app/shelf'
import { useView } from '../stores/app/view'
import { useSelection } from '../stores/table/selection'
import { useTable } from '../stores/table/table'
import { cutsFor } from './cuts-for'
import { openCutTable, type CutTable, type Names } from './cut-table'
import { useHand } from './hand'
import { beat, isCalledOff, paced } from './pace'
import type { Side } from './shared-sides'
import { silence } from './speech'
import { untilOver } from './until-over'
import { usualSettings } from './usual-settings'

/** What is shown: nothing (`closed`), the table that invites, pictures to choose from, the hand, the visitor, the end. */
export type Scene = 'closed' | 'attract' | 'choice' | 'watch' | 'play' | 'result'

/** Games that are offered at once. */
export const OFFERED = 6
/** How long what was tried in vain is read, in milliseconds. */
const STUCK = 2500
/** How long the table of a finished game stands alone before the result covers it, in milliseconds. */
const LAST_LOOK = 2500

/** One visitor and the machine, or two visitors. */
const namesOf = (together: boolean): Names =>
  together
    ? { you: text('exhibit.first'), rival: text('exhibit.second'), together }
    : { you: text('exhibit.you'), rival: text('exhibit.rival') }

/** A visit to the exhibit, from the first touch to the reset. */
export const useVisit = defineStore('visit', () => {
  const config = shallowRef<ExhibitConfig | null>(null)
  const scene = ref<Scene>('attract')
  const game = ref<string | null>(null)
  const standing = shallowRef<Standing | null>(null)
  const language = ref('en')
  const reading = ref(false)
  /** Which six games are offered. */
  const sheet = ref(0)
  /** A sentence over the table instead of the goal. */
  const notice = ref('')
  const about = ref(false)
  /** Two visitors play at one table. */
  const together = ref(false)
  /** Which side has the table, and whether a hand lies face down there. */
  const side = ref<Side>('near')
  const covered = ref(false)
  let service: ExhibitService | null = null
  let table: CutTable | null = null
  let order = new AbortController()
  let begunAt: number | null = null
  let open = true

  const games = computed(() => (config.value?.games ?? []).filter((id) => GAMES_WITH_CUTS.has(id)))
  const sheets = computed(() => Math.max(1, Math.ceil(games.value.length / OFFERED)))
  const offered = computed(() => games.value.slice(sheet.value * OFFERED, (sheet.value + 1) * OFFERED))

  /** Readies the page for its first visitor. */
  async function ready(shown: ExhibitConfig, calls: ExhibitService): Promise<void> {
    config.value = shown
    service = calls
    await reset()
  }

  /** What still goes on is called off; answers the signal of what begins now. */
  function anew(): AbortSignal {
    order.abort()
    order = new AbortController()
    return order.signal
  }

  function go(to: Scene): void {
    scene.value = to
    useHand().drop()
    void service?.alive(to).catch(() => undefined)
  }

  function note(kind: VisitNote['kind'], seconds = 0): void {
    if (game.value === null) return
    const told = { kind, game: game.value, language: language.value, seconds: Math.round(seconds) }
    service?.count(told).catch((fault: unknown) => console.warn('a visit was not counted:', fault))
  }

  /** Whoever goes away from a game before its end is counted as such. */
  function leaveGame(): void {
    if (begunAt !== null) note('left', (performance.now() - begunAt) / 1000)
    begunAt = null
    table = null
    side.value = 'near'
    covered.value = false
    useSelection().clear()
    useTable().leave()
  }

  /** All as it was before the first visitor came. */
  async function reset(): Promise<void> {
    anew()
    leaveGame()
    game.value = null
    standing.value = null
    sheet.value = 0
    notice.value = ''
    about.value = false
    reading.value = false
    together.value = false
    silence()
    usualSettings(config.value)
    await speak(config.value?.languages[0]?.code ?? 'en')
    useView().home()
    useView().lens = false
    useGameLog().begin()
    useShelf().begin(boxOf(games.value[0] ?? 'forty-nine'))
    usePage().go('shelf')
    go(open ? 'attract' : 'closed')
  }

  /** Opens or shuts for the day. Whoever is in the middle of a visit ends it first. */
  function turn(now: boolean): void {
    if (open === now) return
    open = now
    if (scene.value === 'attract' || scene.value === 'closed') void reset()
  }

  async function speak(code: string): Promise<void> {
    language.value = code
    useSettings().all.language = code
    await speakLanguage(code)
  }

  /** To the pictures of the games. */
  function choose(): void {
    anew()
    leaveGame()
    notice.value = ''
    about.value = false
    go('choice')
  }

  function more(): void {
    sheet.value = (sheet.value + 1) % sheets.value
  }

  async function surprise(): Promise<void> {
    const number = (await service?.deal()) ?? 0
    await begin(games.value[number % games.value.length]!)
  }

  /** Another deal of a game, from the hand's first move on. */
  async function begin(id: string): Promise<void> {
    const signal = anew()
    leaveGame()
    game.value = id
    standing.value = null
    about.value = false
    notice.value = ''
    go('watch')
    const [all, number] = await Promise.all([loadCuts(id), service?.deal() ?? 0])
    const cuts = cutsFor(all, together.value)
    const cut = cuts[number % cuts.length]
    if (isCalledOff(signal) || cut === undefined) return
    begunAt = performance.now()
    note('begun')
    await attemptAll(cut, `visit ${String(number)}`, signal)
  }

  /** Try after try of one deal, until it is won or there are no more. */
  async function attemptAll(cut: Cut, seed: string, signal: AbortSignal): Promise<void> {
    const attempts = createAttempts(cut)
    for (let number = 1; ; number++) {
      const attempt = attempts(number, seed)
      const ended = await play(cut, attempt, signal)
      if (ended === null || isCalledOff(signal)) return
      standing.value = ended
      if (!triesAgain(cut, attempt, ended)) break
      notice.value = text('exhibit.stuck')
      await beat(STUCK, signal)
      if (isCalledOff(signal)) return
      notice.value = ''
    }
    await beat(LAST_LOOK, signal)
    if (isCalledOff(signal)) return
    if (begunAt !== null) note('ended', (performance.now() - begunAt) / 1000)
    begunAt = null
    go('result')
  }

  /** One try: the hand, then the visitor. Answers how it ended; null where it was broken off. */
  async function play(cut: Cut, attempt: Attempt, signal: AbortSignal): Promise<Standing | null> {
    go('watch')
    const thinker = tableThinker({ pause: () => paced(useSettings().pause), still: useTable().still })
    const mine = openCutTable(cut, attempt, namesOf(together.value), thinker)
    table = mine
    const { sides } = mine
    if (sides) mine.port.listen(() => ([side.value, covered.value] = [sides.side, sides.covered]))
    useSelection().clear()
    await useTable().attend(mine.port)
    if (isCalledOff(signal)) return null
    await useShelf().openAtOnce(cut.record.game)
    if (isCalledOff(signal)) return null
    usePage().go('game')
    await useHand().show(mine, signal)
    if (isCalledOff(signal)) return null
    mine.handOver()
    go('play')
    await untilOver(mine.port, signal)
    return isCalledOff(signal) ? null : mine.standing
  }

  /** The same game from a new deal. */
  async function startOver(): Promise<void> {
    if (game.value !== null) await begin(game.value)
  }

  /** Nobody need wait for the hand. */
  function skip(): void {
    if (scene.value !== 'watch') return
    useHand().hurry()
    useView().skip()
  }

  /** For whoever puts scenes together: the table in play. */
  const inPlay = (): CutTable | null => table

  return {
    ...{ config, scene, game, standing, language, reading, sheet, sheets, games, offered, notice, about },
    ...{ together, side, covered },
    ...{ ready, reset, speak, choose, more, turn, surprise, begin, startOver, skip, inPlay },
    /** What a scene asks of the machine. */
    calls: () => service,
  }
})
