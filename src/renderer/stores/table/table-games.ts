import { type ComputedRef, ref } from 'vue'
import { ONLOOKER, type Seat } from '../../../rules/kit'
import type { Table, TableSetup } from '../../../session/types'
import { mannerOf } from '../../company/manners'
import { gameOf, loadGame } from '../../games/rules'
import { passTheDeal } from '../../play/hot-seat'
import {
  beginJournal,
  continueJournal,
  createLocalTable,
  createSeed,
  openLocalSession,
  reopenLocalSession,
  tableThinker,
} from '../../play/local-sessions'
import { interruptibleDelay } from '../../play/paced-thinker'
import type { TablePort } from '../../play/played-table'
import { useSaves } from '../app/saves'
import { useServices } from '../app/services'
import { useSettings } from '../app/settings'
import type { TableScreen } from './table-screen'

/** What beginning a game requires of the table's store. */
interface GameOpener {
  /** People at this screen who still play. */
  readonly persons: ComputedRef<readonly Seat[]>
  openTable(table: TablePort): Promise<void>
  waitUntilRead(): Promise<void>
}

/** Begins games on this page, resumes saved ones, and plays again. */
export function createGames(
  { table, face, snapshot, thinking, playedAt }: TableScreen,
  { persons, openTable, waitUntilRead }: GameOpener,
) {
  const repairNotice = ref<string | null>(null)
  const saveId = ref<string | null>(null)
  const showRepair = (notice: string) => (repairNotice.value = notice)

  /** Returns the delay of a bot: people who may interrupt another's play get a fair time for it. */
  function botPause(pause: number): number {
    const { lastPly, stageView } = snapshot.value
    const others = persons.value.some((seat) => seat !== lastPly?.seat)
    const canBeInterrupted =
      others && lastPly !== null && stageView !== null && (face.value?.claim?.(stageView) ?? null) !== null
    return canBeInterrupted ? interruptibleDelay(pause, performance.now() - playedAt()) : pause
  }

  /** Returns the pace of the thinking bot: some play their cards at once, others take their time. */
  function pace(): number {
    const seat = thinking.value
    return seat === null ? 1 : mannerOf(snapshot.value.chairs[seat]?.name ?? '').pace
  }

  function thinker() {
    const settings = useSettings()
    const pause = () => botPause(settings.pause * pace())
    return tableThinker({ pause, waitUntilStill: waitUntilRead }, { ponders: true })
  }

  /** Begins a game. Rejects if its journal cannot be created, or if the opening is not legal. */
  async function start(setup: Omit<TableSetup, 'seed'> & { readonly seed?: string }): Promise<void> {
    await loadGame(setup.game)
    // What a tape begins is no deal that a code names.
    const deal = setup.tape ? undefined : { ...setup, seats: setup.chairs.length }
    const fullSetup: TableSetup = { ...setup, seed: setup.seed ?? createSeed(deal) }
    const journal = await beginJournal(useServices().saves, fullSetup, gameOf(fullSetup.game).info.version, showRepair)
    await openTable(createLocalTable(openLocalSession(fullSetup, journal.sink, thinker())))
    saveId.value = journal.id
  }

  /** Resumes a saved game. Rejects with the sentence to show if it cannot be opened. */
  async function resume(id: string): Promise<void> {
    const { saves } = useServices()
    const loaded = await saves.load(id)
    await loadGame(loaded.head.game)
    const sink = continueJournal(saves, id, loaded.entries.length, showRepair)
    await openTable(createLocalTable(openOrThrow(reopenLocalSession(loaded, sink, thinker()))))
    repairNotice.value = loaded.mended ?? null
    saveId.value = id
  }

  /** Plays the same game again with the same players; everybody moves up one seat. */
  async function rematch(): Promise<void> {
    const now = table.value
    if (now === null) return
    const chairs = now.chairs.flatMap((chair) => (chair.kind === 'far' ? [] : [chair]))
    await start({ game: now.game, options: now.options, chairs: passTheDeal(chairs) })
  }

  /**
   * Sets up the deal of a solved puzzle again, as a game of its own. That its player has seen what lay hidden stays
   * noted: the moves up to the last are played, and taken back.
   */
  async function dealAgain(): Promise<void> {
    const now = table.value
    const [setup, moves] = [now?.alone?.setup, now?.record()?.moves]
    if (setup === undefined || moves === undefined) return
    const { info } = gameOf(setup.game)
    const journal = await beginJournal(useServices().saves, setup, info.version, showRepair)
    const session = openLocalSession(setup, journal.sink, thinker())
    if (info.undo === 'until-reveal') {
      await session.run()
      for (const move of moves.slice(setup.opening?.length ?? 0, -1)) await session.play(0, move.slice(2))
      await session.startOver()
    }
    await openTable(createLocalTable(session))
    saveId.value = journal.id
  }

  /** Forgets the save of a table that was closed, and removes it if nobody has played there. */
  function forget(closed: TablePort | null): void {
    const id = saveId.value
    repairNotice.value = null
    saveId.value = null
    if (id === null || closed === null || !isUntouched(closed)) return
    void useServices()
      .saves.remove(id)
      .then(() => useSaves().refresh())
      // A save that cannot be removed stays.
      .catch(() => undefined)
  }

  return { repairNotice, saveId, start, resume, rematch, dealAgain, forget }
}

/** Whether no person has given the game up, made a move that stands, or was helped to one. */
function isUntouched(table: TablePort): boolean {
  const { over, resigned, alone, chairs } = table
  if (over || resigned.length > 0 || (alone !== undefined && alone.help.hints + alone.help.peeks > 0)) return false
  return !table.toldSteps(ONLOOKER).some(({ seat }) => seat !== null && chairs[seat]?.kind === 'person')
}

function openOrThrow(result: ReturnType<typeof reopenLocalSession>): Table {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}
