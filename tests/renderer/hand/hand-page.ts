import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { onTestFinished } from 'vitest'
import HandApp from '../../../src/renderer/hand/HandApp.vue'
import { useHand } from '../../../src/renderer/hand/use-hand'
import { i18n } from '../../../src/renderer/i18n'
import { useLan } from '../../../src/renderer/stores/lan/lan'
import { useSelection } from '../../../src/renderer/stores/table/selection'
import { useTable } from '../../../src/renderer/stores/table/table'
import type { Level } from '../../../src/ports/journal'
import { createSeededRng } from '../../../src/rules/kit'
import { startTestHost, HIGH_LIMITS, type TestLanHost } from '../../unit/node/lan-server/host'
import { openStores, switchTo } from '../stores/fresh-stores'

/** A hand's page at a table of a real host. */
export interface HandPage {
  readonly host: TestLanHost
  readonly table: Awaited<ReturnType<TestLanHost['lan']['open']>>
  readonly page: VueWrapper
}

/** Opens a table that begins as soon as all are ready, and a hand's page by its link. */
export async function openHand(
  game: string,
  chairs: readonly ('open' | Level)[],
  settings: object = {},
): Promise<HandPage> {
  const host = await startTestHost(undefined, { limits: HIGH_LIMITS })
  const table = await host.lan.open({ game, name: 'Sunday table', chairs, settings: { autoStart: true, ...settings } })
  sessionStorage.clear()
  localStorage.setItem('parlor-box settings', JSON.stringify({ speed: 'instant' }))
  return { host, table, page: openPage(host, `hand.html#join=${table.room.spec.token}`) }
}

/** Opens a hand's page, or the screen of a table, at a host; it ends with the test. */
export function openPage({ server }: TestLanHost, path: string): VueWrapper {
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
  happyDOM.setURL(`http://127.0.0.1:${String(server.port)}/${path}`)
  // The entry of the history has the address, too: the page goes back to it when a paper is closed.
  window.history.replaceState(null, '', location.href)
  const pinia = openStores()
  const page = mount(HandApp, { global: { plugins: [pinia, i18n] }, attachTo: document.body })
  onTestFinished(() => {
    switchTo(pinia)
    useLan().leave()
    useTable().leave()
    page.unmount()
  })
  return page
}

/** Sits down under a name, and waits for the deal. */
export async function sitDown({ page }: HandPage, name: string): Promise<void> {
  await waitFor(() => page.find('[data-hand]').exists() && useLan().joinedTable !== null)
  await page.find('[data-sit] input').setValue(name)
  await page.find('[data-sit]').trigger('submit')
  await waitFor(() => useTable().seen !== null && useTable().toMove.length > 0)
}

/** Nearly as long as a test may take, in milliseconds: the first test of a worker loads the page's code meanwhile. */
const PATIENCE = 55_000

/** Waits until something holds that is shown. */
export async function waitFor(holds: () => boolean, what = () => ''): Promise<void> {
  const deadline = performance.now() + PATIENCE
  while (!holds()) {
    if (performance.now() > deadline) throw new Error(`That did not come. ${what()}`)
    await flushPromises()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await flushPromises()
}

/** Returns what a touch is made on: a card, a place, or a key. */
function thingFor(page: VueWrapper, touch: string) {
  const places = [
    `[data-own] [data-touch="${touch}"]`,
    `[data-action="verb-${touch}"]`,
    `[data-action="choice-${touch}"]`,
    `[data-hand-field] [data-touch="${touch}"]`,
    ...(touch === 'table' ? ['[data-action="trail"]'] : []),
    ...(touch.startsWith('say:') ? ['[data-action="claim"]'] : []),
  ]
  return places.map((place) => page.find(place)).find((it) => it.exists())
}

/** Makes a move by touching what it touches, and then the main key; throws if the page has nothing for a touch. */
export async function playByHand(page: VueWrapper, touches: readonly string[]): Promise<void> {
  const [selection, table] = [useSelection(), useTable()]
  const ply = table.ply
  for (const touch of touches) {
    if (selection.picked.includes(touch)) continue
    const thing = thingFor(page, touch)
    if (thing === undefined) throw new Error(`Nothing stands for ${touch} of ${touches.join(', ')}.`)
    await thing.trigger('click')
    await flushPromises()
    // The greatest capture of a card is selected with it.
    for (const extra of selection.picked.filter((it) => !touches.includes(it))) {
      await thingFor(page, extra)?.trigger('click')
      await flushPromises()
    }
  }
  if (table.ply === ply && !selection.busy) {
    const key = page.find('[data-action="lay"]')
    if (key.exists()) await key.trigger('click')
  }
  await flushPromises()
}

/** Plays random legal moves by hand until the game is over or so many were made. Returns how many. */
export async function playOnByHand({ page }: HandPage, luck: string, most: number): Promise<number> {
  const rng = createSeededRng(luck)
  const [selection, table, hand] = [useSelection(), useTable(), useHand()]
  let made = 0
  while (made < most) {
    await waitFor(() => table.over || (hand.isMine && !selection.isBlocked && selection.moves.length > 0))
    if (table.over) break
    // The small cloth of the roulette has no lines, crosses, suits of a rank and calls: they are laid on the whole table.
    const moves =
      hand.field === 'cloth'
        ? selection.moves.filter((line) => line.touches.every((touch) => thingFor(page, touch)))
        : selection.moves
    const { move, touches } = moves[rng.below(moves.length)]!
    const ply = table.ply
    await playByHand(page, touches)
    await waitFor(
      () => table.over || table.ply !== ply || selection.shownRefusal !== null,
      () => `${move}: ${touches.join(', ')}; picked ${selection.picked.join(', ')}`,
    )
    if (selection.shownRefusal !== null)
      throw new Error(`${move} (${touches.join(', ')}): ${selection.shownRefusal.text}`)
    made += 1
  }
  return made
}
