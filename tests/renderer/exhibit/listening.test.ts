// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { resolveConfig } from '../../../src/exhibit/config'
import type { ExhibitFile } from '../../../src/exhibit/config/schema'
import ExhibitApp from '../../../src/renderer/exhibit/ExhibitApp.vue'
import { useVisit } from '../../../src/renderer/exhibit/visit'
import { loadGameFace } from '../../../src/renderer/games'
import { loadGame } from '../../../src/renderer/games/rules'
import { loadCuts } from '../../../src/renderer/services/exhibit-cuts'
import { i18n } from '../../../src/renderer/i18n'
import en from '../../../src/renderer/i18n/en-exhibit'
import { createServicesClient } from '../../../src/renderer/services/services-client'
import { setServices } from '../../../src/renderer/stores/app/services'
import { useSettings } from '../../../src/renderer/stores/app/settings'
import { useTable } from '../../../src/renderer/stores/table/table'
import { word } from '../../../src/renderer/play/readable-view'
import { giveVoice, type Voice } from './voice'
import { passTimeUntil } from './page-clock'
import './exhibit-words'
import { openStores } from '../stores/fresh-stores'

const WHIST = 'new-york-whist'
const GAMES: ExhibitFile['games'] = ['isolation', WHIST]
const STEP = 50

beforeEach(async () => {
  // Otherwise the page's clock would run out while they are loaded.
  await Promise.all(GAMES.flatMap((game) => [loadGame(game), loadGameFace(game), loadCuts(game)]))
  await import('../../../src/renderer/panels/table/flat/FlatTable.vue')
  vi.useFakeTimers()
  openStores()
  setServices(createServicesClient(() => Promise.resolve({ ok: true, value: undefined })))
})
afterEach(async () => {
  await useVisit().reset()
  vi.useRealTimers()
})

/** Opens an exhibit with a flat table, on a machine that has a voice. */
async function openPage(deal = (): Promise<number> => Promise.resolve(0)) {
  const voice = giveVoice()
  const visit = useVisit()
  const config = resolveConfig({
    format: 'parlor-exhibit/1',
    games: [...GAMES],
    languages: [{ code: 'en', name: 'English' }],
    screen: { table: 'flat', quiet: true },
  })
  await visit.prepare(config, {
    open: () => Promise.resolve(config),
    deal,
    minute: () => Promise.resolve(0),
    alive: () => Promise.resolve('none'),
    count: () => Promise.resolve(),
  })
  const page = mount(ExhibitApp, { global: { plugins: [i18n] }, attachTo: document.body })
  onTestFinished(() => page.unmount())
  return { voice, visit, page }
}

/** Presses one of the six keys, and lets the page answer. */
async function press(key: string): Promise<void> {
  window.dispatchEvent(new KeyboardEvent('keydown', { key }))
  window.dispatchEvent(new KeyboardEvent('keyup', { key }))
  await vi.advanceTimersByTimeAsync(STEP)
}

/** Goes on with an arrow key until something is read that contains these words. Throws after `most` presses. */
async function goTo(voice: Voice, words: string, most = 12): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await press('ArrowRight')
    if (voice.hear().includes(words)) return
  }
  throw new Error(`No key led to "${words}".`)
}

/** Begins a game; returns when it is a visitor's turn, or when a visitor's hand lies face down. */
async function begin(game: string): Promise<void> {
  const visit = useVisit()
  void visit.begin(game)
  await passTimeUntil(() => visit.scene === 'play' && (useTable().actor !== null || visit.covered))
  await vi.advanceTimersByTimeAsync(STEP)
}

/** Presses the speak key until it begins again; returns the pieces that it reads. */
async function readAll(voice: Voice): Promise<string[]> {
  const pieces: string[] = []
  for (;;) {
    await press('s')
    const piece = voice.hear()
    if (pieces.at(-1) === en.keyHelp) return pieces
    pieces.push(piece)
  }
}

/** Returns the cards in a seat's hand, in words. */
function cardsOf(seat: number): string[] {
  const { state } = useTable().table!.viewFor(seat)
  const { hands } = state as { readonly hands: Readonly<Record<string, readonly string[]>> }
  return hands['AB'[seat]!]!.map((card) => word(WHIST, 'card', card))
}

