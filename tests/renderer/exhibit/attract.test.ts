// @vitest-environment happy-dom
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { watch } from 'vue'
import { resolveConfig } from '../../../src/exhibit/config'
import type { ExhibitFile } from '../../../src/exhibit/config/schema'
import { createCutGame, readCuts, type Cut } from '../../../src/exhibit/cuts'
import { openDealCounter, openMinuteCounter } from '../../../src/node/exhibit/day-counts'
import type { ExhibitService } from '../../../src/protocol/app/services'
import { createAttract, type Count, ROULETTE, spinAttempt } from '../../../src/renderer/exhibit/attract'
import AttractCount from '../../../src/renderer/exhibit/AttractCount.vue'
import AttractScene from '../../../src/renderer/exhibit/AttractScene.vue'
import { addExhibitMessages } from '../../../src/renderer/exhibit/exhibit-messages'
import { usePointingHand } from '../../../src/renderer/exhibit/pointing-hand'
import { captionKey, captionLanguages, captionLines } from '../../../src/renderer/exhibit/sentences'
import { useVisit } from '../../../src/renderer/exhibit/visit'
import { loadGameFace } from '../../../src/renderer/games'
import { loadGame } from '../../../src/renderer/games/rules'
import { i18n } from '../../../src/renderer/i18n'
import { text } from '../../../src/renderer/i18n/say'
import { loadCuts } from '../../../src/renderer/services/exhibit-cuts'
import { createServicesClient } from '../../../src/renderer/services/services-client'
import { setServices } from '../../../src/renderer/stores/app/services'
import { useSettings } from '../../../src/renderer/stores/app/settings'
import { useTable } from '../../../src/renderer/stores/table/table'
import { GAME_IDS, type GameId } from '../../../src/rules/manifest'
import { passTimeUntil } from './page-clock'
import './exhibit-words'
import { openStores } from '../stores/fresh-stores'

/** How many openings in a row must differ. */
const OPENINGS = 30
const fail = (fault: unknown): never => {
  throw fault
}

beforeEach(() => {
  vi.useFakeTimers()
  openStores()
  setServices(createServicesClient(() => Promise.resolve({ ok: true, value: undefined })))
})
afterEach(async () => {
  await useVisit().reset()
  vi.useRealTimers()
})

const fileOf = (games: readonly GameId[], more: Partial<ExhibitFile> = {}): ExhibitFile => ({
  format: 'parlor-exhibit/1',
  games: [...games],
  languages: [{ code: 'en', name: 'English' }],
  ...more,
})

/**
 * Prepares the page of an exhibit, with the code of its games loaded: the page's clock would run out meanwhile. Unless
 * `machine` says otherwise, every call for a number returns the first.
 */
async function openPage(file: ExhibitFile, machine: Partial<ExhibitService> = {}): Promise<void> {
  await Promise.all(file.games.flatMap((game): unknown[] => [loadGame(game), loadGameFace(game), loadCuts(game)]))
  const config = resolveConfig(file)
  await useVisit().prepare(config, {
    open: () => Promise.resolve(config),
    deal: () => Promise.resolve(0),
    minute: () => Promise.resolve(0),
    alive: () => Promise.resolve('none'),
    count: () => Promise.resolve(),
    ...machine,
  })
}

/** Runs the attract scene until the test is over. */
function runAttract(): ReturnType<typeof createAttract> {
  const attract = createAttract()
  const stop = new AbortController()
  const ended = attract.run(stop.signal)
  onTestFinished(async () => {
    stop.abort()
    await ended
  })
  return attract
}

async function cutsOf(game: string): Promise<readonly Cut[]> {
  const read = readCuts(JSON.parse(await readFile(`resources/exhibit/cuts/${game}.json`, 'utf8')))
  if (!read.ok) throw new Error(read.error.message)
  return read.value.cuts
}

