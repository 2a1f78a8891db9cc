// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { getActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { nextTick, watch } from 'vue'
import { resolveConfig } from '../../../src/exhibit/config'
import type { ExhibitFile } from '../../../src/exhibit/config/schema'
import { loadBot } from '../../../src/bots/registry'
import type { Answer } from '../../../src/bots/worker/messages'
import { serveRequests } from '../../../src/bots/worker/request-loop'
import type { ExhibitService } from '../../../src/protocol/app/services'
import { usePointingHand } from '../../../src/renderer/exhibit/pointing-hand'
import { markedTouches } from '../../../src/renderer/exhibit/places'
import ChoiceScene from '../../../src/renderer/exhibit/ChoiceScene.vue'
import PlayScene from '../../../src/renderer/exhibit/PlayScene.vue'
import { useVisit } from '../../../src/renderer/exhibit/visit'
import { i18n } from '../../../src/renderer/i18n'
import en from '../../../src/renderer/i18n/en-exhibit'
import { createServicesClient } from '../../../src/renderer/services/services-client'
import { usePage } from '../../../src/renderer/stores/app/page'
import { loadCuts } from '../../../src/renderer/services/exhibit-cuts'
import { setServices } from '../../../src/renderer/stores/app/services'
import { useSelection } from '../../../src/renderer/stores/table/selection'
import { useTable } from '../../../src/renderer/stores/table/table'
import { useShownGame } from '../../../src/renderer/stores/output/shown-game'
import { passTimeUntil, realNow, realTurn } from './page-clock'
import './exhibit-words'
import { openStores } from '../stores/fresh-stores'

const GAMES = ['isolation', 'forty-nine'] as const
const FILE: ExhibitFile = {
  format: 'parlor-exhibit/1',
  games: [...GAMES],
  languages: [{ code: 'en', name: 'English' }],
}
const MACHINE: ExhibitService = {
  open: () => Promise.resolve(resolveConfig(FILE)),
  deal: () => Promise.resolve(0),
  minute: () => Promise.resolve(0),
  alive: () => Promise.resolve('none'),
  count: () => Promise.resolve(),
}
const STEP = 50
/** Milliseconds after a move until the other visitor has the table. The next try has not begun by then. */
const PASS = 2000

/** Answers of the bots. Their worker runs in this page's own thread, because the tests' page has no other threads. */
let thoughts: Answer[] = []
class WorkerHere {
  onmessage: (event: { readonly data: Answer }) => void = () => undefined
  readonly postMessage = serveRequests(loadBot, {
    post: (answer) => this.post(answer),
    yieldToMessages: () => new Promise((resolve) => realTurn(resolve)),
    now: realNow,
  })
  constructor() {
    queueMicrotask(() => this.post({ kind: 'ready' }))
  }
  terminate(): void {
    this.onmessage = () => undefined
  }
  private post(data: Answer): void {
    if (data.kind === 'thought') thoughts.push(data)
    this.onmessage({ data })
  }
}

