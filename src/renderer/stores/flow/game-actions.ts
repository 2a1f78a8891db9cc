import { seedOfDeal, type Deal } from '../../../drawer/deals'
import { defaults, type GameRecord, type Options } from '../../../rules/kit'
import { text, errorText } from '../../i18n/say'
import { useDeals } from '../table/deals'
import { loadGameFace } from '../../games'
import { descriptionOf } from '../../games/catalogue'
import { gameOf } from '../../games/rules'
import { createOpeningSeed } from '../../play/local-sessions'
import { useSelection } from '../table/selection'
import { useLan } from '../lan/lan'
import { useNewGame } from '../table/new-game'
import { useDemo } from '../learn/demo'
import { usePage } from '../app/page'
import { useSaves } from '../app/saves'
import { useTable } from '../table/table'
import { showGame } from '../table/show-game'
import { useServices } from '../app/services'

/** Whether this page was served to a guest, who can only play: it cannot host LAN tables. */
export const isGuest = (): boolean => useServices().lan === undefined

/**
 * Opens the table configured on the new-game sheet and seats the people of this screen in their chosen seats. Resolves
 * to null on success, otherwise to the sentence that says why it failed.
 */
export async function openLanTable(): Promise<string | null> {
  const sheet = useNewGame()
  const lan = useLan()
  if (sheet.fault !== null) return sheet.fault
  const persons = sheet.personsHere()
  if (!(await lan.host(sheet.tableSettings()))) return lan.fault ?? text('lan.table.failed')
  for (const { name, seat } of persons) await lan.sit(name, seat)
  usePage().go('gathering')
  return null
}

/** Leaves a LAN table; asks first if a seat in a running game would be left behind. */
export function leaveLan(): void {
  if (useLan().mustConfirmLeaving) usePage().open('leave')
  else void leaveLanAtOnce()
}

/** Leaves the place as Back does: without losing a chair at a LAN table, and a saved game only as the menu leaves it. */
export function leavePlace(): void {
  const [lan, page] = [useLan(), usePage()]
  if (page.place === 'demo') return useDemo().leave()
  if (page.place === 'lesson') return page.go('shelf')
  if (lan.joinedTable === null) return void goToShelf()
  if (lan.seats.length === 0 || lan.isRemoved) return void leaveLanAtOnce()
  if (page.place === 'game' && useTable().over) return page.go('gathering')
  page.open('leave')
}

/** Takes this screen's place at a LAN table back from another tab; leaves if that is impossible. */
export async function takeSeatsBack(): Promise<void> {
  if (!(await useLan().takeSeatsBack())) await leaveLanAtOnce()
}

/** Leaves a LAN table: to the shelf, or for a guest to the door. */
export async function leaveLanAtOnce(): Promise<void> {
  useLan().leave()
  useTable().leave()
  useSelection().clear()
  if (isGuest()) return usePage().go('door')
  usePage().go('shelf')
  await useSaves().refresh()
}

/** What somebody wished to do, and is asked about first. */
let wish: (() => Promise<void>) | null = null

/** Does what leaves the game on this table; asks first while its last moves are on no disk, as they would be lost. */
async function leaveGameFor(act: () => Promise<void>): Promise<void> {
  if (useTable().unsaved === null) return act()
  wish = act
  usePage().open('unsaved')
}

/** Leaves the game on this table, and its moves that are on no disk, for what was wished. */
export async function leaveUnsaved(): Promise<void> {
  const act = wish
  wish = null
  usePage().clear()
  await act?.()
}

/** Starts a game of the player against a bot at once, with an opening that suits the player. */
export async function playAtOnce(game: string): Promise<void> {
  const sheet = useNewGame()
  sheet.begin(game)
  const { options } = sheet.setup()
  const chairs = sheet.defaultPlayers(sheet.info.seats)
  const seat = chairs.findIndex(({ kind }) => kind === 'person')
  const seed = createOpeningSeed(await loadGameFace(game), { options, seats: chairs.length, seat })
  await useTable().start({ game, options, chairs, seed })
  await showGame()
}

/** Starts a game with these options; options that are not named have their defaults. */
export async function playWithOptions(game: string, options: Options): Promise<void> {
  const info = descriptionOf(game)
  const chairs = useNewGame().defaultPlayers(info.seats)
  await useTable().start({ game, options: { ...defaults(info), ...options }, chairs })
  await showGame()
}

