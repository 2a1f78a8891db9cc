// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { loadGameFace } from '../../../src/renderer/games'
import { deckOCardsRouletteFace as face } from '../../../src/renderer/games/deck-o-cards-roulette/face'
import { i18n } from '../../../src/renderer/i18n'
import MovesPanel from '../../../src/renderer/panels/game/MovesPanel.vue'
import MovesSheet from '../../../src/renderer/panels/sheets/MovesSheet.vue'
import { useSelection } from '../../../src/renderer/stores/table/selection'
import { usePage } from '../../../src/renderer/stores/app/page'
import { linesOf, type PlaySource } from '../../../src/renderer/stores/table/play-source'
import { gameById } from '../../../src/rules/catalogue'
import {
  defaults,
  letterOf,
  LineOfPlay,
  listTexts,
  viewTable,
  createTapeSource,
  type GameRecord,
} from '../../../src/rules/kit'
import { openStores } from '../stores/fresh-stores'

beforeAll(() => loadGameFace(face.id))
beforeEach(() => openStores())

/**
 * Mounts the list of what a punter can do who already has a chip on red. Moves that are played are added to `played`.
 */
async function list() {
  const game = gameById(face.id)!
  const line = new LineOfPlay(game, { ...defaults(game.info), banker: 'house' }, 2, createTapeSource(['7H']))
  line.settleChance()
  line.playText('A bet 1@red')
  const seen = viewTable(game, line.state, 0)
  const texts = listTexts(game, line.state, 0)
  const played: string[] = []
  // The page's own table is registered first. It has nothing to play yet.
  const panel = mount(MovesPanel)
  await nextTick()
  const hand = useSelection()
  const source: PlaySource = {
    face,
    seat: 0,
    seen,
    moves: linesOf(face, seen, 0, texts),
    play: (move) => Promise.resolve(void played.push(move)),
    refusal(move) {
      const read = line.read(`${letterOf(0)} ${move}`)
      return read.ok ? null : read.error
    },
  }
  hand.follow(() => source)
  await nextTick()
  return { hand, panel, played, words: () => panel.findAll('li button').map((button) => button.text()) }
}

it('lists a hundred bets by what there is little of: being ready and taking chips back come first', async () => {
  const { words } = await list()
  expect(words().slice(0, 2).join(' ')).toContain('back')
})

it('with a chip in hand begins with the spots, what each would pay, and ends with what has nothing to do with it', async () => {
  const { hand, words, panel, played } = await list()
  await hand.tap('chip:5')
  await nextTick()
  const said = words()
  expect(said.length).toBeLessThan(15)
  expect(said.filter((line) => line.startsWith('On ')).sort()).toEqual([
    'On a cross of four cards (4)',
    'On a line between two cards (13)',
    'On a single card (52)',
    'On colours, suits and numbers (12)',
  ])
  await panel.find('[data-heading="heading.card"]').trigger('click')
  await nextTick()
  expect(panel.find('[data-next="spot:7H"]').text()).toMatch(/^5 on the seven of hearts: 75 /)
  await panel.find('[data-next="spot:7H"]').trigger('click')
  await nextTick()
  expect(played).toEqual(['bet 5@7H'])
})

it('an entry that is called by a move makes it, though the table would need two touches', async () => {
  const puzzle = await loadGameFace('pittsburgh-draw-puzzle')
  const printed = puzzle.demo!.record as GameRecord
  const game = gameById(puzzle.id)!
  const line = new LineOfPlay(game, printed.options, 1, createTapeSource(printed.chance?.tape ?? []))
  line.settleChance()
  // Five cards are left, each of which fits only one hand.
  for (const move of printed.moves.slice(0, 45)) line.playText(move)
  const seen = viewTable(game, line.state, 0)
  const played: string[] = []
  const panel = mount(MovesPanel)
  useSelection().follow(() => ({
    face: puzzle,
    seat: 0,
    seen,
    moves: linesOf(puzzle, seen, 0, listTexts(game, line.state, 0)),
    play: (move) => Promise.resolve(void played.push(move)),
    refusal: () => null,
  }))
  await nextTick()
  await panel
    .findAll('button')
    .find((it) => it.text() === 'Put the 5 into hand 2, two pair')!
    .trigger('click')
  await nextTick()
  expect(played).toEqual(['5@2'])
})

it('a list too long for the panel opens as a sheet: in groups, with a field to find a move by its words', async () => {
  const { hand, panel, played } = await list()
  await panel.get('[data-sheet="moves"]').trigger('click')
  expect(usePage().sheets).toEqual(['moves'])
  const sheet = mount(MovesSheet, { global: { plugins: [i18n] }, attachTo: document.body })
  const moves = () => sheet.findAll('[data-move]').map((button) => button.attributes('data-move'))
  expect(moves().sort()).toEqual(hand.moves.map(({ move }) => move).sort())
  expect(sheet.findAll('h3').map((head) => head.text())).toContain('On a single card')

  const field = sheet.get('[data-find]')
  await field.setValue('SEVEN hearts')
  expect(moves().length).toBeGreaterThan(0)
  expect(moves().length).toBeLessThan(10)
  for (const button of sheet.findAll('[data-move]')) expect(button.text()).toMatch(/seven.*hearts/)
  expect(sheet.get('[role="status"]').text()).toBe(`${String(moves().length)} moves`)
  await field.setValue('zebra')
  expect(moves()).toEqual([])
  expect(sheet.get('[role="status"]').text()).toBe('No move matches.')

  await field.setValue('on the seven of hearts')
  ;(field.element as HTMLInputElement).focus()
  await field.trigger('keydown', { key: 'ArrowDown' })
  expect(document.activeElement?.getAttribute('data-move')).toBe(moves()[0])
  const [first] = moves()
  await sheet.get(`[data-move="${first!}"]`).trigger('click')
  expect(played).toEqual([first])
  expect(usePage().sheets).toEqual([])
  sheet.unmount()
})

it('arrows lead through the list, and with another key beside them are the browser’s or the view’s', async () => {
  const { panel } = await list()
  const press = async (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true, ...init })
    panel.get('li button').element.dispatchEvent(event)
    await nextTick()
    return event.defaultPrevented
  }
  const held = [{}, { altKey: true }, { shiftKey: true }, { ctrlKey: true }, { metaKey: true }]
  expect(await Promise.all(held.map(press))).toEqual([true, false, false, false, false])
})

it('the sheet closes when what it lists holds no more', async () => {
  const { hand } = await list()
  usePage().open('moves')
  const sheet = mount(MovesSheet, { global: { plugins: [i18n] }, attachTo: document.body })
  hand.follow(() => null)
  await nextTick()
  expect(usePage().sheets).toEqual([])
  sheet.unmount()
})
