// @vitest-environment happy-dom
import { nextTick } from 'vue'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '../../../../src/lan-client'
import BrassTokens from '../../../../src/renderer/panels/game/BrassTokens.vue'
import ConnectionNotice from '../../../../src/renderer/panels/lan/play/ConnectionNotice.vue'
import { secondsUntil } from '../../../../src/renderer/panels/lan/play/countdown'
import LobbyScreen from '../../../../src/renderer/panels/lan/lobby/LobbyScreen.vue'
import TableNotes from '../../../../src/renderer/panels/lan/play/TableNotes.vue'
import MenuSheet from '../../../../src/renderer/panels/sheets/MenuSheet.vue'
import { loadGame } from '../../../../src/renderer/games/rules'
import AuditLine from '../../../../src/renderer/panels/lan/play/AuditLine.vue'
import { useGameLog } from '../../../../src/renderer/stores/app/game-log'
import { createPageAtTable, person, mountComponent } from './setup'

async function slipFor(connection: Connection) {
  const { lan } = createPageAtTable([person('Ada'), person('Bert')])
  const slip = mountComponent(ConnectionNotice)
  lan.connection = connection
  await nextTick()
  return slip
}

describe('the slip of a lost connection', () => {
  test('is not there while all is well, nor while the first connection is made', async () => {
    expect((await slipFor({ state: 'connected' })).find('[data-lost]').exists()).toBe(false)
    expect((await slipFor({ state: 'connecting', attempt: 1 })).find('[data-lost]').exists()).toBe(false)
  })

  test('counts down to the next try, offers it now, and says so aloud', async () => {
    const slip = await slipFor({ state: 'waiting', attempt: 2, ms: 4000 })
    expect(slip.text()).toMatch(/in (4|3) seconds/)
    expect(slip.find('[data-action="retry"]').exists()).toBe(true)
    expect(useGameLog().urgent.text).toBe('The table cannot be reached')
  })

  test('says in the page’s own words why it has ended, and gives only the way out', async () => {
    const slip = await slipFor({ state: 'ended', error: { code: 'removed', message: 'Off you go.' } })
    expect(slip.text()).toContain('The host has asked you to leave the table.')
    expect(slip.text()).not.toContain('Off you go.')
    expect(slip.find('[data-action="retry"]').exists()).toBe(false)
    expect(slip.find('[data-action="go"]').exists()).toBe(true)
  })

  test('passes the host’s sentence on where the page has no words for it', async () => {
    const slip = await slipFor({ state: 'ended', error: { code: 'moonrise', message: 'The moon is up.' } })
    expect(slip.text()).toContain('The moon is up.')
  })

  test('leaves nothing to be done at the papers behind it but to go', async () => {
    const { lan, lobby } = createPageAtTable([person('Ada'), { state: 'open' }], { owner: false })
    const papers = mountComponent(LobbyScreen)
    const keys = () => papers.findAll('footer button').map((key) => key.attributes('data-action'))
    expect(keys()).toEqual(['ready', 'invite', 'say', 'settings', 'leave'])
    lan.fault = 'The host has ended the table.'
    lan.lobby = { ...lobby }
    lan.connection = { state: 'ended', error: { code: 'ended', message: 'The host has ended the table.' } }
    await nextTick()
    expect(keys()).toEqual(['settings', 'leave'])
    expect(papers.find('.body').attributes()).toHaveProperty('inert')
    expect(papers.find('footer [role="alert"]').exists()).toBe(false)
  })

  test.each(['ended', 'refused'] as const)(
    'says that the chair is used elsewhere, and offers to take it back (%s)',
    async (state) => {
      const message = 'This chair is used from another connection now.'
      const slip = await slipFor({ state, error: { code: 'replaced', message } })
      expect(slip.text()).toContain('another tab, window or device')
      expect(slip.findAll('button').map((key) => key.attributes('data-action'))).toEqual(['take-back'])
      expect(useGameLog().urgent.text).toBe('Your chair is used elsewhere')
    },
  )

  test('tries by hand when it was tried often enough', async () => {
    expect((await slipFor({ state: 'not-connected' })).find('[data-action="retry"]').exists()).toBe(true)
  })
})

