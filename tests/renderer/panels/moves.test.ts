import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { bringFace } from '../../../src/renderer/games'
import { deckOCardsRouletteFace as face } from '../../../src/renderer/games/deck-o-cards-roulette'
import MovesPanel from '../../../src/renderer/panels/game/MovesPanel.vue'
import { useHand } from '../../../src/renderer/stores/hand'
import { linesOf } from '../../../src/renderer/stores/source'
import { gameById } from '../../../src/rules/catalogue'
import { defaults, letterOf, LineOfPlay, look, tapeLuck } from '../../../src/rules/kit'

beforeAll(() => bringFace(face.id))
beforeEach(() => setActivePinia(createPinia()))

/** The list of what a punter can do who has a chip on red already; what is played is written down. */
async function list() {
  const game = gameById(face.id)!
  const line = new LineOfPlay(game, { ...defaults(game.info), banker: 'house' }, 2, tapeLuck(['7H']))
  line.settle()
  line.playText('A bet 1@red')
  const seen = look(game, line.state, 0)
  const into: unknown[] = []
  const count = game.moves(line.state, 0, into)
  const texts = into.slice(0, count).map((move) => game.write(line.state, 0, move))
  const played: string[] = []
  // The page's own table comes first, which has nothing to play yet.
  const panel = mount(MovesPanel)
  await nextTick()
  const hand = useHand()
  hand.source = {
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
  expect(said[0]).toMatch(/^5 on .+: (75|wins) /)
  const back = said.findIndex((line) => line.includes('back'))
  expect(back).toBeGreaterThan(said.length - 3)
  await panel.find('[data-next="spot:7H"]').trigger('click')
  await nextTick()
  expect(played).toEqual(['bet 5@7H'])
})
