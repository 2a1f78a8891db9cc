import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
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
const PATIENCE = { interval: 1 }
/** How many things are tried as the first of several that are chosen for a move. */
const LIKELY_BEGINS = 2
/** How many things are tried for a move at all. */
const MAX_BEGINS = 50

/** The parts of the page at which a game is played: the table, the moves that have no place there, and what is told. */
const Page = defineComponent({
  setup: () => provide(TABLE_TOUCHES, { canTouch, touch: routeTouch }),
  render: () => h('div', [h(TableView), h(MovesPanel), h(CurtainPanel), h(LiveRegion)]),
})

/** A person who has only what a screen reader gets of a page: roles, names, states and the live region. */
class Listener {
  private presses = 0

  /** @param told receives every sentence of the live region */
  private constructor(
    private readonly page: VueWrapper,
    private readonly told: Set<string>,
  ) {}

  /** Opens the page at the game that lies on the table. */
  static async open(told: Set<string>): Promise<Listener> {
    const page = mount(Page, { global: { plugins: [i18n] }, attachTo: document.body })
    await expect.poll(() => page.find('[data-flat]').exists(), PATIENCE).toBe(true)
    return new Listener(page, told)
  }

  /** Hears what was told last, and closes the page. */
  close(): void {
    this.hear()
    this.page.unmount()
  }

  hear(): Heard[] {
    for (const line of this.page.element.querySelectorAll('[role="log"] p')) this.told.add(line.textContent)
    return heardIn(this.page.element)
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
   * Makes the move that is told with this sentence, on the table or else in the list of moves, which tells moves apart
   * that the same things make; whether that was found.
   */
  async make(sentence: string): Promise<boolean> {
    for (let begin = 0; begin < LIKELY_BEGINS; begin++) if (await this.choose(sentence, begin, MAX_CHOICES)) return true
    if (await this.pressFirst(({ name }) => name === sentence)) return true
    // Some things say nothing of what they lead to, and shorten the list to it: a pack from which three are dealt.
    for (let begin = LIKELY_BEGINS; begin < MAX_BEGINS; begin++) if (await this.choose(sentence, begin, 1)) return true
    return false
  }

  /**
   * Chooses one thing after the other that the sentence names, beginning with the likeliest or, after `begin` others,
   * the next likely one, until a touch makes the move; whether one did. If not, all is put back.
   * @param most how many things are chosen at most
   */
  private async choose(sentence: string, begin: number, most: number): Promise<boolean> {
    const chosen = new Set<string>()
    let from = 0
    // What is written on a thing may follow.
    const isMeant = ({ name }: Heard) =>
      `${name}, `.includes(` Touch: ${sentence}, `) || (most === 1 && name === sentence)
    while (!(await this.pressFirst(isMeant))) {
      const likely = this.buttons()
        .filter(({ name }) => CHOICE.test(name) && !chosen.has(name))
        .map((it) => ({ it, name: it.name, ...likeness(it.name, sentence, from) }))
        .sort((a, b) => b.words - a.words || a.at - b.at)[chosen.size === 0 ? begin : 0]
      if (likely === undefined || chosen.size === most) {
        while (await this.pressFirst(({ name }) => PUT_BACK.test(name)));
        return false
      }
      await this.press(likely.it)
      chosen.add(likely.name)
      from = likely.at + 1
    }
    return true
  }

  private async pressFirst(isMeant: (it: Heard) => boolean): Promise<boolean> {
    const it = this.buttons().find(isMeant)
    if (it !== undefined) await this.press(it)
    return it !== undefined
  }
}

/** Returns how many words in a row a thing's name shares with a sentence, and the place of the first of them. */
function likeness(name: string, sentence: string, from: number): { readonly words: number; readonly at: number } {
  const all = wordsOf(sentence)
  const own = wordsOf(name.replace(/ Touch: .*/, ''))
  let best = { words: 0, at: all.length }
  for (const at of all.keys())
    for (const start of own.keys()) {
      let words = 0
      while (at + words < all.length && all[at + words] === own[start + words]) words += 1
      if (words > best.words || (words > 0 && words === best.words && best.at < from && at >= from))
        best = { words, at }
    }
  return { words: best.words + own.filter((word) => all.includes(word)).length, at: best.at }
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\w+/gu) ?? []

/**
 * Plays a game to its end as whoever cannot see plays it, on a flat table: what to play is chosen from the rules (the
 * printed solution of a puzzle, or at random), but is found and made only by what a screen reader gets. Returns what the
 * live region has told.
 * @param timesPerKind how often a kind of move is found so; later ones are made at once, without a page
 */
export async function playByEar(
  game: string,
  seats: number,
  options: Options = {},
  timesPerKind = Infinity,
): Promise<ReadonlySet<string>> {
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
  const solution = printed?.moves ?? (await solve(table.table!))
  const told = new Set<string>()
  const times = new Map<string, number>()
  let listener: Listener | null = await Listener.open(told)
  const isOver = () => table.over
  while (!isOver()) {
    const ready = listener?.buttons().find(({ name }) => name.startsWith('I am '))
    if (ready !== undefined) {
      await listener?.press(ready)
      continue
    }
    if (listener === null && table.looking.isCovered) table.liftCurtain()
    await expect.poll(() => isOver() || selection.moves.length > 0 || table.looking.isCovered, PATIENCE).toBe(true)
    await nextTick()
    if (table.looking.isCovered || isOver()) continue
    const { ply, actor } = table
    const line = intended(selection.moves, solution[ply], rng)
    const time = (times.get(line.words.key) ?? 0) + 1
    times.set(line.words.key, time)
    if (time > timesPerKind) {
      listener?.close()
      listener = null
      await selection.play(line.move)
    } else {
      listener ??= await Listener.open(told)
      const sentence = spoken(say(game, line.words))
      if (!(await listener.make(sentence))) throw new Error(`"${sentence}" is not to be found by ${String(actor)}.`)
    }
    await expect.poll(() => table.ply, PATIENCE).toBe(ply + 1)
  }
  // The end is heard, too.
  listener ??= await Listener.open(told)
  listener.close()
  return told
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
