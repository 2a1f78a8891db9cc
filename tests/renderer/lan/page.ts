import { disposePinia, type Pinia } from 'pinia'
import { watch } from 'vue'
import { createSeededRng } from '../../../src/rules/kit'
import { connectServices } from '../../../src/renderer/services'
import { useSelection } from '../../../src/renderer/stores/table/selection'
import { useShownGame } from '../../../src/renderer/stores/output/shown-game'
import { useLan } from '../../../src/renderer/stores/lan/lan'
import { usePage } from '../../../src/renderer/stores/app/page'
import { setServices } from '../../../src/renderer/stores/app/services'
import { useSettings } from '../../../src/renderer/stores/app/settings'
import { useTable } from '../../../src/renderer/stores/table/table'
import { closeClients as guestsLeave } from '../../unit/lan-client/guests'
import type { TestLanHost } from '../../unit/node/lan-server/host'
import { openStores } from '../stores/fresh-stores'

export interface GuestPage {
  readonly pinia: Pinia
  readonly lan: ReturnType<typeof useLan>
  readonly table: ReturnType<typeof useTable>
  readonly hand: ReturnType<typeof useSelection>
  readonly page: ReturnType<typeof usePage>
}

const pages: GuestPage[] = []
/** Ends what closed pages would go on hearing: all pages of a test file share one window. */
const deafen: (() => void)[] = []

/** Notes which listeners pages add from now on. */
function noteListeners(target: Window | Document): void {
  const add = target.addEventListener.bind(target)
  target.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: boolean) => {
    add(type, listener, options)
    deafen.push(() => target.removeEventListener(type, listener, options))
  }
  deafen.push(() => void (target.addEventListener = add))
}

/** Closes all pages and guests of a test, with their connections; they hear of nothing that happens afterwards. */
export function closePages(): void {
  for (const page of pages.splice(0)) close(page)
  for (const stop of deafen.splice(0)) stop()
  guestsLeave()
}

function close({ lan, table, pinia }: GuestPage): void {
  lan.leave()
  table.leave()
  disposePinia(pinia)
}

/**
 * Opens the page as a phone gets it from a host. Nothing is remembered from before unless the page is loaded `anew`.
 */
export async function openGuestPage(
  { server }: { readonly server: Pick<TestLanHost['server'], 'port'> },
  { anew = false, hash = '' } = {},
): Promise<GuestPage> {
  if (!anew) {
    sessionStorage.clear()
    localStorage.clear()
  }
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
  happyDOM.setURL(`http://127.0.0.1:${String(server.port)}/${hash}`)
  if (deafen.length === 0) for (const target of [window, document]) noteListeners(target)
  const services = await connectServices(undefined)
  const pinia = openStores()
  setServices(services)
  useSettings().all.speed = 'instant'
  useSettings().all.name = 'Ada'
  const page = { pinia, lan: useLan(), table: useTable(), hand: useSelection(), page: usePage() }
  useShownGame()
  pages.push(page)
  return page
}

/**
 * Unloads a page as if it were loaded again or closed: its connections end without a message, and its storage stays.
 */
export function unload(page: GuestPage): void {
  window.dispatchEvent(new Event('pagehide'))
  const kept = [localStorage.getItem('parlor-box lan'), sessionStorage.getItem('parlor-box lan')] as const
  pages.splice(pages.indexOf(page), 1)
  close(page)
  localStorage.setItem('parlor-box lan', kept[0] ?? 'null')
  sessionStorage.setItem('parlor-box lan', kept[1] ?? 'null')
}

/** Resolves as soon as `holds` is true. */
export function waitUntil(holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = watch(
      holds,
      (now) => {
        if (!now) return
        resolve()
        queueMicrotask(() => stop())
      },
      { immediate: true, flush: 'sync' },
    )
  })
}

/**
 * Plays random moves as a person at this screen would, until the game is over, `most` moves were made, or `enough` is
 * true.
 */
export async function playRandomMoves(
  { table, hand }: GuestPage,
  luck: string,
  most = Infinity,
  enough: () => boolean = () => false,
): Promise<void> {
  const rng = createSeededRng(luck)
  for (let made = 0; made < most; made++) {
    const due = () => table.looking.isCovered || (hand.isAwaited && !hand.busy && hand.moves.length > 0)
    await waitUntil(() => enough() || table.over || due())
    if (enough() || table.over) return
    if (table.looking.isCovered) {
      table.liftCurtain()
      continue
    }
    const line = hand.moves[rng.below(hand.moves.length)]!
    await hand.play(line.move)
  }
}
