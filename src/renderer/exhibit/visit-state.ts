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
 * What is shown: nothing (`closed`), the table that invites, pictures to choose from, the hand, the visitor, the end; or a
 * table at which visitors' phones play.
 */
export type Scene = 'closed' | 'attract' | 'choice' | 'watch' | 'play' | 'result' | 'phones'

/** A table for visitors' phones: what a camera reads, who came, and how far it is. */
export interface PhonesShown {
  readonly link: string | null
  readonly people: readonly string[]
  readonly stage: 'opening' | 'gathering' | 'playing' | 'over' | 'fault'
}

/** Games that are offered at once. */
export const OFFERED = 6

/** What is known of a visit, for whoever shows it. */
export function createShown() {
  const config = shallowRef<ExhibitConfig | null>(null)
  /** Which six games are offered. */
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
    reading: ref(false),
    /** A sentence over the table instead of the goal. */
    notice: ref(''),
    about: ref(false),
    /** Two visitors play at one table. */
    together: ref(false),
    /** The next game is played on visitors' phones. */
    onPhones: ref(false),
    /** The table that phones play at; null where there is none. */
    phones: shallowRef<PhonesShown | null>(null),
    /** Which side has the table. */
    side: ref<Side>('near'),
    /** Whether a hand lies face down there. */
    covered: ref(false),
  }
}

export type Shown = ReturnType<typeof createShown>

/** What a visit does beside what is shown: it tells the machine, and calls off what still goes on. */
export interface VisitCourse {
  /** What the page asks of the machine; null before it is ready. */
  service: ExhibitService | null
  /** The table in play. */
  table: CutTable | null
  /** The table for visitors' phones. */
  phones: PhoneTable | null
  /** When the game in play was begun, by the page's clock in milliseconds; null where none is. */
  begunAt: number | null
  /** What still goes on is called off; answers the signal of what begins now. */
  anew(): AbortSignal
  /** Shows a scene, and tells the machine. */
  go(to: Scene): void
  /** Counts a game that was begun, ended or left; seconds since it was begun but for the first. */
  note(kind: VisitNote['kind']): void
  /** Whoever goes away from a game before its end is counted as such. */
  leaveGame(): void
}

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
