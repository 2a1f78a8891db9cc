import { defineStore } from 'pinia'
import type { ExhibitConfig } from '../../ports/exhibit'
import type { ExhibitService } from '../../protocol/app/services'
import { entryAt } from '../../rules/kit'
import { boxOf } from '../games/catalogue'
import { setLanguage } from '../i18n'
import { useGameLog } from '../stores/app/game-log'
import { usePage } from '../stores/app/page'
import { useSettings, readSettings } from '../stores/app/settings'
import { useShelf } from '../stores/app/shelf'
import { useView } from '../stores/app/view'
import { useHand } from './hand'
import { paced } from './pace'
import { silence } from './speech'
import { createGames } from './visit-games'
import { createPhones } from './visit-phones'
import { createCourse, createShown, type Shown, type VisitCourse } from './visit-state'

/**
 * Restores the settings with which every visit begins; the attract scene is silent whatever the file says.
 * @param language code of the page's current language
 * @param visited whether a visitor is there
 */
function usualSettings(config: ExhibitConfig | null, language: string, visited: boolean): void {
  const { screen, sound, games = [] } = config ?? {}
  Object.assign(useSettings().all, readSettings({}), {
    flat: screen?.table === 'flat' || new URLSearchParams(window.location.search).get('flat') === 'true',
    text: screen?.large === true ? 'large' : 'normal',
    motion: screen?.quiet === true ? 'reduced' : 'system',
    muted: !visited || sound?.begins !== 'on',
    volume: sound?.loudest ?? 0,
    language,
    box: boxOf(games[0] ?? 'forty-nine'),
  })
}

/** The state and actions of a visit to the exhibit, from the first touch to the reset. */
export const useVisit = defineStore('visit', () => {
  const shown = createShown()
  const course = createCourse(shown)
  const [play, phones] = [createGames(shown, course), createPhones(shown, course)]
  const begin = (game: string): Promise<void> => (shown.onPhones.value ? phones.invite : play)(game)
  return {
    ...shown,
    ...createResets(shown, course),
    ...createWays(shown, course, begin),
    begin,
    dealToPhones: phones.deal,
    /** Returns the table in play, for the scenes. */
    inPlay: () => course.table,
    /** Whether the current game began at least `ms` ago, at the page's pace; false if there is none. */
    hasPlayed: (ms: number) => course.begunAt !== null && performance.now() - course.begunAt >= paced(ms),
    /** Returns the calls that a scene makes to the machine. */
    calls: () => course.service,
  }
})

/** Creates the functions that reset the page for the next visitor. */
function createResets(shown: Shown, course: VisitCourse) {
  let open = true

  /** Prepares the page for its first visitor. */
  async function ready(config: ExhibitConfig, calls: ExhibitService): Promise<void> {
    shown.config.value = config
    course.service = calls
    await reset()
  }

  /** Restores the state before the first visitor. */
  async function reset(): Promise<void> {
    course.anew()
    course.leaveGame()
    shown.game.value = null
    shown.standing.value = null
    shown.sheet.value = 0
    shown.notice.value = ''
    shown.about.value = false
    shown.reading.value = false
    shown.together.value = false
    shown.onPhones.value = false
    silence()
    const language = shown.config.value?.languages[0]?.code ?? 'en'
    usualSettings(shown.config.value, language, false)
    useView().returnToSeat()
    useView().isOverlayOn = false
    useGameLog().reset()
    useShelf().reset(boxOf(shown.games.value[0] ?? 'forty-nine'))
    usePage().go('shelf')
    course.go(open ? 'attract' : 'closed')
    // Last, because texts may have to be loaded; visitors can already use the page meanwhile.
    await speak(shown, language)
  }

  /** Opens or closes the exhibit for the day. A visit in progress goes on: the change takes effect at its reset. */
  function turn(now: boolean): void {
    if (open === now) return
    open = now
    if (shown.scene.value === 'attract' || shown.scene.value === 'closed') void reset()
  }

  return { ready, reset, turn }
}

async function speak(shown: Shown, code: string): Promise<void> {
  shown.language.value = code
  useSettings().all.language = code
  await setLanguage(code)
}

/** Creates what a visitor can do besides playing. */
function createWays(shown: Shown, course: VisitCourse, begin: (game: string) => Promise<void>) {
  return {
    /** Goes to the choice of games. Coming from the attract scene, it first resets the settings for a visitor. */
    choose(): void {
      if (shown.scene.value === 'attract') usualSettings(shown.config.value, shown.language.value, true)
      course.anew()
      course.leaveGame()
      shown.notice.value = ''
      shown.about.value = false
      course.go('choice')
    },
    /** Toggles a way to play: two visitors at this table, or their phones. At most one of them is on. */
    playBy(way: 'together' | 'onPhones'): void {
      const now = !shown[way].value
      shown.together.value = shown.onPhones.value = false
      shown[way].value = now
    },
    /** Offers the next six games. */
    more(): void {
      shown.sheet.value = (shown.sheet.value + 1) % shown.sheets.value
    },
    /** Begins a game that the number of the next deal determines. */
    async surprise(): Promise<void> {
      const number = (await course.service?.deal()) ?? 0
      const { value: games } = shown.games
      await begin(entryAt(games, number % games.length))
    },
    /** Begins the same game with a new deal. */
    async startOver(): Promise<void> {
      if (shown.game.value !== null) await begin(shown.game.value)
    },
    /** Makes the rest of the on-screen hand's moves without waiting. */
    skip(): void {
      if (shown.scene.value !== 'watch') return
      useHand().hurry()
      useView().skip()
    },
    /** Switches to another language, by its code. */
    speak: (code: string) => speak(shown, code),
  }
}