/** Plays the deal that a code or a day names, against bots on the other seats. */
export async function playDeal(named: Deal): Promise<void> {
  const { game, options, seats, number } = named
  await loadGameFace(game)
  const seed = seedOfDeal({ game, options, seats, number }, gameOf(game).info)
  const chairs = useNewGame().defaultPlayers({ min: seats, max: seats })
  await leaveGameFor(async () => {
    await useTable().start({ game, options, chairs, seed })
    await showGame()
  })
}

/** Deals a game as configured on the new-game sheet. */
export async function deal(): Promise<void> {
  const sheet = useNewGame()
  if (sheet.fault !== null) return
  const setup = sheet.setup()
  const seed = await useDeals().find(setup.game, setup.options)
  if (seed === null) return
  await useTable().start({ ...setup, seed })
  await showGame()
}

/** Resumes a saved game; shows why if it cannot be opened. */
export const resumeSave = (id: string): Promise<void> =>
  leaveGameFor(async () => {
    try {
      await useTable().resume(id)
      await showGame()
    } catch (error) {
      useSaves().setFault(text('drawer.fault', { reason: errorText(error) }))
      usePage().open('drawer')
    }
  })

/** Plays a finished saved game again; shows why if it cannot be opened. */
export async function watchSave(id: string): Promise<void> {
  try {
    // The service wrote it, and it is checked again before its first position is shown.
    const record = JSON.parse(await useServices().saves.exportRecord(id)) as GameRecord
    useDemo().watchAgain(record, 'drawer')
  } catch (error) {
    useSaves().setFault(text('drawer.fault', { reason: errorText(error) }))
  }
}

/** The game whose leaflet has a game move by move that is shown where nobody has played yet. */
const PRINTED_GAME = 'mystic-double-cross'

/** Plays a printed game, to be watched. */
export async function watchPrintedGame(): Promise<void> {
  const { demo } = await loadGameFace(PRINTED_GAME)
  if (demo)
    useDemo().playScript({ game: PRINTED_GAME, ...demo, record: demo.record as GameRecord, startedFrom: 'drawer' })
}

/** Plays again; at a LAN table everybody gathers again, and the host begins. */
export async function playAgain(): Promise<void> {
  usePage().clear()
  if (useLan().joinedTable !== null) return usePage().go('gathering')
  await leaveGameFor(() => useTable().rematch())
}

/** Whether a player who plays alone has lost and may still take the end back. */
export function isLostAlone(): boolean {
  const { table, winners, undoable } = useTable()
  return table?.alone !== undefined && winners?.length === 0 && undoable > 0
}

/**
 * Whether the same deal can be played again from its beginning, and that is not the same as playing again: by a player
 * who plays alone, until what lay hidden was laid open.
 */
export function canDealAgain(): boolean {
  const { table, over, resigned, ply } = useTable()
  if (table?.alone === undefined || ply === 0) return false
  const { undo, hasChance } = gameOf(table.game).info
  if (over && !isLostAlone()) return hasChance && (resigned.length === 0 || undo !== 'until-reveal')
  return true
}

/** Whether a player who has lost alone can have laid open what lay hidden, by giving up. */
export function canReveal(): boolean {
  const { table } = useTable()
  return table !== null && isLostAlone() && gameOf(table.game).closedView !== undefined
}

/** Whether a player who plays alone was dealt something, so that another deal differs. */
export function hasDeal(): boolean {
  const { table } = useTable()
  return table?.alone !== undefined && gameOf(table.game).info.hasChance
}

/** Begins the same deal again: a solved puzzle as a game of its own, another by taking all moves back. */
export async function dealAgain(): Promise<void> {
  usePage().clear()
  const table = useTable()
  await (table.over && !isLostAlone() ? leaveGameFor(() => table.dealAgain()) : table.startOver())
}

/** Leaves the table; its save can be resumed. At a LAN table, leaves the table on the network. */
export async function goToShelf(): Promise<void> {
  if (useLan().joinedTable !== null) return leaveLan()
  await leaveGameFor(async () => {
    useTable().leave()
    useSelection().clear()
    usePage().go('shelf')
    await useSaves().refresh()
  })
}
