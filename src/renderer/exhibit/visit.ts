import { defineStore } from 'pinia'
import { type ExhibitConfig, VISITORS_PER_PAGE } from '../../ports/exhibit'
import type { ExhibitService } from '../../protocol/app/services'
import { entryAt } from '../../rules/kit'
import { boxOfGame } from '../games/catalogue'
import { setLanguage } from '../i18n'
import { useGameLog } from '../stores/app/game-log'
import { usePage } from '../stores/app/page'
import { useSettings, readSettings } from '../stores/app/settings'
import { useShelf } from '../stores/app/shelf'
import { useView } from '../stores/app/view'
import { usePointingHand } from './pointing-hand'
import { scaleToPace } from './pace'
import { useSpeech } from './speech'
import { createGamePlayer } from './visit-games'
import { createPhoneGames } from './visit-phones'
import {
  clearGame,
  createVisitController,
  createVisitState,
  type VisitState,
  type VisitController,
} from './visit-state'
import { wait } from '../../async/wait'

/** Time within which a host must answer to be able to serve a page, in milliseconds. */
const ANSWER_TIMEOUT_MS = 2000

/** The renewal of a page that has had many visitors. */
type Renewal = ReturnType<typeof createRenewal>

/** Whether the page is silent: before a visitor comes, unless the file wants the attract scene to be heard. */
function isMuted({ screen, sound }: Partial<ExhibitConfig>, hasVisitor: boolean): boolean {
  if (hasVisitor) return sound?.begins !== 'on'
  return sound?.attract !== true || screen?.quiet === true
}

/**
 * Restores the settings with which every visit begins, or those of the attract scene.
 * @param language code of the page's current language
 * @param hasVisitor whether a visitor is there
 */
function resetSettings(config: ExhibitConfig | null, language: string, hasVisitor: boolean): void {
  const given: Partial<ExhibitConfig> = config ?? {}
  const { screen, sound, games = [] } = given
  Object.assign(useSettings().all, readSettings({}), {
    flat: screen?.table === 'flat' || new URLSearchParams(window.location.search).get('flat') === 'true',
    text: screen?.large === true ? 'large' : 'normal',
    motion: screen?.quiet === true ? 'reduced' : 'system',
    muted: isMuted(given, hasVisitor),
    volume: sound?.loudest ?? 0,
    language,
    box: boxOfGame(games[0] ?? 'forty-nine'),
  })
}

/** The state and actions of a visit to the exhibit, from the first touch to the reset. */
export const useVisit = defineStore('visit', () => {
  const state = createVisitState()
  const controller = createVisitController(state)
  const renewal = createRenewal()
  const [play, phones] = [createGamePlayer(state, controller), createPhoneGames(state, controller)]
  const begin = (game: string): Promise<void> => (state.onPhones.value ? phones.invite : play)(game)
  return {
    ...state,
    ...createResets(state, controller, renewal),
    ...createVisitorActions(state, controller, renewal, begin),
    begin,
    dealToPhones: phones.deal,
    /** Returns the table in play, for the scenes. */
    currentTable: () => controller.table,
    /** Whether the current game began at least `ms` ago, at the page's pace; false if there is none. */
    hasPlayed: (ms: number) => controller.begunAt !== null && performance.now() - controller.begunAt >= scaleToPace(ms),
    /** Returns the calls that a scene makes to the machine. */
    calls: () => controller.service,
  }
})

