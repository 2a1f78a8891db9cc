// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { mkdtemp, rm } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watch } from 'vue'
import { botFor } from '../../../src/bots/all-bots'
import { loadBot } from '../../../src/bots/registry'
import { hashOfLine } from '../../../src/drawer/game-card'
import { serveStudy, type StudyAnswer } from '../../../src/drawer/study/serve-study'
import { Study, type StudyReport } from '../../../src/drawer/study/study'
import { createSaveService, type SaveFolder } from '../../../src/node/storage/save-service'
import { i18n } from '../../../src/renderer/i18n'
import DemoScreen from '../../../src/renderer/panels/learn/DemoScreen.vue'
import { createServicesClient } from '../../../src/renderer/services/services-client'
import { setServices } from '../../../src/renderer/stores/app/services'
import { useGameLog } from '../../../src/renderer/stores/app/game-log'
import { usePage } from '../../../src/renderer/stores/app/page'
import { useLan } from '../../../src/renderer/stores/lan/lan'
import { useDemo } from '../../../src/renderer/stores/learn/demo'
import { useStudy } from '../../../src/renderer/stores/learn/study'
import type { GameRecord } from '../../../src/rules/kit'
import { playedGame } from '../../played-game'
import { useTable } from '../../../src/renderer/stores/table/table'
import { openFreshStores } from '../stores/fresh-stores'

/** Studies in this thread, because the tests' page has no other. */
class WorkerHere {
  onmessage: (event: { readonly data: StudyAnswer }) => void = () => undefined
  readonly postMessage = serveStudy((game) => loadBot(game), {
    // As between threads, what is sent is a copy.
    post: (answer) => this.onmessage({ data: structuredClone(answer) }),
    yieldToMessages: () => nextTurn(),
    now: () => performance.now(),
  })
  terminate(): void {
    this.postMessage({ kind: 'stop' })
    this.onmessage = () => undefined
  }
}

let at = ''
let folder: SaveFolder

beforeEach(async () => {
  vi.stubGlobal('Worker', WorkerHere)
  openFreshStores()
  at = await mkdtemp(join(tmpdir(), 'parlor-study-'))
  folder = await createSaveService(at)
  const others = createServicesClient(() => Promise.resolve({ ok: true, value: undefined }))
  setServices({ ...others, saves: folder.saves })
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await folder.close()
  // What was kept last may just be written.
  await rm(at, { recursive: true, force: true, maxRetries: 5 })
})

/** Watches a game again. */
async function watchAgain(record: GameRecord) {
  useDemo().watchAgain(record, 'drawer')
  const room = mount(DemoScreen, { global: { plugins: [i18n] }, attachTo: document.body })
  await expect.poll(() => room.find('[data-demo-play]').exists()).toBe(true)
  return room
}

const GAME = playedGame('pittsburgh-draw', { seed: 'study', levels: [2, 1], options: { target: 5 } })
const RECORD = GAME.record({ names: { A: 'Ada', B: 'Walter' } })