describe('beside the slip, when the table has let this screen go', () => {
  const ENDED: Connection = { state: 'ended', error: { code: 'ended', message: '' } }
  const keysOf = (shown: ReturnType<typeof mountComponent>) =>
    shown.findAll('button').flatMap((key) => key.attributes('data-action') ?? key.attributes('data-sheet') ?? [])

  test('nothing is left to be said or taken back, and the menu with all that can be read stays', async () => {
    const { lan } = createPageAtTable([person('Ada'), person('Bert')], { owner: false })
    const keys = mountComponent(BrassTokens)
    expect(keysOf(keys)).toEqual(['undo', 'say', 'menu'])
    lan.connection = ENDED
    await nextTick()
    expect(keysOf(keys)).toEqual(['menu'])
  })

  test('the menu leads to what this screen has itself, and out', async () => {
    const { lan } = createPageAtTable([person('Ada'), person('Bert')], { owner: false })
    const menu = mountComponent(MenuSheet)
    expect(keysOf(menu)).toContain('chairs')
    lan.connection = ENDED
    await nextTick()
    expect(keysOf(menu)).not.toContain('chairs')
    for (const key of ['leaflet', 'pad', 'log', 'pictures', 'settings', 'leave']) expect(keysOf(menu)).toContain(key)
  })

  test('leaving asks nothing: there is no chair to be kept', () => {
    const { lan, lobby } = createPageAtTable([person('Ada'), person('Bert')], { owner: false })
    lan.lobby = { ...lobby, phase: 'playing' }
    expect(lan.mustConfirmLeaving).toBe(true)
    lan.connection = ENDED
    expect(lan.mustConfirmLeaving).toBe(false)
  })
})

describe('what is said beside the game', () => {
  beforeAll(() => Promise.all(['forty-nine', 'nebraska-checkers'].map(loadGame)))

  test('whoever only looks on is offered nothing to take back', async () => {
    const { lan } = createPageAtTable([person('Ada'), person('Bert')], { owner: false, mine: [] })
    const keys = mountComponent(BrassTokens)
    expect(keys.find('[data-action="undo"]').exists()).toBe(false)
    lan.seats = [1]
    await nextTick()
    expect(keys.find('[data-action="undo"]').exists()).toBe(true)
  })

  test('a pause, and whose bot stands in', () => {
    const bert = { state: 'bot', name: 'Bert', level: 3, standsIn: true } as const
    const { lan, lobby } = createPageAtTable([person('Ada'), bert], { owner: false })
    lan.lobby = { ...lobby, phase: 'playing', paused: true }
    const notes = mountComponent(TableNotes)
    expect(notes.find('button').exists()).toBe(false)
    expect(notes.findAll('p').map((note) => note.text())).toEqual([
      'The host has paused the game.',
      'Bert is away. A bot is standing in.',
    ])
  })

  test('whoever has paused the game is offered to go on where that is said', async () => {
    const { lan, lobby } = createPageAtTable([person('Ada'), person('Bert')])
    lan.lobby = { ...lobby, phase: 'playing', paused: true }
    const notes = mountComponent(TableNotes)
    expect(notes.get('[data-note="paused"]').text()).toBe('You have paused the game.')
    expect(notes.get('[data-action="go-on"]').text()).toBe('Resume the game')
    lan.lobby = { ...lobby, phase: 'playing' }
    await nextTick()
    expect(notes.find('[data-action="go-on"]').exists()).toBe(false)
  })

  test('the verdict of the check, and everything that was wrong', async () => {
    const { lan } = createPageAtTable([person('Ada'), person('Bert')])
    const line = mountComponent(AuditLine)
    expect(line.text()).toBe('')
    lan.verdict = { isFair: true, faults: [], absentSeats: ['B'], isComplete: true, botMoveCount: 1 }
    await nextTick()
    expect(line.text()).toMatch(/^Nobody, not even the host, could choose the cards\. ?Checked here: /)
    expect(line.text()).toMatch(/Bert.*One move was made for you\.$/s)
    const faults = [{ code: 'seed-changed', message: 'The seed is another.' }]
    lan.verdict = { isFair: false, faults, absentSeats: [], isComplete: true, botMoveCount: 0 }
    await nextTick()
    expect(line.find('[data-verdict="false"]').text()).toContain('The seed is another.')
  })

  test('a verdict on a part of a game says since when, and vouches for no luck that was not seen', async () => {
    const { lan, lobby } = createPageAtTable([person('Ada'), person('Bert')])
    const line = mountComponent(AuditLine)
    lan.verdict = { isFair: true, faults: [], absentSeats: [], isComplete: false, botMoveCount: 0 }
    lan.joinedAt = new Date(2026, 0, 1, 20, 15).getTime()
    await nextTick()
    expect(line.text()).toMatch(/as the host tells them\..*You joined at 8:15\sPM: earlier moves/s)
    expect(line.text()).not.toContain('not even the host')
    lan.joinedAt = null
    await nextTick()
    expect(line.text()).toMatch(/^Nobody, not even the host.*Your connection was lost for a while/s)
    lan.lobby = { ...lobby, game: 'nebraska-checkers' }
    await nextTick()
    expect(line.text()).not.toContain('cards')
  })
})

describe('times', () => {
  test('seconds are rounded up and never below nought', () => {
    expect([secondsUntil(5000, 1001), secondsUntil(5000, 5000), secondsUntil(5000, 9000)]).toEqual([4, 0, 0])
  })
})
