// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, expect, it } from 'vitest'
import { i18n } from '../../../src/renderer/i18n'
import GameChoices from '../../../src/renderer/panels/shelf/GameChoices.vue'
import { useSettings } from '../../../src/renderer/stores/app/settings'
import { useNewGame } from '../../../src/renderer/stores/table/new-game'
import { useTable } from '../../../src/renderer/stores/table/table'
import { openFreshStores } from '../stores/fresh-stores'

beforeEach(openFreshStores)

const choicesOf = (game: string) => mount(GameChoices, { props: { game }, global: { plugins: [i18n] } })

it('offers five opponents by name and portrait, and who was chosen sits opposite at once', async () => {
  const choices = choicesOf('forty-nine')
  const labels = choices.findAll('[data-opponents] label')
  expect(labels.map((label) => label.text())).toEqual(['Floyd', 'Edith', 'Walter', 'Opal', 'Homer'])
  const portraits = labels.map((label) => label.get('[data-cameo]'))
  expect(new Set(portraits.map((portrait) => portrait.attributes('data-cameo'))).size).toBe(5)
  // The name beside it says who it is.
  for (const portrait of portraits) expect(portrait.attributes('aria-hidden')).toBe('true')
  expect(choices.get<HTMLInputElement>('input:checked').element.value).toBe('3')

  await choices.get('[data-opponent="5"] input').setValue(true)
  expect(useSettings().all.opponent).toBe(5)
  expect(choices.get('[data-met]').text()).toContain('wins 58 of 100 games against Opal')
  await choices.get('[data-choice="play"]').trigger('click')
  await expect.poll(() => useTable().chairs.length).toBe(2)
  expect(useTable().chairs[1]).toEqual({ kind: 'bot', name: 'Homer', level: 5 })
  useTable().leave()
})

it('says where luck decides, and that nobody is gentler than the first', async () => {
  const luck = choicesOf('pittsburgh-draw')
  expect(luck.get('[data-met]').text()).toContain('mostly luck')
  const skill = choicesOf('colorow')
  await skill.get('[data-opponent="1"] input').setValue(true)
  expect(skill.get('[data-met]').text()).toContain('The gentlest of the five')
  expect(choicesOf('isolation').find('[data-opponents]').exists()).toBe(false)
})

it('a bot of another level on the sheet of a new game is the opponent of that level, unless it has a name of its own', () => {
  const sheet = useNewGame()
  sheet.begin('forty-nine')
  sheet.setKind(1, 4)
  expect(sheet.seatEntries[1]).toEqual({ kind: 'bot', name: 'Opal', level: 4 })
  sheet.rename(1, 'Grandfather')
  sheet.setKind(1, 2)
  expect(sheet.seatEntries[1]).toEqual({ kind: 'bot', name: 'Grandfather', level: 2 })
})