it('draws the chance, tells luck from play in bars that add up, names turning points, and is kept', async () => {
  const room = await watchAgain(RECORD)
  await room.get('[data-study]').trigger('click')
  await expect.poll(() => room.findAll('[data-bars] li').length).toBeGreaterThan(1)
  await expect.poll(() => room.findAll('[data-point]').length).toBeGreaterThan(0)
  await room.get('[data-study-stop]').trigger('click')
  await expect.poll(() => room.find('[data-study-on]').exists()).toBe(true)

  const bars = room.findAll('[data-bars] b').map((bar) => Number(bar.text().replace('−', '-')))
  const { winners } = GAME.game.outcome(GAME.state)
  const gained = (winners!.includes(0) ? 100 / winners!.length : 0) - 50
  expect(bars.reduce((sum, value) => sum + value, 0)).toBe(gained)
  expect(room.get('svg').attributes('aria-label')).toMatch(
    new RegExp(`^Ada’s chance over ${String(GAME.plyCount)} moves: .* ${String(gained + 50)} at the end\\.$`, 'u'),
  )
  expect(room.findAll('tbody tr')).toHaveLength(GAME.plyCount + 1)

  const slider = room.get('[data-curve] input')
  const [point] = room.findAll('[data-point]')
  await point!.trigger('click')
  const ply = Number(/^Move (\d+)\./u.exec(point!.get('strong').text())![1])
  expect(useDemo().index).toBe(ply)
  expect(slider.attributes('aria-valuetext')).toMatch(/^Move \d+ of \d+, .* of 100/u)
  await room.get('[data-demo]').trigger('keydown', { key: 'Home' })
  await room.get('[data-demo]').trigger('keydown', { key: '1' })
  expect(useDemo().index).toBe(ply)
  await slider.setValue('3')
  expect(useDemo().index).toBe(3)

  // Beside it all moves stand with the chance after each; a move that is only a word has a short mark on the scale.
  const rows = room.findAll('[data-move-list] button')
  expect(rows).toHaveLength(GAME.plyCount + 1)
  expect(rows.filter((row) => /^\d+$/u.test(row.get('i').text()))).toHaveLength(GAME.plyCount + 1)
  expect(rows.map((row) => row.attributes('aria-current') ?? '').join()).toBe(
    rows.map((_, ply) => (ply === 3 ? 'step' : '')).join(),
  )
  await rows[5]!.trigger('click')
  expect(useDemo().index).toBe(5)
  // The Tab key finds one of them, and the focus goes with the move.
  expect(rows.map((row) => row.attributes('tabindex')).join('')).toBe(
    rows.map((_, ply) => (ply === 5 ? '0' : '-1')).join(''),
  )
  ;(rows[5]!.element as HTMLElement).focus()
  await rows[5]!.trigger('keydown', { key: 'ArrowRight' })
  await expect.poll(() => document.activeElement).toBe(rows[6]!.element)
  await rows[6]!.trigger('keydown', { key: 'ArrowLeft' })
  const ticks = room.get('[data-curve] [data-ticks] path:nth-child(2)').attributes('d')?.match(/V\d+/gu)
  expect(ticks).toEqual(RECORD.moves.map((move) => (/^[A-Z] [a-z]+$/u.test(move) ? 'V5' : 'V10')))

  // The best move is shown only to those who ask for it.
  expect(room.find('[data-best]').exists()).toBe(false)
  await room.get('[data-study-best]').trigger('click')
  await expect.poll(() => room.get('[data-best]').text()).toMatch(/^(Level 5 would|There was only)/u)

  // What was known when the room was left is shown first, and gone on from.
  const { worlds } = useStudy().report!
  room.unmount()
  const again = await watchAgain(RECORD)
  const first = new Promise<StudyReport>((resolve) => watch(() => useStudy().report!, resolve, { once: true }))
  await again.get('[data-study]').trigger('click')
  expect((await first).worlds).toBe(worlds)
  await expect.poll(() => again.find('[data-bars]').exists()).toBe(true)
})

it('is gone through by keys: by moves, by turns, to both ends, and with other eyes', async () => {
  const room = await watchAgain(RECORD)
  const demo = useDemo()
  const press = async (key: string, shiftKey = false) => {
    await room.get('[data-demo]').trigger('keydown', { key, shiftKey })
    return demo.index
  }
  expect(await press('Home')).toBe(0)
  expect(await press('ArrowRight')).toBe(1)
  expect(await press('ArrowRight')).toBe(2)
  expect(await press('ArrowLeft')).toBe(1)
  const mover = RECORD.moves[1]![0]
  const turn = RECORD.moves.findIndex((move, at) => at > 1 && move[0] !== mover)
  expect(await press('ArrowRight', true)).toBe(turn)
  expect(await press('ArrowLeft', true)).toBeLessThan(turn)
  expect(await press('End')).toBe(GAME.plyCount)
  const eyes = [demo.eye]
  for (const _ of demo.eyes) {
    await press('e')
    eyes.push(demo.eye)
  }
  expect(new Set(eyes).size).toBe(demo.eyes.length)
  expect(eyes.at(-1)).toEqual(eyes[0])
  room.unmount()
})

it('says how far a study has got every five seconds at the most, and when it ends', async () => {
  let answer: (data: StudyAnswer) => void = () => undefined
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: (event: { readonly data: StudyAnswer }) => void = () => undefined
      constructor() {
        answer = (data) => this.onmessage({ data })
      }
      postMessage = () => undefined
      terminate = () => undefined
    },
  )
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const study = Study.of(GAME, botFor(GAME.game), { seat: 0, seed: 'study' })
    await useStudy().open({ record: RECORD, hash: hashOfLine(GAME), seat: 0 })
    const spoken: string[] = []
    watch(
      () => useGameLog().spoken,
      (all) => spoken.push(all.at(-1)!.text),
      { flush: 'sync' },
    )
    const tell = (isBusy: boolean) => answer({ kind: 'found', report: study.report(), kept: study.toJSON(), isBusy })
    for (let reports = 0; reports < 29; reports++) {
      vi.advanceTimersByTime(500)
      tell(true)
    }
    expect(spoken).toHaveLength(2)
    tell(false)
    expect(spoken.at(-1)).toBe('The reckoning has ended.')
    expect(spoken).toHaveLength(3)
  } finally {
    vi.useRealTimers()
  }
})