/** Creates the functions that reset the page for the next visitor. */
function createResets(state: VisitState, controller: VisitController, renewal: Renewal) {
  let open = true

  /** Prepares the page for its first visitor. */
  async function prepare(config: ExhibitConfig, exhibitService: ExhibitService): Promise<void> {
    state.config.value = config
    controller.service = exhibitService
    await reset()
  }

  /**
   * Loads the page again if it has had many visitors, and the shown scene remains for as long as that is prepared.
   * Resolves with whether it did.
   */
  async function renew(): Promise<boolean> {
    if (!renewal.isDue()) return false
    const scene = state.scene.value
    return renewal.renew(controller.service, scene, () => state.scene.value === scene)
  }

  /**
   * Restores the state before the first visitor: if nobody is there and the page has had many visitors, by loading it
   * again. `kind` is how the visitor left a game that has not ended.
   */
  async function reset(kind: 'left' | 'timedOut' = 'left'): Promise<void> {
    if (kind === 'timedOut' && renewal.isDue()) {
      controller.countGame(kind)
      if (await renew()) return
    }
    controller.restart()
    controller.leaveGame(kind)
    clearGame(state, null)
    state.sheet.value = 0
    state.isReading.value = false
    state.together.value = false
    state.onPhones.value = false
    useSpeech().stop()
    const language = state.config.value?.languages[0]?.code ?? 'en'
    resetSettings(state.config.value, language, false)
    useView().returnToSeat()
    useView().isOverlayOn = false
    useGameLog().reset()
    useShelf().reset(boxOfGame(state.games.value[0] ?? 'forty-nine'))
    usePage().go('shelf')
    controller.go(open ? 'attract' : 'closed')
    // Last, because texts may have to be loaded; visitors can already use the page meanwhile.
    await switchLanguage(state, language)
  }

  /** Opens or closes the exhibit for the day. A visit in progress goes on: the change takes effect at its reset. */
  function setOpen(now: boolean): void {
    if (open === now) return
    open = now
    if (state.scene.value === 'attract' || state.scene.value === 'closed') void reset()
  }

  return { prepare, reset, renew, setOpen }
}

async function switchLanguage(state: VisitState, code: string): Promise<void> {
  state.language.value = code
  useSettings().all.language = code
  await setLanguage(code)
}

/** Creates what a visitor can do besides playing. */
function createVisitorActions(
  state: VisitState,
  controller: VisitController,
  renewal: Renewal,
  begin: (game: string) => Promise<void>,
) {
  return {
    /** Goes to the choice of games. Coming from the attract scene, it first resets the settings for a visitor. */
    choose(): void {
      if (state.scene.value === 'attract') {
        resetSettings(state.config.value, state.language.value, true)
        renewal.countVisitor()
      }
      controller.restart()
      controller.leaveGame()
      state.notice.value = null
      state.isAboutShown.value = false
      controller.go('choice')
    },
    /** Toggles a way to play: two visitors at this table, or their phones. At most one of them is on. */
    playBy(way: 'together' | 'onPhones'): void {
      const now = !state[way].value
      state.together.value = state.onPhones.value = false
      state[way].value = now
    },
    /** Offers the next six games. */
    offerMore(): void {
      state.sheet.value = (state.sheet.value + 1) % state.sheetCount.value
    },
    /** Begins a game that the number of the next deal determines. */
    async surprise(): Promise<void> {
      const number = (await controller.service?.deal()) ?? 0
      const { value: games } = state.games
      await begin(entryAt(games, number % games.length))
    },
    /** Begins the same game with a new deal. */
    async startOver(): Promise<void> {
      if (state.game.value !== null) await begin(state.game.value)
    },
    /** Makes the rest of the on-screen hand's moves without waiting. */
    skip(): void {
      if (state.scene.value !== 'watch') return
      usePointingHand().hurry()
      useView().skip()
    },
    /** Switches to another language, by its code. */
    async switchLanguage(code: string): Promise<void> {
      await switchLanguage(state, code)
      controller.table?.renamePlayers()
    },
  }
}

/** Returns after how many visitors this page begins anew: `?visitors=20` for tests. */
function visitorsPerPage(): number {
  return Number(new URLSearchParams(window.location.search).get('visitors')) || VISITORS_PER_PAGE
}

/** Creates the renewal of this page. */
function createRenewal() {
  const limit = visitorsPerPage()
  let visitors = 0
  return {
    countVisitor(): void {
      visitors++
    },
    /** Whether the page has had so many visitors that it should begin anew. */
    isDue: () => visitors >= limit,
    /**
     * Loads the page again. Resolves with false if it did not: because its host does not answer, or because `isIdle` does
     * not hold any more when it has answered.
     */
    async renew(service: Pick<ExhibitService, 'alive'> | null, scene: string, isIdle: () => boolean): Promise<boolean> {
      const answer = service?.alive(scene).then(
        () => true,
        () => false,
      )
      const isServed = await Promise.race([answer, wait(ANSWER_TIMEOUT_MS).then(() => false)])
      if (isServed !== true || !isIdle()) return false
      window.location.reload()
      return true
    },
  }
}
