import { flushPromises, mount } from '@vue/test-utils'
import { expect } from 'vitest'
import { defineComponent, h, nextTick, provide } from 'vue'
import { loadGameFace } from '../../../src/renderer/games'
import { i18n } from '../../../src/renderer/i18n'
import { say } from '../../../src/renderer/i18n/say'
import { spoken } from '../../../src/renderer/i18n/spoken-text'
import LiveRegion from '../../../src/renderer/panels/base/LiveRegion.vue'
import CurtainPanel from '../../../src/renderer/panels/game/CurtainPanel.vue'
import MovesPanel from '../../../src/renderer/panels/game/MovesPanel.vue'
import TableView from '../../../src/renderer/panels/table/TableView.vue'
import { TABLE_TOUCHES } from '../../../src/renderer/stage/touch'
import { canTouch, routeTouch } from '../../../src/renderer/stores/flow/touch-router'
import { usePage } from '../../../src/renderer/stores/app/page'
import { useSettings } from '../../../src/renderer/stores/app/settings'
import type { MoveLine } from '../../../src/renderer/stores/table/play-source'
import { useSelection } from '../../../src/renderer/stores/table/selection'
import { useTable } from '../../../src/renderer/stores/table/table'
import { loadBot } from '../../../src/bots/registry'
import { textsOf } from '../../../src/bots/solvers/move-texts'
import { runSearch } from '../../../src/bots/solvers/solver'
import type { TablePort } from '../../../src/renderer/play/played-table'
import { gameById } from '../../../src/rules/catalogue'
import { createTapeThenSeedSource, defaults, LineOfPlay, type GameRecord, type Options } from '../../../src/rules/kit'
import { createSeededRng, type Rng } from '../../../src/rules/kit/rng'
import { heardIn, type Heard } from '../accessible'
import { openFreshStores } from '../stores/fresh-stores'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora']
/** What touching a thing does if it makes no move yet. */
const CHOICE = / Touch: (?:choose|take)\b/
const PUT_BACK = / Touch: put it back$/
/** A game that needs more presses than this has no end. */
const MAX_PRESSES = 5000
/** The most things that are chosen before a move is made. */
const MAX_CHOICES = 10
const PATIENCE = { interval: 1, timeout: 10_000 }
/** The most things that are tried for one of several choices. */
const MAX_TRIED = 3

/** The parts of the page at which a game is played: the table, the moves that have no place there, and what is told. */
const Page = defineComponent({
  setup: () => provide(TABLE_TOUCHES, { canTouch, touch: routeTouch }),
  render: () => h('div', [h(TableView), h(MovesPanel), h(CurtainPanel), h(LiveRegion)]),
})

/** A person who has only what a screen reader gets of a page: roles, names, states and the live region. */
class Listener {
  private presses = 0
  /** Every sentence of the live region. */
  readonly told = new Set<string>()

  constructor(private readonly page: Element) {}

  hear(): Heard[] {
    for (const line of this.page.querySelectorAll('[role="log"] p')) this.told.add(line.textContent)
    return heardIn(this.page)
  }

  buttons(): Heard[] {
    return this.hear().filter(({ role, isDisabled }) => role === 'button' && !isDisabled)
  }

  async press(it: Heard): Promise<void> {
    this.presses += 1
    if (this.presses > MAX_PRESSES) throw new Error('The game has no end.')
    it.press()
    await flushPromises()
  }

  /**
   * Makes the move that is told with this sentence, on the table or else in the list of moves; whether that was found.
   * Where no single choice leads to it, several are made.
   */
  async make(sentence: string): Promise<boolean> {
    return (await this.search(sentence, 1)) || (await this.search(sentence, MAX_CHOICES))
  }

  /** @param from the word of the sentence after those of the things that were chosen for it */
  private async search(sentence: string, most: number, from = 0, choices = 0): Promise<boolean> {
    const buttons = this.buttons()
    const it = buttons.find(({ name }) => name === sentence || name.endsWith(` Touch: ${sentence}`))
    if (it !== undefined) {
      await this.press(it)
      return true
    }
    if (choices === most) return false
    const begins = buttons
      .filter(({ name }) => CHOICE.test(name))
      .map(({ name }) => ({ name, ...likeness(name, sentence, from) }))
    for (const { name, at } of begins
      .sort((a, b) => b.words - a.words || a.at - b.at)
      .slice(0, most === 1 ? begins.length : MAX_TRIED)) {
      const begin = this.buttons().find((other) => other.name === name)
      if (begin === undefined) continue
      await this.press(begin)
      if (await this.search(sentence, most, at + 1, choices + 1)) return true
      const back = this.buttons().findLast((other) => PUT_BACK.test(other.name))
      if (back !== undefined) await this.press(back)
    }
    return false
  }
}

