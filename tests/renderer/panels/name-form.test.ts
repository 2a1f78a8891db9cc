// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { beforeEach, expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import { i18n } from '../../../src/renderer/i18n'
import GameChoices from '../../../src/renderer/panels/shelf/GameChoices.vue'
import { useSettings } from '../../../src/renderer/stores/app/settings'
import { useNewGame } from '../../../src/renderer/stores/table/new-game'
import { useTable } from '../../../src/renderer/stores/table/table'
import { eventually } from '../../eventually'
import { openFreshStores } from '../stores/fresh-stores'

beforeEach(openFreshStores)

/** Mounts the choices of a game on the shelf, as a stranger finds them. */
function choices() {
  const Shelf = defineComponent(() => () => h('main', { tabindex: -1 }, [h(GameChoices, { game: 'forty-nine' })]))
  const shelf = mount(Shelf, { global: { plugins: [i18n] }, attachTo: document.body })
  const field = shelf.get('[data-ask-name] input')
  return {
    shelf,
    field,
    asks: () => shelf.find('[data-ask-name]').exists(),
    /** Writes a name and leaves the field, with the events that a browser sends. */
    async write(name: string) {
      ;(field.element as HTMLInputElement).focus()
      await field.setValue(name)
      await field.trigger('change')
    },
  }
}

it('who writes a name and plays at once sits there by it in the first game already', async () => {
  const { shelf, write } = choices()
  await write(' Anna ')
  await shelf.get('[data-choice="play"]').trigger('click')
  await eventually(() => expect(useTable().chairs.length).toBe(2))
  expect(useTable().chairs[0]).toMatchObject({ kind: 'person', name: 'Anna' })
  useTable().leave()
})

it('the question stays there until it is answered, and a name can be written otherwise or taken back', async () => {
  const { write, asks } = choices()
  const { all } = useSettings()
  await write('Anna')
  expect([all.name, all.asked, asks()]).toEqual(['Anna', false, true])
  await write('Annabel')
  expect([all.name, asks()]).toEqual(['Annabel', true])
  await write('')
  expect([all.name, all.asked, asks()]).toEqual(['', false, true])
})

it('the sheet of a new game has the name that was given after the game was chosen, at a chair that nobody named', async () => {
  const { shelf, write } = choices()
  const sheet = useNewGame()
  expect(sheet.seatEntries[0]!.name).toBe('Guest')
  await write('Anna')
  await shelf.get('[data-ask-name]').trigger('submit')
  await shelf.get('[data-choice="new"]').trigger('click')
  expect(sheet.seatEntries[0]).toEqual({ kind: 'person', name: 'Anna' })
})

it('when the name is given the focus goes to what is next: to play', async () => {
  const { shelf, write, asks } = choices()
  await write('Anna')
  const submit = shelf.get<HTMLButtonElement>('[data-ask-name] button')
  submit.element.focus()
  await submit.trigger('submit')
  await flushPromises()
  expect(asks()).toBe(false)
  expect(document.activeElement?.getAttribute('data-choice')).toBe('play')
})