beforeEach(() => {
  thoughts = []
  vi.stubGlobal('Worker', WorkerHere)
  vi.useFakeTimers()
  openStores()
  setServices(createServicesClient(() => Promise.resolve({ ok: true, value: undefined })))
})
afterEach(async () => {
  await useVisit().reset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Prepares a page as its first visitor finds it. If `quiet` is true, nothing moves by itself. */
async function visitor({ quiet = false, machine = MACHINE } = {}): Promise<ReturnType<typeof useVisit>> {
  const visit = useVisit()
  await visit.prepare(
    resolveConfig({ ...FILE, games: [...GAMES], languages: [...FILE.languages], screen: { quiet } }),
    machine,
  )
  visit.choose()
  return visit
}

/** Begins Forty-Nine, and shows the scene in which the visitor is to move. */
async function playFortyNine(visit: ReturnType<typeof useVisit>) {
  // As the table itself does, which these tests don't show.
  useShownGame()
  void visit.begin('forty-nine')
  await passTimeUntil(() => visit.scene === 'play' && useTable().actor !== null)
  return mount(PlayScene, { global: { plugins: [i18n] } })
}

/** Plays a legal move of the seat to move. */
async function move(): Promise<void> {
  const table = useTable()
  await passTimeUntil(() => table.actor !== null)
  await table.play(table.actor!, table.table!.moves(table.actor!)[0]!)
  await vi.advanceTimersByTimeAsync(PASS)
}

test('whoever is stuck where nothing moves by itself is shown what a good move touches first', async () => {
  // The bot's code is loaded first. Otherwise the page's clock would run out while the code is loaded.
  await loadBot('forty-nine')
  const visit = await visitor({ quiet: true })
  void visit.begin('forty-nine')
  await passTimeUntil(() => visit.scene === 'play' && useTable().actor !== null)
  mount(PlayScene, { global: { plugins: [i18n] } })
  const [hand, table] = [usePointingHand(), useTable()]
  await passTimeUntil(() => visit.hasPlayed(150_000))
  thoughts = []
  await passTimeUntil(() => thoughts.length > 0)
  const [answer] = thoughts
  if (answer?.kind !== 'thought' || answer.thought.move === null) throw new Error('No bot has thought of a move.')
  // This is less time than until the visitor is helped again.
  for (let ms = 0; ms < 5000 && hand.target === null; ms += STEP) await vi.advanceTimersByTimeAsync(STEP)
  expect(hand.target).toBe(table.face!.touches(answer.thought.move, table.seen!)[0])
})

test('to a visitor who is to move it is said what to do; where cards can be laid is marked, and to draw is a button', async () => {
  const page = await playFortyNine(await visitor({ quiet: true }))
  expect(page.get('[data-line]').text()).toBe(en.yourTurn)
  expect(page.get('[data-advice]').text()).toMatch(/^Lay a card that fits \(.+\), or draw first\.$/)
  const table = useTable()
  const cards = table.table!.moves(table.actor!).filter((text) => text !== 'draw')
  expect(markedTouches().toSorted()).toEqual(cards.map((card) => `square:${card}`).toSorted())
  expect(page.findAll('.main').map((button) => button.text())).toEqual(['Draw'])
  await page.get('.main').trigger('click')
  await passTimeUntil(() => page.findAll('.main').some((button) => button.text() === 'Pass'))
  expect(page.get('[data-advice]').text()).toContain('or pass')
})

test('a touch that means nothing is answered for a while, and what to do stays in view', async () => {
  const visit = await visitor({ quiet: true })
  const page = await playFortyNine(visit)
  await useSelection().tap('nowhere')
  await nextTick()
  expect(page.get('[data-line]').text()).toBe(en.notHere)
  expect(page.get('[data-advice]').text()).toContain('Lay a card')
  expect(usePointingHand().target).not.toBe(null)
  await passTimeUntil(() => page.get('[data-line]').text() === en.yourTurn)
  // A touch that means something ends the answer at once.
  await useSelection().tap('nowhere')
  expect(visit.notice).toBe('exhibit.notHere')
  await useSelection().tap([...useSelection().touchable].find((touch) => touch.startsWith('hand:'))!)
  expect(visit.notice).toBe(null)
})

test('a game whose visitor went away is counted as such, and one that was left by Home is not', async () => {
  const kinds: string[] = []
  const count: ExhibitService['count'] = ({ kind }) => Promise.resolve(void kinds.push(kind))
  const visit = await visitor({ machine: { ...MACHINE, count } })
  for (const end of [() => visit.reset('timedOut'), () => visit.reset()]) {
    void visit.begin('isolation')
    await passTimeUntil(() => visit.scene === 'play')
    await end()
  }
  expect(kinds).toEqual(['begun', 'timedOut', 'begun', 'left'])
})

test.each([false, true])('the hand shows the first moves, also where nothing moves by itself: %s', async (quiet) => {
  const visit = await visitor({ quiet })
  const [hand, table] = [usePointingHand(), useTable()]
  const pointed: string[] = []
  onTestFinished(
    watch(
      () => hand.target,
      (touch) => touch !== null && pointed.push(touch),
      { flush: 'sync' },
    ),
  )
  void visit.begin('forty-nine')
  await passTimeUntil(() => visit.scene === 'play')
  const { shown, record } = (await loadCuts('forty-nine'))[0]!
  expect(shown).toBeGreaterThan(0)
  // The first and the last thing of each move that the hand makes, as the page finds them.
  const lastThings = record.moves.slice(-shown).map((move) => table.face!.touches(move.slice(2), table.seen!).at(-1))
  expect(pointed).toEqual(expect.arrayContaining(lastThings))
  expect(hand.target).toBe(null)
})

test('a game that is begun while the page goes home is played', async () => {
  const visit = await visitor()
  const home = visit.reset()
  void visit.begin('isolation')
  await home
  expect(visit.scene).toBe('watch')
  await passTimeUntil(() => visit.scene === 'play')
  expect(usePage().place).toBe('game')
  expect(visit.game).toBe('isolation')
})

test('after a game all stores are as before it, to the letter', async () => {
  const visit = await visitor()
  await visit.reset()
  // Ids only ever rise.
  const stores = () =>
    JSON.stringify(getActivePinia()!.state.value, (key, value: unknown) => (key === 'id' ? undefined : value), 1)
  void visit.begin('isolation')
  await passTimeUntil(() => visit.scene === 'play')
  await visit.reset()
  const fresh = stores()
  void visit.begin('forty-nine')
  await passTimeUntil(() => visit.scene === 'play')
  await move()
  await move()
  await visit.reset()
  expect(stores()).toBe(fresh)
})

test('the next try of two visitors begins with the one at the near side', async () => {
  const visit = await visitor()
  visit.playBy('together')
  void visit.begin('isolation')
  await passTimeUntil(() => visit.scene === 'play')
  while (!useTable().over) await move()
  expect(visit.side).toBe('far')
  const begun: string[] = []
  const stop = watch(
    () => visit.scene,
    (scene) => {
      if (scene === 'watch') begun.push(visit.side)
    },
    { flush: 'sync' },
  )
  onTestFinished(stop)
  await passTimeUntil(() => begun.length > 0)
  expect(begun).toEqual(['near'])
  await passTimeUntil(() => visit.scene === 'play')
  expect(visit.covered).toBe(false)
})

test('the table of a finished game is looked at for eight seconds before words cover it', async () => {
  const visit = await visitor()
  const table = useTable()
  void visit.begin('isolation')
  let overAt = 0
  const stop = watch(
    () => table.over,
    (over) => {
      if (over) overAt = performance.now()
    },
    { flush: 'sync' },
  )
  onTestFinished(stop)
  const isShown = () => visit.scene === 'result'
  const isTurn = () => visit.scene === 'play' && table.actor !== null
  while (!isShown()) {
    await passTimeUntil(() => isShown() || isTurn())
    if (isTurn()) await table.play(table.actor!, table.table!.moves(table.actor!)[0]!)
  }
  const seconds = (performance.now() - overAt) / 1000
  expect(seconds).toBeGreaterThanOrEqual(8)
  expect(seconds).toBeLessThan(10)
})

test('a game that cannot be played leads back to the choice, which says so and lets another be chosen', async () => {
  const reports = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => reports.mockRestore())
  let isGone = true
  const deal = (): Promise<number> => (isGone ? Promise.reject(new Error('no host')) : Promise.resolve(0))
  const visit = await visitor({ machine: { ...MACHINE, deal } })
  const page = mount(ChoiceScene, { global: { plugins: [i18n] } })
  expect(page.find('[role=status]').exists()).toBe(false)
  await visit.begin('isolation')
  expect(visit.scene).toBe('choice')
  await nextTick()
  expect(page.find('[role=status]').text()).toContain('cannot be played')
  expect(reports).toHaveBeenCalledTimes(1)
  isGone = false
  void visit.begin('isolation')
  await passTimeUntil(() => visit.scene === 'play')
  visit.choose()
  await nextTick()
  expect(page.find('[role=status]').exists()).toBe(false)
})