test('whoever cannot see plays from the attract scene to the result by six keys and what is read', async () => {
  const { voice, visit } = await openPage()
  await press('s')
  expect(visit.isReading).toBe(true)
  expect(voice.hear()).toBe(`${en.choose} ${en.keyHelp}`)
  await goTo(voice, `Isolation. ${en.goal.isolation}`)
  await press('Enter')
  await passTimeUntil(() => visit.scene === 'play' && useTable().actor !== null)
  await vi.advanceTimersByTimeAsync(STEP)
  expect(voice.hear()).toMatch(/Watch the hand\. .*You lay a card on square \d+.* Your turn\. .*cards are left\./u)
  const [task, standing, table, ...help] = await readAll(voice)
  expect(task).toMatch(/^Lay all seven cards; no two in one line\. Your turn\. No clash/u)
  expect(standing).toMatch(/You lay a card on square \d+/u)
  expect(table).toMatch(/Squares with a card: \d+.* Cards in the hand: \d+/u)
  expect(help).toEqual([en.keyHelp])
  await press('ArrowRight')
  expect(voice.hear()).toBe('A card from before you')
  await press('s')
  expect(voice.hear()).toBe(`${task!} A card from before you`)
  await press('Enter')
  expect(voice.hear()).toBe(en.chosen)
  await press('Enter')
  await press('ArrowRight')
  voice.hear()
  await press('Enter')
  let heard = voice.hear()
  for (let acts = 0; visit.scene !== 'result' && acts < 60; acts++) {
    await passTimeUntil(() => (visit.scene === 'play' && useTable().actor !== null) || visit.scene === 'result')
    await press('ArrowRight')
    await press('Enter')
    await vi.advanceTimersByTimeAsync(STEP)
    heard += voice.hear()
    if (useTable().over) await passTimeUntil(() => visit.scene !== 'play')
  }
  heard += voice.hear()
  expect(heard).toContain('it stands alone')
  expect(heard).toContain(en.stuck)
  expect(heard).toContain(en.unsolved)
  await goTo(voice, en.about)
  await press('Enter')
  expect(voice.hear()).toContain(en.boxes['forty-nine-outfit'])
  await press('ArrowDown')
  expect(voice.hear()).toBe(en.home)
  await press('Enter')
  expect([visit.scene, visit.isReading, voice.queue]).toEqual(['attract', false, []])
  await press('ArrowRight')
  await press('ArrowRight')
  expect([visit.scene, voice.queue]).toEqual(['choice', []])
})

test('a visitor is read the score, their own cards and the table, and no card of the other hand', async () => {
  const { voice, visit } = await openPage()
  await press('s')
  await begin(WHIST)
  voice.hear()
  const [task, standing, table] = await readAll(voice)
  expect(task).toContain(en.yourTurn)
  const eye = useTable().seen!.eye
  expect(standing).toMatch(/You \d+/u)
  for (const card of cardsOf(eye)) expect(standing).toContain(card)
  expect(table).toContain('The trick on the table')
  for (const card of cardsOf(1 - eye)) expect([task, standing, table].join()).not.toContain(card)
  expect(visit.isReading).toBe(true)
})

test('two visitors who share the table are read no card of either hand', async () => {
  const { voice, visit } = await openPage()
  await press('s')
  visit.playBy('together')
  await begin(WHIST)
  expect(voice.hear()).toContain('touch here for your cards')
  visit.currentTable()!.sides!.turnHandUp()
  await passTimeUntil(() => useTable().actor !== null)
  await vi.advanceTimersByTimeAsync(STEP)
  const heard = [voice.hear(), ...(await readAll(voice))].join()
  expect(heard).toContain('The trick on the table')
  for (const card of [...cardsOf(0), ...cardsOf(1)]) expect(heard).not.toContain(card)
})

test('the question whether somebody is there is read, twice; any key goes on, and listening counts as being there', async () => {
  const { voice, visit, page } = await openPage()
  await press('s')
  // Nobody is asked while the answer is being read.
  await vi.advanceTimersByTimeAsync(30_000)
  voice.hear()
  await vi.advanceTimersByTimeAsync(50_000)
  expect(page.find('.idle').exists()).toBe(false)
  await passTimeUntil(() => page.find('.idle').exists())
  expect(voice.hear()).toMatch(/^Still there\? Press any key\. In 20 seconds/u)
  expect(page.get('[data-answer]').text()).toContain('Press any key')
  await vi.advanceTimersByTimeAsync(11_000)
  expect(voice.hear()).toMatch(/^Still there\? Press any key\. In (9|10) seconds/u)
  await press('ArrowRight')
  expect(voice.hear()).toBe(`${en.goesOn} ${en.choose}`)
  expect([page.find('.idle').exists(), visit.scene]).toEqual([false, 'choice'])
})

test('what the hand points at is told; where the sound is on, the second help says the goal', async () => {
  const { voice, page } = await openPage()
  await press('ArrowRight')
  useSettings().all.muted = false
  await begin('isolation')
  await vi.advanceTimersByTimeAsync(7000)
  expect(page.get('[data-live]').text()).toContain(`${en.handPoints} A card from before you`)
  expect(voice.hear()).toBe('')
  await vi.advanceTimersByTimeAsync(8000)
  expect(voice.hear()).toBe(en.goal.isolation)
  await press('s')
  voice.hear()
  await press('ArrowUp')
  await press('Enter')
  voice.hear()
  await vi.advanceTimersByTimeAsync(7000)
  expect(voice.hear()).toMatch(/^The hand points: /u)
})

test('a game that cannot be played is told', async () => {
  const reports = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => reports.mockRestore())
  const { voice } = await openPage(() => Promise.reject(new Error('no host')))
  await press('s')
  await goTo(voice, 'Isolation')
  await press('Enter')
  await vi.advanceTimersByTimeAsync(STEP)
  expect(voice.hear()).toContain(en.unplayable)
})

test('the digits of the staff’s PIN are not read aloud', async () => {
  const { voice, visit } = await openPage()
  await press('s')
  voice.hear()
  document.body.insertAdjacentHTML('beforeend', '<div data-staff><button data-key>7</button></div>')
  onTestFinished(() => document.querySelector('[data-staff]')!.remove())
  await press('ArrowRight')
  expect(document.activeElement!.textContent).toBe('7')
  await press('s')
  expect([voice.hear(), visit.isReading]).toEqual(['', true])
})