/** A machine whose counters are kept on disk, and which is started anew after every seventh minute. */
async function forgetfulMachine(): Promise<Partial<ExhibitService>> {
  const folder = await mkdtemp(join(tmpdir(), 'parlor-attract-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const open = () => Promise.all([openMinuteCounter(folder, fail), openDealCounter(folder, fail)])
  let [minutes, deals] = await open()
  let calls = 0
  return {
    deal: () => deals.next(),
    async minute() {
      if (++calls % 7 === 0) [minutes, deals] = await open()
      return minutes.next()
    },
  }
}

/** The games and the spins of some minutes, each as the record of what was on the table. */
async function openings(games: readonly GameId[]): Promise<{ readonly games: string[]; readonly spins: string[] }> {
  const seen = { games: [] as string[], spins: [] as string[] }
  await openPage(fileOf(games), await forgetfulMachine())
  const attract = runAttract()
  let minutes = 0
  watch(
    attract.caption,
    (caption) => {
      const record = JSON.stringify(useTable().table?.record())
      if (caption === 'count') seen.games.push(record)
      if (caption !== 'touch') return
      minutes++
      if (attract.game.value === ROULETTE) seen.spins.push(record)
      // Visitors come in between: their deals must not bring a minute back.
      for (let visitors = 0; visitors < minutes % 4; visitors++) void useVisit().calls()!.deal()
    },
    { flush: 'sync' },
  )
  await passTimeUntil(() => minutes === OPENINGS)
  return seen
}

describe('thirty openings in a row differ from each other', () => {
  test('with all games shown: in the cut and its moves, and in the spin', async () => {
    const { games, spins } = await openings(GAME_IDS)
    expect(new Set(games).size).toBe(OPENINGS)
    expect(spins).toHaveLength(OPENINGS)
    expect(new Set(spins).size).toBe(OPENINGS)
  })

  test('with one game shown', async () => {
    const { games } = await openings(['isolation'])
    expect(new Set(games).size).toBe(OPENINGS)
  })

  test.each(GAME_IDS)('%s has enough cuts for it, each with a position or outcomes of its own', async (game) => {
    const cuts = await cutsOf(game)
    expect(cuts.length).toBeGreaterThanOrEqual(50)
    expect(new Set(cuts.map(({ record, won }) => JSON.stringify([record, won]))).size).toBe(cuts.length)
  })
})

test('a minute is as long as a minute, and its parts begin when they should', async () => {
  await openPage(fileOf(['forty-nine', ROULETTE]))
  const attract = runAttract()
  const begun: [string, number][] = []
  watch(attract.caption, (caption) => begun.push([caption ?? '', performance.now()]), { flush: 'sync' })
  await passTimeUntil(() => begun.filter(([caption]) => caption === 'box').length === 2)
  const [[, start] = ['', 0]] = begun
  const seconds = begun.map(([caption, at]) => [caption, Math.round((at - start) / 1000)] as const)
  const planned = { box: 0, own: 10, count: 30, aged: 34, next: 40, touch: 54 }
  expect(seconds.map(([caption]) => caption)).toEqual([...Object.keys(planned), 'box'])
  for (const [caption, at] of seconds.slice(0, -1)) {
    const plan = planned[caption as keyof typeof planned]
    expect(at, caption).toBeGreaterThanOrEqual(plan)
    expect(at, caption).toBeLessThanOrEqual(plan + 3)
  }
  expect(seconds.at(-1)![1]).toBeLessThanOrEqual(63)
})

test('a grown-up’s hand and a child’s play; points are counted in chips, the child’s in its own row', async () => {
  await openPage(fileOf(['forty-nine']))
  const attract = runAttract()
  const hand = usePointingHand()
  const owners = new Set<string>()
  watch(
    () => [hand.target, hand.owner] as const,
    ([target, owner]) => target !== null && owners.add(`${String(attract.caption.value)} ${owner}`),
    { flush: 'sync' },
  )
  await passTimeUntil(() => attract.count.value !== null)
  expect([...owners].sort()).toEqual(['own adult', 'own child'])
  const count = attract.count.value as Count
  expect(count.points).toEqual(useTable().seen!.scores)
  const shown = mount(AttractCount, { props: { count } })
  const [cut] = await cutsOf('forty-nine')
  expect(shown.find('.child [data-points]').attributes('data-points')).toBe(cut!.visitor)
  const rows = shown.findAll('.row').map((row) => ({
    points: Number(row.get('[data-points]').text()),
    chips: row.findAll('.chip').length,
  }))
  expect(rows.map(({ points }) => points)).toEqual(Object.values(count.points))
  const [more, less] = rows.sort((a, b) => b.points - a.points)
  expect(more!.chips).toBeGreaterThan(less!.chips)
  expect(more!.chips).toBeLessThanOrEqual(20)
  await passTimeUntil(() => attract.caption.value === 'aged')
  expect(attract.count.value).toBeNull()
})

test('games whose points do not decide, or have not been counted yet, count none', async () => {
  let minute = 0
  await openPage(fileOf(['nebraska-checkers', 'isolation', 'cassino-21']), {
    minute: () => Promise.resolve(minute++),
  })
  const attract = runAttract()
  const counts: (Count | null)[] = []
  watch(attract.caption, (caption) => caption === 'count' && counts.push(attract.count.value), { flush: 'sync' })
  await passTimeUntil(() => counts.length === 3)
  expect(counts).toEqual([null, null, null])
})

test('in every cut of the roulette a chip on red wins', async () => {
  for (const [minute, cut] of (await cutsOf(ROULETTE)).entries()) {
    const { attempt, moves } = spinAttempt(cut, minute)
    const game = createCutGame(cut, attempt)
    const before = game.standing.own
    for (const move of moves) expect(game.play(move), `${cut.id}: ${move}`).toBeNull()
    expect(game.standing.own, cut.id).toBe(before + 1)
    expect(attempt.record.chance?.tape?.at(-1), cut.id).toMatch(/[HD]$/u)
    // The arrow turns before it: the first shown move is the last bet of the spin before.
    expect(attempt.shownMoves[0], cut.id).toBe(`${cut.visitor} ready`)
  }
})

test('the arrow turns twice in a minute: before the child’s chip lies on red, and after', async () => {
  await openPage(fileOf(['forty-nine', ROULETTE]))
  const attract = runAttract()
  const hand = usePointingHand()
  const targets: string[] = []
  watch(
    () => hand.target,
    (target) => target !== null && attract.caption.value === 'next' && targets.push(`${hand.owner} ${target}`),
    { flush: 'sync' },
  )
  const tape = () => useTable().table?.record()?.chance?.tape ?? []
  await passTimeUntil(() => attract.caption.value === 'next')
  await passTimeUntil(() => useTable().table?.game === ROULETTE && tape().length > 0)
  const first = tape().length
  await passTimeUntil(() => attract.caption.value === 'touch')
  expect(tape().length).toBe(first + 1)
  expect(tape().at(-1)).toMatch(/[HD]$/u)
  expect(targets.some((it) => /^child .*red$/u.test(it))).toBe(true)
})

test.each(['box', 'own', 'count', 'next', 'touch'])(
  'whoever comes during "%s" finds no table laid later',
  async (caption) => {
    await openPage(fileOf(['forty-nine', ROULETTE]))
    const attract = createAttract()
    const stop = new AbortController()
    const ended = attract.run(stop.signal)
    await passTimeUntil(() => attract.caption.value === caption)
    // Less than the next box stays shut: its table is about to be laid.
    const end = performance.now() + 1000
    await passTimeUntil(() => performance.now() >= end)
    stop.abort()
    useVisit().choose()
    await ended
    expect(useTable().table).toBeNull()
    expect(usePointingHand().target).toBeNull()
    expect(attract.caption.value).toBeNull()
  },
)

test('a fault of one minute does not end the scene', async () => {
  const reports = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => reports.mockRestore())
  let minute = 0
  await openPage(fileOf(['isolation']), { minute: () => Promise.resolve(minute++) })
  const { openTable } = useTable()
  useTable().openTable = (port) => {
    useTable().openTable = openTable
    port.close()
    return Promise.reject(new Error('no table'))
  }
  const attract = runAttract()
  await passTimeUntil(() => attract.minute.value === 1)
  expect(reports).toHaveBeenCalledTimes(1)
  await passTimeUntil(() => attract.caption.value === 'own')
})

test('where the machine does not answer, minutes are counted on the page', async () => {
  await openPage(fileOf(['isolation']), { minute: () => Promise.reject(new Error('no host')) })
  const attract = runAttract()
  await passTimeUntil(() => attract.minute.value === 3)
})

describe('captions', () => {
  beforeEach(() => {
    addExhibitMessages({
      languages: ['en', 'de', 'fr', 'it'].map((code) => ({ code, name: code })),
      captions: {
        box: { de: 'Aus einer Schachtel von 1926.', fr: 'D’une boîte de 1926.' },
        touch: { de: 'Sie sind dran.', fr: 'À vous.' },
      },
      words: {},
    })
  })

  test('the first language is always there, each of the others in its minute', () => {
    const codes = ['en', 'de', 'fr', 'it', 'es', 'nl']
    const shown = Array.from({ length: 10 }, (_, minute) => captionLanguages(codes, minute))
    expect(shown.every(([first]) => first === 'en')).toBe(true)
    expect(shown.slice(0, 5).map(([, second]) => second)).toEqual(codes.slice(1))
    expect(shown.slice(5)).toEqual(shown.slice(0, 5))
    expect(captionLanguages(['en'], 3)).toEqual(['en'])
  })

  test('a language that does not give a caption has no line; the first falls back to English', () => {
    const box = captionKey('box', 'forty-nine', true)
    expect(captionLines(box, ['en', 'it'])).toEqual([{ language: 'en', words: text(box) }])
    expect(captionLines(box, ['it', 'fr'])).toEqual([
      { language: 'en', words: text(box) },
      { language: 'fr', words: 'D’une boîte de 1926.' },
    ])
    expect(captionLines(box, ['de', 'de'])).toHaveLength(1)
  })

  test('all languages of the file appear, minute by minute, each line marked with its own', async () => {
    const languages = ['en', 'de', 'fr'].map((code) => ({ code, name: code }))
    let minute = 0
    await openPage(fileOf(['forty-nine', ROULETTE], { languages }), { minute: () => Promise.resolve(2 * minute++) })
    // Even minutes show Forty-Nine; with three languages every second of them has the same second language.
    const scene = mount(AttractScene, { global: { plugins: [i18n] } })
    const lines = () => scene.findAll('[data-caption="box"] [lang]').map((it) => [it.attributes('lang'), it.text()])
    const seen = new Set<string>()
    for (let minutes = 0; minutes < 2; minutes++) {
      await passTimeUntil(() => lines().length === 2)
      for (const line of lines()) seen.add(line.join(': '))
      expect(scene.find('[data-label]').exists()).toBe(false)
      await passTimeUntil(() => scene.find('[data-label]').exists())
      expect(scene.get('[data-label]').text()).toMatch(/Forty-Nine\s*1926/u)
      await passTimeUntil(() => scene.find('[data-beckoning]').exists())
      await passTimeUntil(() => !scene.find('[data-beckoning]').exists())
    }
    expect([...seen]).toContain('de: Aus einer Schachtel von 1926.')
    expect([...seen].filter((it) => it.startsWith('en: '))).toHaveLength(1)
  })
})

describe('the attract scene is silent', () => {
  const muted = async (more: Partial<ExhibitFile>): Promise<readonly [attract: boolean, visit: boolean]> => {
    await openPage(fileOf(['isolation'], more))
    const before = useSettings().all.muted
    useVisit().choose()
    return [before, useSettings().all.muted]
  }

  test('unless the file tells it to be heard', async () => {
    expect(await muted({})).toEqual([true, true])
    expect(await muted({ sound: { begins: 'on' } })).toEqual([true, false])
    expect(await muted({ sound: { attract: true } })).toEqual([false, true])
    expect(await muted({ sound: { attract: true, begins: 'on' } })).toEqual([false, false])
    expect(useSettings().all.volume).toBe(0.6)
  })

  test('and where nothing moves by itself, always', async () => {
    expect(await muted({ screen: { quiet: true }, sound: { attract: true } })).toEqual([true, true])
  })
})
