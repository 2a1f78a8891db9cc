import { computed, ref, shallowRef } from 'vue'
import type { Standing } from '../../exhibit/cuts'
import type { ExhibitConfig } from '../../ports/exhibit'
import type { ExhibitService, VisitNote } from '../../protocol/app/services'
import type { TextKey } from '../i18n/text-key'
import { GAMES_WITH_CUTS } from '../services/exhibit-cuts'
import { useSelection } from '../stores/table/selection'
import { useTable } from '../stores/table/table'
import type { CutTable } from './cut-table'
import { usePointingHand } from './pointing-hand'
import type { Side } from './shared-sides'

/** A table for visitors' phones, viewed by this page as an onlooker. */
export interface PhoneTable {
  /** The link in the QR code; null if the machine is on no network. */
  readonly link: string | null
  /** Deals; bots take the empty seats. Resolves to false if a game is in progress. */
  begin(): Promise<boolean>
  /** Closes the table for the phones. */
  close(): void
}

/**
 * A scene: outside the opening hours (`closed`), the show while nobody plays (`attract`), the choice of games, the
 * on-screen hand's moves (`watch`), the visitor's play, the result; or a table for visitors' phones.
 */
export type Scene = 'closed' | 'attract' | 'choice' | 'watch' | 'play' | 'result' | 'phones'

/**
 * What a visitor is told outside the course of a game: that an attempt failed, that a game cannot be played, or that a
 * touch means nothing.
 */
export type Notice = Extract<TextKey, 'exhibit.stuck' | 'exhibit.unplayable' | 'exhibit.notHere'>

/** A table for visitors' phones: the link of its QR code, who joined, and how far the game is. */
export interface PhonesState {
  readonly link: string | null
  readonly people: readonly string[]
  readonly stage: 'opening' | 'gathering' | 'playing' | 'over' | 'fault'
}

/** The number of games offered at once. */
const GAMES_PER_SHEET = 6

/** Creates the state of a visit, for the components that show it. */
export function createVisitState() {
  const config = shallowRef<ExhibitConfig | null>(null)
  /** Index of the sheet of six games on offer, from 0. */
  const sheet = ref(0)
  const games = computed(() => (config.value?.games ?? []).filter((id) => GAMES_WITH_CUTS.has(id)))
  return {
    config,
    sheet,
    games,
    sheetCount: computed(() => Math.max(1, Math.ceil(games.value.length / GAMES_PER_SHEET))),
    offeredGames: computed(() => games.value.slice(sheet.value * GAMES_PER_SHEET, (sheet.value + 1) * GAMES_PER_SHEET)),
    scene: ref<Scene>('attract'),
    game: ref<string | null>(null),
    standing: shallowRef<Standing | null>(null),
    language: ref('en'),
    /** Whether the page reads its sentences aloud. */
    isReading: ref(false),
    /** Key of a sentence shown instead of whose turn it is; null for none. */
    notice: ref<Notice | null>(null),
    /** Whether the result scene shows the text about the box. */
    isAboutShown: ref(false),
    /** Whether two visitors play at one table. */
    together: ref(false),
    /** Whether the next game is played on visitors' phones. */
    onPhones: ref(false),
    /** The table for visitors' phones; null if there is none. */
    phones: shallowRef<PhonesState | null>(null),
    /** The side that has the table. */
    side: ref<Side>('near'),
    /** Whether the hand at that side lies face down. */
    covered: ref(false),
  }
}

export type VisitState = ReturnType<typeof createVisitState>

/** The course of a visit besides what is shown: it informs the machine, and aborts what is still running. */
export type VisitController = ReturnType<typeof createVisitController>

/** Creates the course of the visits shown in `state`. */
export function createVisitController(state: VisitState) {
  let abortController = new AbortController()
  let begunAt: number | null = null

  const controller = {
    /** The service with the exhibit's calls to its host; null before the page is ready. */
    service: null as ExhibitService | null,
    /** The table in play; null if there is none. */
    table: null as CutTable | null,
    /** The table for visitors' phones; null if there is none. */
    phones: null as PhoneTable | null,
    /** When the current game began, by the page's clock in milliseconds; null if there is none. */
    get begunAt(): number | null {
      return begunAt
    },
    /** Aborts what is still running; returns the signal of what begins now. */
    restart(): AbortSignal {
      abortController.abort()
      abortController = new AbortController()
      return abortController.signal
    },
    /** Shows a scene. */
    go(to: Scene): void {
      state.scene.value = to
      usePointingHand().hide()
    },
    /**
     * Counts a game that begins now, or that ended in one of the other ways, then with the seconds since its start. A game
     * that has been counted as ended is not counted again.
     */
    countGame(kind: VisitNote['kind']): void {
      const now = performance.now()
      const startTime = kind === 'begun' ? now : begunAt
      begunAt = kind === 'begun' ? now : null
      const [game, language] = [state.game.value, state.language.value]
      if (game === null || startTime === null) return
      const seconds = Math.round((now - startTime) / 1000)
      controller.service
        ?.count({ kind, game, language, seconds })
        .catch((fault: unknown) => console.warn('a visit was not counted:', fault))
    },
    /** Leaves all tables. A game that has not ended is counted as `kind`, by default as left. */
    leaveGame(kind: 'left' | 'timedOut' = 'left'): void {
      controller.countGame(kind)
      controller.table = null
      controller.phones?.close()
      controller.phones = null
      state.phones.value = null
      state.side.value = 'near'
      state.covered.value = false
      useSelection().clear()
      useTable().leave()
    },
  }
  return controller
}

/** Begins anew with a game, or with none: nothing of the game before is shown any more. */
export function clearGame(state: VisitState, game: string | null): void {
  state.game.value = game
  state.standing.value = null
  state.isAboutShown.value = false
  state.notice.value = null
}
