import { computed, ref, type ComputedRef } from 'vue'
import type { Seat } from '../../../rules/kit'
import type { Table, TableSetup } from '../../../session/types'
import { paceOf } from '../../company/manner'
import { gameOf } from '../../games/catalogue'
import { passTheDeal } from '../../play/hot-seat'
import { createLocalTable } from '../../play/local-table'
import { newSeed, openLocalSession, reopenLocalSession, tableThinker } from '../../play/local-sessions'
import { fairPause } from '../../play/paced-thinker'
import type { TablePort } from '../../play/played-table'
import { beginJournal, continueJournal } from '../../services/journal-writer'
import { useServices } from '../app/services'
import { useSettings } from '../app/settings'
import type { StageRest } from './stage-rest'
import type { TableFeed } from './table-feed'

/** The dependencies of a lifecycle. */
export interface LifecycleNeeds {
  readonly feed: TableFeed
  readonly rest: StageRest
  /** People at this screen who still play. */
  readonly persons: ComputedRef<readonly Seat[]>
  attend(table: TablePort): Promise<void>
}

/** Begins games on this page, resumes saved ones, and plays again. */
export function createTableLifecycle({ feed, rest, persons, attend }: LifecycleNeeds) {
  const mended = ref<string | null>(null)
  const saveId = ref<string | null>(null)

  /** Returns the delay of a bot: people who may interrupt another's play get a fair time for it. */
  function patience(pause: number): number {
    const { last, onStage } = feed.snapshot.value
    const others = persons.value.some((seat) => seat !== last?.seat)
    const open = others && last !== null && onStage !== null && (feed.face.value?.claim?.(onStage) ?? null) !== null
    return open ? fairPause(pause, performance.now() - feed.playedAt()) : pause
  }

  /** Returns the pace of the thinking bot: some play their cards at once, others take their time. */
  function pace(): number {
    const seat = feed.thinking.value
    return seat === null ? 1 : paceOf(feed.snapshot.value.chairs[seat]?.name ?? '')
  }

  function thinker() {
    const settings = useSettings()
    return tableThinker({ pause: () => patience(settings.pause * pace()), still: rest.still }, { ponders: true })
  }

  /** Begins a game. Rejects if its journal cannot be created, or if the opening is not legal. */
  async function start(setup: Omit<TableSetup, 'seed'> & { readonly seed?: string }): Promise<void> {
    const whole: TableSetup = { ...setup, seed: setup.seed ?? newSeed() }
    const journal = await beginJournal(useServices().saves, whole, gameOf(whole.game).info.version)
    await attend(createLocalTable(openLocalSession(whole, journal.sink, thinker())))
    saveId.value = journal.id
  }

  /** Resumes a saved game. Rejects with the sentence to show if it cannot be opened. */
  async function resume(id: string): Promise<void> {
    const { saves } = useServices()
    const loaded = await saves.load(id)
    const sink = continueJournal(saves, id, loaded.entries.length)
    await attend(createLocalTable(openOrThrow(reopenLocalSession(loaded, sink, thinker()))))
    mended.value = loaded.mended ?? null
    saveId.value = id
  }

  /** Plays the same game again with the same players; everybody moves up one seat. */
  async function rematch(): Promise<void> {
    const now = feed.table.value
    if (now === null) return
    const chairs = now.chairs.flatMap((chair) => (chair.kind === 'far' ? [] : [chair]))
    await start({ game: now.game, options: now.options, chairs: passTheDeal(chairs) })
  }

  /** Forgets the notice about the save that was opened before. */
  function forget(): void {
    mended.value = null
    saveId.value = null
  }

  return { mended: computed(() => mended.value), saveId: computed(() => saveId.value), start, resume, rematch, forget }
}

function openOrThrow(result: ReturnType<typeof reopenLocalSession>): Table {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}
