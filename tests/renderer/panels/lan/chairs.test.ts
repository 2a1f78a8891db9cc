// @vitest-environment happy-dom
import { nextTick } from 'vue'
import { describe, expect, test } from 'vitest'
import SeatList from '../../../../src/renderer/panels/lan/lobby/SeatList.vue'
import SeatsSheet from '../../../../src/renderer/panels/lan/lobby/SeatsSheet.vue'
import SitForm from '../../../../src/renderer/panels/lan/lobby/SitForm.vue'
import { useLobby } from '../../../../src/renderer/stores/lan/lobby'
import { createPageAtTable, person, mountComponent } from './setup'

const OPEN = { state: 'open' } as const
const actionsOf = (list: ReturnType<typeof mountComponent>, seat: string) =>
  list.findAll(`[data-chair="${seat}"] [data-action]`).map((key) => key.attributes('data-action'))

describe('the list of chairs', () => {
  test('offers each what may be done: the owner more than a guest, nobody more than the game allows', async () => {
    const { lan, lobby } = createPageAtTable([person('Ada'), person('Bert'), OPEN])
    const list = mountComponent(SeatList)
    expect(['A', 'B', 'C'].map((seat) => actionsOf(list, seat))).toEqual([['stand', 'more'], ['more'], ['sit', 'more']])
    lan.joinedTable = { ...lan.joinedTable!, isOwner: false }
    await nextTick()
    expect(['A', 'B', 'C'].map((seat) => actionsOf(list, seat))).toEqual([['stand', 'more'], [], ['sit']])
    lan.lobby = { ...lobby, phase: 'playing' }
    await nextTick()
    expect(['A', 'B', 'C'].map((seat) => actionsOf(list, seat))).toEqual([['more'], [], []])
  })

  test('the owner may send a person away or seat a bot, and free a bot’s chair between games', async () => {
    createPageAtTable([person('Ada'), person('Bert'), { state: 'bot', name: 'Walter', level: 2, standsIn: false }])
    const list = mountComponent(SeatList)
    for (const seat of ['B', 'C']) await list.find(`[data-chair="${seat}"] [data-action="more"]`).trigger('click')
    expect(actionsOf(list, 'B')).toEqual(['more', 'bot', 'remove'])
    expect(actionsOf(list, 'C')).toEqual(['more', 'bot', 'free'])
  })

  test('sending somebody away asks first', async () => {
    createPageAtTable([person('Ada'), person('Bert')])
    const list = mountComponent(SeatList)
    await list.find('[data-chair="B"] [data-action="more"]').trigger('click')
    await list.find('[data-action="remove"]').trigger('click')
    expect(list.find('dialog').text()).toContain('Bert')
  })

  test('says who is ready only while that means something', async () => {
    const { lan, lobby } = createPageAtTable([person('Ada'), person('Bert', { ready: true })])
    const list = mountComponent(SeatList)
    expect(list.find('[data-chair="B"]').text()).toContain('ready')
    lan.lobby = { ...lobby, phase: 'playing' }
    await nextTick()
    expect(list.find('[data-chair="B"]').text()).not.toContain('ready')
  })
})

describe('sitting down', () => {
  test('a name is asked for, and no name twice', async () => {
    createPageAtTable([person('Bert'), OPEN], { owner: false, mine: [] })
    const form = mountComponent(SitForm)
    const field = form.find('input')
    expect(field.element.value).toBe('Ada')
    await field.setValue('  ')
    await form.trigger('submit')
    expect(form.find('[role="alert"]').text()).toBe('Enter a name first.')
    await field.setValue('bert')
    await form.trigger('submit')
    expect(form.find('[role="alert"]').text()).toContain('bert')
  })
})

describe('while a game is played', () => {
  const BOT = { state: 'bot', name: 'Walter', level: 2, standsIn: false } as const
  const CHAIRS = [person('Bert'), BOT, { ...BOT, name: 'Clara', standsIn: true }] as const

  test('whoever looks on is offered the bots’ chairs, and none that a bot keeps for somebody', async () => {
    const { lan, lobby } = createPageAtTable(CHAIRS, { owner: false, mine: [] })
    const sheet = mountComponent(SeatsSheet)
    expect(sheet.find('[data-take]').exists()).toBe(false)
    lan.lobby = { ...lobby, phase: 'playing' }
    await nextTick()
    expect(['A', 'B', 'C'].map((seat) => actionsOf(sheet, seat))).toEqual([[], ['take'], []])
    expect(sheet.find<HTMLInputElement>('[data-take] input').element.value).toBe('Ada')
    await sheet.find('[data-take] input').setValue(' ')
    await sheet.find('[data-chair="B"] [data-action="take"]').trigger('click')
    expect(sheet.find('[data-take] [role="alert"]').text()).toBe('Enter a name first.')
  })

  test('whoever sits keeps the chair that they have', async () => {
    const { lan, lobby } = createPageAtTable(CHAIRS, { owner: false, mine: [0] })
    const sheet = mountComponent(SeatsSheet)
    lan.lobby = { ...lobby, phase: 'playing' }
    await nextTick()
    expect(actionsOf(sheet, 'B')).toEqual([])
    expect(sheet.find('[data-take]').exists()).toBe(false)
  })
})

describe('what stands on the cards', () => {
  test('names, kinds of players and the stamp', () => {
    createPageAtTable([
      person('Ada', { ready: true }),
      OPEN,
      { state: 'bot', name: 'Walter', level: 3, standsIn: false },
      { state: 'bot', name: 'Hugo', level: 3, standsIn: true },
      { state: 'away', name: 'Clara', ready: true },
    ])
    const written = useLobby().cardTexts.map(({ name, isPrinted, stamp, isFaint }) => ({
      name,
      printed: isPrinted,
      stamp,
      faint: isFaint,
    }))
    expect(written).toEqual([
      { name: 'Ada', printed: false, stamp: 'Ready', faint: false },
      { name: '', printed: false, stamp: '', faint: false },
      { name: 'Walter', printed: true, stamp: '', faint: false },
      { name: 'Hugo', printed: false, stamp: '', faint: false },
      { name: 'Clara', printed: false, stamp: '', faint: true },
    ])
  })

  test('the invitation has the address as it is typed, and no secret', () => {
    createPageAtTable([person('Ada'), OPEN])
    const { invitation } = useLobby()
    expect(invitation).toMatchObject({
      address: '192.168.1.5:4989',
      code: 'K7PW3M',
      table: 'Parlor',
      game: 'Forty-Nine',
    })
    expect(JSON.stringify(invitation)).not.toContain('0123456789abcdef')
  })
})
