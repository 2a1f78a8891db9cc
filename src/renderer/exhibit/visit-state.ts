import { computed, ref, shallowRef } from 'vue'
import type { Standing } from '../../exhibit/cuts'
import type { ExhibitConfig } from '../../ports/exhibit'
import type { ExhibitService, VisitNote } from '../../protocol/app/services'
import { GAMES_WITH_CUTS } from '../services/exhibit-cuts'
import { useSelection } from '../stores/table/selection'
import { useTable } from '../stores/table/table'
import type { CutTable } from './cut-table'
import { useHand } from './hand'
import type { PhoneTable } from './phone-table'
import type { Side } from './shared-sides'

/**
 * A scene: outside the opening hours (`closed`), the show while nobody plays (`attract`), the choice of games, the
 * on-screen hand's moves (`watch`), the visitor's play, the result; or a table for visitors' phones.
 */
export type Scene = 'closed' | 'attract' | 'choice' | 'watch' | 'play' | 'result' | 'phones'

/** A table for visitors' phones: the link of its QR code, who joined, and how far the game is. */
export interface PhonesShown {
  readonly link: string | null
  readonly people: readonly string[]
  readonly stage: 'opening' | 'gathering' | 'playing' | 'over' | 'fault'
}

/** The number of games offered at once. */
const OFFERED = 6

/** Creates the state of a visit, for the components that show it. */
export function createShown() {
  const config = shallowRef<ExhibitConfig | null>(null)
  /** Index of the sheet of six games on offer, from 0. */
  const sheet = ref(0)
  const games = computed(() => (config.value?.games ?? []).filter((id) => GAMES_WITH_CUTS.has(id)))
  return {
    config,
    sheet,
    games,
    sheets: computed(() => Math.max(1, Math.ceil(games.value.length / OFFERED))),
    offered: computed(() => games.value.slice(sheet.value * OFFERED, (sheet.value + 1) * OFFERED)),
    scene: ref<Scene>('attract'),
    game: ref<string | null>(null),
    standing: shallowRef<Standing | null>(null),
    language: ref('en'),
    /** Whether the page reads its sentences aloud. */
    reading: ref(false),
    /** A sentence shown instead of whose turn it is; empty for none. */
    notice: ref(''),
    /** Whether the result scene shows the text about the box. */
    about: ref(false),
    /** Whether two visitors play at one table. */
    together: ref(false),
    /** Whether the next game is played on visitors' phones. */
    onPhones: ref(false),
    /** The table for visitors' phones; null if there is none. */
    phones: shallowRef<PhonesShown | null>(null),
    /** The side that has the table. */
    side: ref<Side>('near'),
    /** Whether the hand at that side lies face down. */
    covered: ref(false),
  }
}

export type Shown = ReturnType<typeof createShown>

/** The course of a visit besides what is shown: it informs the machine, and aborts what is still running. */
export interface VisitCourse {
  /** The service with the exhibit's calls to its host; null before the page is ready. */
  service: ExhibitService | null
  /** The table in play; null if there is none. */
  table: CutTable | null
  /** The table for visitors' phones; null if there is none. */
  phones: PhoneTable | null
  /** When the current game began, by the page's clock in milliseconds; null if there is none. */
  begunAt: number | null
  /** Aborts what is still running; returns the signal of what begins now. */
  anew(): AbortSignal
  /** Shows a scene, and informs the machine. */
  go(to: Scene): void
  /** Counts a game that was begun, ended or left, with the seconds since its start (except when begun). */
  note(kind: VisitNote['kind']): void
  /** Leaves all tables. A game that has not ended is counted as left. */
  leaveGame(): void
}

/** Creates the course of the visits shown in `shown`. */
export function createCourse(shown: Shown): VisitCourse {
  let order = new AbortController()

  const course: VisitCourse = {
    service: null,
    table: null,
    phones: null,
    begunAt: null,
    anew() {
      order.abort()
      order = new AbortController()
      return order.signal
    },
    go(to) {
      shown.scene.value = to
      useHand().drop()
      void course.service?.alive(to).catch(() => undefined)
    },
    note(kind) {
      const [game, language] = [shown.game.value, shown.language.value]
      if (game === null || course.begunAt === null) return
      const seconds = kind === 'begun' ? 0 : Math.round((performance.now() - course.begunAt) / 1000)
      course.service
        ?.count({ kind, game, language, seconds })
        .catch((fault: unknown) => console.warn('a visit was not counted:', fault))
    },
    leaveGame() {
      course.note('left')
      course.begunAt = null
      course.table = null
      course.phones?.close()
      course.phones = null
      shown.phones.value = null
      shown.side.value = 'near'
      shown.covered.value = false
      useSelection().clear()
      useTable().leave()
    },
  }
  return course
}