it('tells through one player’s eyes how another could have moved only with open hands', async () => {
  const room = await watchAgain(RECORD)
  const [demo, study] = [useDemo(), useStudy()]
  await room.get('[data-study]').trigger('click')
  await expect.poll(() => room.find('[data-study-best]').exists()).toBe(true)
  demo.playing = false
  demo.go(1)
  study.compareMoves(1)
  await expect.poll(() => study.best?.moves?.length ?? 0).toBeGreaterThan(1)
  study.leaveOff()
  const other = study.best!.moves!.find(({ move }) => RECORD.moves[0]!.slice(2) !== move)!
  study.best = { ply: 1, moves: [other] }
  const mover = demo.frame!.mover as number
  const toldTo = async (eye: number | 'open'): Promise<string> => {
    demo.lookThrough(eye)
    await nextTurn()
    return room.get('[data-best]').text()
  }
  const words = demo.wordsOfOther(1, other.move)!
  expect(words).toMatch(/\d/u)
  for (const eye of ['open', mover] as const) expect(await toldTo(eye)).toContain(words)
  expect(await toldTo(1 - mover)).toBe(
    `Level 5 would have moved otherwise. How, ${demo.names[mover]!}’s eyes or open hands show.`,
  )
  const slip = { ply: 1, kind: 'slip', better: other.move } as const
  const [point] = study.report!.turningPoints
  study.report = { ...study.report!, turningPoints: [{ ...point!, ...slip }] }
  await nextTurn()
  expect(room.get('[data-point]').text()).not.toContain('Better')
  await toldTo('open')
  expect(room.get('[data-point]').text()).toContain(`Better: ${words}`)
})

it('names the move after which a puzzle could not be completed', async () => {
  const line = playedGame('nine-men-triangle', { seed: 'study', levels: [1] })
  const room = await watchAgain(line.record())
  await room.get('[data-study]').trigger('click')
  await expect.poll(() => room.get('[data-study-panel]').text()).toMatch(/completed/u)
  expect(room.find('[data-curve]').exists()).toBe(false)
})

it('refuses games that are not over, and whoever still sits at a table on the network, with a sentence', async () => {
  const room = await watchAgain({ ...RECORD, moves: RECORD.moves.slice(0, 1) })
  expect(room.find('[data-study]').exists()).toBe(false)
  expect(room.text()).toContain('Only a game that is over can be studied')
  room.unmount()
  const guest = await watchAgain(RECORD)
  useLan().joinedTable = {} as NonNullable<ReturnType<typeof useLan>['joinedTable']>
  await expect.poll(() => guest.find('[data-study]').exists()).toBe(false)
  expect(guest.text()).toContain('Leave it to study a game.')
  // Nor can such a guest take a game over, by the key either.
  expect(guest.find('[data-demo-take]').exists()).toBe(false)
  const press = (key: string) => guest.get('[data-demo]').trigger('keydown', { key })
  await press('t')
  await nextTurn()
  expect(usePage().place).toBe('demo')
  useLan().joinedTable = null
  await expect.poll(() => guest.find('[data-demo-take]').exists()).toBe(true)
  const slider = guest.get('input[type=range]')
  // A game that is watched again plays itself until the space bar stops it.
  for (const isPlaying of [false, true, false]) {
    await slider.trigger('keydown', { key: ' ' })
    expect(useDemo().playing).toBe(isPlaying)
  }
  await press('t')
  await expect.poll(() => usePage().place).toBe('game')
  useTable().leave()
  guest.unmount()
})

it('a puzzle that was given up is not taken over where its cards lay hidden: it may be tried again', async () => {
  const line = playedGame('blind-forty-nine', { seed: 'lost', levels: [1] })
  const room = await watchAgain({ ...line.record({}), moves: line.moves.slice(0, 3) })
  expect(room.find('[data-demo-take]').exists()).toBe(false)
  expect(useDemo().eyes).toEqual([])
  room.unmount()
})
