import { mount } from '@vue/test-utils'
import { expect, vi } from 'vitest'
import { nextTick } from 'vue'
import App from '../../../src/renderer/App.vue'
import { loadGameFace } from '../../../src/renderer/games'
import { i18n } from '../../../src/renderer/i18n'
import { say } from '../../../src/renderer/i18n/say'
import { spoken } from '../../../src/renderer/i18n/spoken-text'
import { usePage } from '../../../src/renderer/stores/app/page'
import { useSettings } from '../../../src/renderer/stores/app/settings'
import { useTable } from '../../../src/renderer/stores/table/table'
import { gameById } from '../../../src/rules/catalogue'
import { defaults, LineOfPlay, createSeedSource, viewTable, type GameRecord, type Options } from '../../../src/rules/kit'
import { createSeededRng, type Rng } from '../../../src/rules/kit/rng'
import { heardIn, type Heard } from '../accessible'
import { openFreshStores } from '../stores/fresh-stores'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora']
/** What touching a thing does if it makes no move yet. */
const CHOICE = /Touch: (?:choose|take (?:them|a chip))/
const PUT_BACK = /Touch: put it back$/
/** The longest game, in presses. */
const MAX_PRESSES = 4000

/** A person who has only what a screen reader gets of a page: roles, names, states and the live region. */
class Listener {
  presses = 0
  /** Every sentence of the live region, once. */
  readonly told: string[] = []

  constructor(private readonly page: Element) {}

  hear(): Heard[] {
    const log = this.page.querySelectorAll('[role="log"] p')
    for (const { textContent: sentence } of log) if (!this.told.includes(sentence)) this.told.push(sentence)
    return heardIn(this.page)
  }

  /** What can be pressed on the table. */
  things(): Heard[] {
    return this.hear().filter(({ role, name }) => role === 'button' && name.includes(' Touch: '))
  }

  find(name: string | RegExp): Heard | undefined {
    const fits = (it: Heard) => (typeof name === 'string' ? it.name === name : name.test(it.name))
    return this.hear().find((it) => it.role === 'button' && !it.isDisabled && fits(it))
  }

  async press(it: Heard): Promise<void> {
    if (++this.presses > MAX_PRESSES) throw new Error('The game has no end.')
    it.press()
    await settle()
  }
}

/** Lets the page answer. */
async function settle(): Promise<void> {
  for (let i = 0; i < 3; i++) await nextTick()
  await vi.advanceTimersByTimeAsync(1)
}

/** Opens the page at a game that people play at this screen, on a flat table. */
export async function openGame(game: string, seats: number, options: Options = {}, seed = 'by ear', tape?: unknown) {
  await import('../../../src/renderer/panels/table/flat/FlatTable.vue')
  await loadGameFace(game)
  openFreshStores()
  useSettings().all.flat = true
  void tape
  const chairs = NAMES.slice(0, seats).map((name) => ({ kind: 'person', name }) as const)
  await useTable().start({ game, chairs, options: { ...defaults(gameById(game)!.info), ...options }, seed })
  usePage().place = 'game'
  const page = mount(App, { global: { plugins: [i18n] }, attachTo: document.body })
  await settle()
  return new Listener(page.element)
}

/** Presses what leads to a move that is told with this sentence; returns whether it was found. */
async function make(listener: Listener, sentence: string, depth = 0): Promise<boolean> {
  const now = listener.things().find(({ name }) => name.endsWith(` Touch: ${sentence}`))
  if (now !== undefined) {
    await listener.press(now)
    return true
  }
  if (depth > 6) return false
  const words = new Set(sentence.match(/[\w♠♥♦♣]+/gu))
  const likeness = ({ name }: Heard) => (name.replace(/ Touch: .*/, '').match(/[\w]+/gu) ?? []).filter((it) => words.has(it)).length
  const begin = listener
    .things()
    .filter(({ name, isPressed }) => CHOICE.test(name) && !isPressed)
    .sort((a, b) => likeness(b) - likeness(a))
  for (const { name } of begin) {
    const it = listener.find(name)
    if (it === undefined) continue
    await listener.press(it)
    if (await make(listener, sentence, depth + 1)) return true
    const back = listener.things().filter(({ name: other }) => PUT_BACK.test(other)).at(-1)
    if (back !== undefined) await listener.press(back)
  }
  return false
}
void make
void say
void spoken
void LineOfPlay
void createSeedSource
void viewTable
export type { GameRecord, Rng }
void createSeededRng
void expect
