// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { nextTick } from 'vue'
import { loadGameFace } from '../../../src/renderer/games'
import { i18n } from '../../../src/renderer/i18n'
import en from '../../../src/renderer/i18n/en'
import CurtainPanel from '../../../src/renderer/panels/game/CurtainPanel.vue'
import MovesPanel from '../../../src/renderer/panels/game/MovesPanel.vue'
import { usePage } from '../../../src/renderer/stores/app/page'
import { useSelection } from '../../../src/renderer/stores/table/selection'
import { useTable } from '../../../src/renderer/stores/table/table'
import { gameById } from '../../../src/rules/catalogue'
import { defaults, ONLOOKER } from '../../../src/rules/kit'
import { createSeededRng } from '../../../src/rules/kit/rng'
import { sentenceFor } from '../../../src/renderer/games/event-sentence'
import { openFreshStores } from '../stores/fresh-stores'

const NAMES = ['Ada', 'Ben', 'Cleo']

it.each(['boston-books', 'forty-nine'])(
  'whoever takes the screen over at %s reads all that everybody may know since their own last turn',
  async (game) => {
    const face = await loadGameFace(game)
    openFreshStores()
    const [table, selection, random] = [useTable(), useSelection(), createSeededRng(`curtain ${game}`)]
    const chairs = NAMES.map((name) => ({ kind: 'person', name }) as const)
    await table.start({ game, chairs, options: defaults(gameById(game)!.info), seed: 'curtain' })
    usePage().place = 'game'
    const curtain = mount(CurtainPanel, { global: { plugins: [i18n] }, attachTo: document.body })
    const list = mount(MovesPanel, { global: { plugins: [i18n] } })
    let most = 0
    for (let hung = 0; hung < 12 && !table.over;) {
      await expect.poll(() => selection.moves.length > 0 || table.looking.isCovered, { interval: 1 }).toBe(true)
      await nextTick()
      if (!table.looking.isCovered) {
        await selection.play(selection.moves[random.below(selection.moves.length)]!.move)
        continue
      }
      hung += 1
      const steps = table.table!.toldSteps(ONLOOKER)
      const since = steps.slice(steps.findLastIndex(({ seat }) => seat === table.looking.eye) + 1)
      const seen = table.table!.viewFor(ONLOOKER)
      const told = since.flatMap(({ events }) => events.flatMap((event) => sentenceFor(face, event, seen, NAMES) ?? []))
      expect(curtain.findAll('[data-missed] p').map((it) => it.text())).toEqual(told)
      const actors = since.flatMap(({ seat }) => (seat === null ? [] : NAMES[seat]!))
      for (const name of actors) expect(curtain.get('[data-missed]').text()).toContain(name)
      expect(list.text()).not.toContain(en.game.movesNone)
      most = Math.max(most, new Set(actors).size)
      await curtain.get('button').trigger('click')
    }
    expect(most).toBe(NAMES.length - 1)
    const dialog = curtain.find('[role="dialog"]')
    expect(dialog.exists()).toBe(false)
  },
)