/** Returns how many words of a sentence a thing's name has, and the place of the first of them from a word on. */
function likeness(name: string, sentence: string, from: number): { readonly words: number; readonly at: number } {
  const all: readonly string[] = sentence.match(/\w+/gu) ?? []
  const own = new Set(name.replace(/ Touch: .*/, '').match(/\w+/gu))
  const at = all.findIndex((word, place) => place >= from && own.has(word))
  return { words: [...own].filter((word) => all.includes(word)).length, at: at < 0 ? all.length : at }
}

/**
 * Plays a game to its end as whoever cannot see plays it, on a flat table: what to play is chosen from the rules (the
 * printed solution of a puzzle, or at random), but is found and made only by what a screen reader gets. Returns what the
 * live region has told.
 */
export async function playByEar(game: string, seats: number, options: Options = {}): Promise<ReadonlySet<string>> {
  await import('../../../src/renderer/panels/table/flat/FlatTable.vue')
  const face = await loadGameFace(game)
  openFreshStores()
  useSettings().all.flat = true
  const [table, selection, rng] = [useTable(), useSelection(), createSeededRng(`by ear ${game}`)]
  const printed = seats === 1 ? ((face.demo?.record ?? null) as GameRecord | null) : null
  await table.start({
    game,
    chairs: NAMES.slice(0, seats).map((name) => ({ kind: 'person', name }) as const),
    options: { ...defaults(gameById(game)!.info), ...options, ...printed?.options },
    seed: 'by ear',
    ...(printed?.chance?.tape ? { tape: printed.chance.tape } : {}),
  })
  usePage().place = 'game'
  const page = mount(Page, { global: { plugins: [i18n] }, attachTo: document.body })
  const solution = printed?.moves ?? (await solve(table.table!))
  const listener = new Listener(page.element)
  await expect.poll(() => page.find('[data-flat]').exists(), PATIENCE).toBe(true)
  while (!table.over) {
    const ready = listener.buttons().find(({ name }) => name.startsWith('I am '))
    if (ready !== undefined) {
      await listener.press(ready)
      continue
    }
    await expect.poll(() => table.over || selection.moves.length > 0 || table.looking.isCovered, PATIENCE).toBe(true)
    await nextTick()
    if (table.looking.isCovered || table.over) continue
    const { ply, actor } = table
    const line = intended(selection.moves, solution[ply], rng)
    const sentence = spoken(say(game, line.words))
    const made = await listener.make(sentence)
    if (!made) throw new Error(`"${sentence}" is not to be found by ${String(actor)}.`)
    await expect.poll(() => table.ply, PATIENCE).toBe(ply + 1)
  }
  listener.hear()
  page.unmount()
  return listener.told
}

/** Slices of a search after which a puzzle is played at random. */
const MAX_SLICES = 10_000
/** Puzzles that have no end as long as they are not solved. */
const ENDLESS: ReadonlySet<string> = new Set(['thirteen-puzzle', 'reverse-puzzle', 'another-reverse-puzzle'])

/** Returns the moves that solve such a puzzle from its beginning; none for any other game. */
async function solve(table: TablePort): Promise<readonly unknown[]> {
  const bot = await loadBot(table.game)
  if (!bot?.solver || !ENDLESS.has(table.game)) return []
  const { seats, chance } = table.record()!
  const line = new LineOfPlay(bot.game, table.options, seats.length, createTapeThenSeedSource(chance?.tape ?? [], ''))
  line.settleChance()
  let slices = 0
  return textsOf(line, runSearch(bot.solver.solve(line.state), () => ++slices > MAX_SLICES).moves)
}

/** Returns the move to make: the one of the solution, else one that can be touched, at random. */
function intended(moves: readonly MoveLine[], solved: unknown, rng: Rng): MoveLine {
  const wanted = moves.find(({ move }) => `A ${move}` === solved)
  if (wanted !== undefined) return wanted
  const touched = moves.filter(({ touches }) => touches[0]?.startsWith('say:') !== true)
  const all = touched.length > 0 ? touched : moves
  return all[rng.below(all.length)]!
}
