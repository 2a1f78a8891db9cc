// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { nextTick } from 'vue'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import AskingNotes from '../../../../src/renderer/panels/lan/play/AskingNotes.vue'
import TableNotes from '../../../../src/renderer/panels/lan/play/TableNotes.vue'
import LobbyScreen from '../../../../src/renderer/panels/lan/lobby/LobbyScreen.vue'
import ReturnForm from '../../../../src/renderer/panels/lan/lobby/ReturnForm.vue'
import SeatList from '../../../../src/renderer/panels/lan/lobby/SeatList.vue'
import { loadGame } from '../../../../src/renderer/games/rules'
import { useLobby } from '../../../../src/renderer/stores/lan/lobby'
import { createPageAtTable, person, mountComponent } from './setup'

beforeAll(() => loadGame('forty-nine'))

const AWAY = person('Clara', { state: 'away' })

/** Lets the table answer a page's claims and votes, and records them. */
function answering(
  lan: ReturnType<typeof createPageAtTable>['lan'],
  call: 'claim' | 'agree' | 'ownWord',
  ...answers: unknown[]
) {
  const asked: unknown[][] = []
  vi.spyOn(lan, call).mockImplementation(((...args: unknown[]) => {
    asked.push(args)
    return Promise.resolve(answers.shift())
  }) as never)
  return asked
}

describe('a page that had a chair elsewhere', () => {
  test('is offered to take it by its word, or to say whose it was, and only while somebody is away', async () => {
    const { lan, lobby } = createPageAtTable([person('Bert'), AWAY], { owner: false, mine: [] })
    const form = mountComponent(ReturnForm)
    const asked = answering(lan, 'claim', 'wrong-word', null)
    await form.find('input').setValue('no word')
    await form.find('form').trigger('submit')
    expect(asked).toEqual([])
    expect(form.find('[role="alert"]').text()).toContain('No chair at this table has that word')
    await form.find('input').setValue(' ｒｏｓｅ ')
    await form.find('form').trigger('submit')
    await flushPromises()
    expect(form.emitted('returned')).toBeUndefined()
    await form.find('[data-was="B"]').trigger('click')
    await flushPromises()
    expect(asked).toEqual([[{ word: 'rose' }], [{ seat: 'B' }]])
    expect(form.emitted('returned')).toHaveLength(1)
    lan.lobby = { ...lobby, chairs: [person('Bert'), person('Clara')] }
    await nextTick()
    expect(form.find('[data-returning]').exists()).toBe(false)
  })

  test('waits for the consent of the table, and takes the chair as soon as it is there', async () => {
    vi.useFakeTimers()
    const { lan } = createPageAtTable([person('Bert'), AWAY], { owner: false, mine: [] })
    const form = mountComponent(ReturnForm)
    const asked = answering(lan, 'claim', 'ask-host', 'ask-host', null)
    await form.find('[data-was="B"]').trigger('click')
    await vi.advanceTimersByTimeAsync(10)
    expect(form.find('[data-asking]').exists()).toBe(true)
    await vi.advanceTimersByTimeAsync(5_000)
    vi.useRealTimers()
    expect(asked).toHaveLength(3)
    expect(form.find('[data-asking]').exists()).toBe(false)
    expect(form.emitted('returned')).toHaveLength(1)
  })

  test('shows the word of its chair, to go on elsewhere', async () => {
    const { lan } = createPageAtTable([person('Ada'), person('Bert')], { owner: false })
    const list = mountComponent(SeatList)
    const asked = answering(lan, 'ownWord', 'ROSE')
    await list.find('[data-chair="A"] [data-action="more"]').trigger('click')
    await list.find('[data-action="own-word"]').trigger('click')
    await flushPromises()
    expect(asked).toEqual([[0]])
    expect(list.find('[data-own-word]').text()).toContain('ROSE')
  })
})

describe('the owner’s page', () => {
  test('shows the words of those who are away: in the list, on the cards, and beside the game', async () => {
    const { lan, lobby } = createPageAtTable([person('Ada'), AWAY])
    lan.words = { B: 'ROSE' }
    const list = mountComponent(SeatList)
    expect(list.find('[data-chair="B"]').text()).toContain('ROSE')
    expect(useLobby().cardTexts[1]?.note).toContain('ROSE')
    lan.lobby = { ...lobby, phase: 'playing' }
    const notes = mountComponent(TableNotes)
    await nextTick()
    expect(notes.find('[data-note="word-B"]').text()).toBe('Clara can come back with the word ROSE.')
    lan.lobby = { ...lobby, phase: 'playing', chairs: [person('Ada'), person('Clara')] }
    await nextTick()
    expect(list.text() + notes.text()).not.toContain('ROSE')
  })
})

describe('the people at the table', () => {
  test('are asked about whoever wants a chair, and can say yes or no; onlookers are not asked', async () => {
    const { lan, lobby } = createPageAtTable([person('Ada'), AWAY], { owner: false })
    lan.lobby = { ...lobby, asking: [{ seat: 'B', name: 'Clara' }] }
    const notes = mountComponent(AskingNotes)
    const voted = answering(lan, 'agree')
    expect(notes.find('[data-question="B"]').text()).toContain('Is it Clara?')
    await notes.find('[data-action="agree"]').trigger('click')
    await notes.find('[data-action="disagree"]').trigger('click')
    expect(voted).toEqual([
      [1, true],
      [1, false],
    ])
    lan.seats = []
    await nextTick()
    expect(notes.find('[data-question]').exists()).toBe(false)
  })

  test('read that a chair is used from another device now, between games and beside the game', async () => {
    const { lan, lobby } = createPageAtTable([person('Ada'), person('Clara')], { owner: false })
    const papers = mountComponent(LobbyScreen)
    const notes = mountComponent(TableNotes)
    lan.lastHandover = { id: 1, seat: 1 }
    await nextTick()
    const news = 'Clara’s chair is used from another device or browser now.'
    expect(papers.find('[data-note="handover"]').text()).toBe(news)
    expect(notes.find('[data-note="handover"]').text()).toBe(news)
    expect(lobby.phase).toBe('gathering')
  })

  test('an onlooker reads that the game waits for its people, and how to take a chair again', async () => {
    const { lan, lobby } = createPageAtTable([AWAY, { state: 'bot', name: 'Walter', level: 2, standsIn: false }], {
      owner: false,
      mine: [],
    })
    lan.lobby = { ...lobby, phase: 'playing' }
    const notes = mountComponent(TableNotes)
    await nextTick()
    expect(notes.find('[data-note="waits"]').exists()).toBe(true)
    // In sight even where the others scroll.
    expect(notes.findAll('.note')[0]!.find('[data-action="had-chair"]').exists()).toBe(true)
  })
})
