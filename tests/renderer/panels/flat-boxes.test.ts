// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { boxScene } from '../../../src/renderer/games/boxes/scene'
import { i18n } from '../../../src/renderer/i18n'
import FlatBoxes from '../../../src/renderer/panels/table/flat/FlatBoxes.vue'
import { useShelf } from '../../../src/renderer/stores/app/shelf'
import { openFreshStores } from '../stores/fresh-stores'

it('the boxes on the flat table are told by their titles, in the order of their labels, whichever was used last', () => {
  openFreshStores()
  const shelf = useShelf()
  shelf.box = 'pack'
  const pieces = boxScene(shelf.box, { phase: shelf.phase, touchable: new Set(), wasOpened: false, portrait: false })
  const props = { pieces, baked: null, aid: false, touchable: new Set<string>(), picked: [] }
  const boxes = mount(FlatBoxes, { props, global: { plugins: [i18n] } })
  expect(boxes.findAll('button').map((it) => it.attributes('aria-label'))).toEqual([
    'The box Forty-Nine. Touch: lift the lid',
    'The box Deck-O-Cards Roulette. Touch: lift the lid',
    'The box Color Casino. Touch: lift the lid',
    'The box Cassino. Touch: lift the lid',
  ])
})
