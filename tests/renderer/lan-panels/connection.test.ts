import { enableAutoUnmount } from '@vue/test-utils'
import { nextTick } from 'vue'
import { afterEach, describe, expect, test } from 'vitest'
import type { Connection } from '../../../src/protocol/lan/client'
import ConnectionSlip from '../../../src/renderer/panels/lan/ConnectionSlip.vue'
import { clockText, secondsUntil } from '../../../src/renderer/panels/lan/countdown'
import TableNotes from '../../../src/renderer/panels/lan/TableNotes.vue'
import VerdictLine from '../../../src/renderer/panels/lan/VerdictLine.vue'
import { useStory } from '../../../src/renderer/stores/story'
import { atTable, person, show } from './setup'

enableAutoUnmount(afterEach)

async function slipFor(connection: Connection) {
  const { lan } = atTable([person('Ada'), person('Bert')])
  const slip = show(ConnectionSlip)
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
    expect(useStory().urgent.text).toBe('The table cannot be reached')
  })

  test('gives the host’s reason where it has ended, and only the way out', async () => {
    const slip = await slipFor({
      state: 'ended',
      error: { code: 'removed', message: 'The host has asked you to leave the table.' },
    })
    expect(slip.text()).toContain('asked you to leave')
    expect(slip.find('[data-action="retry"]').exists()).toBe(false)
    expect(slip.find('[data-action="go"]').exists()).toBe(true)
  })

  test('says that the table is open in another tab, and offers to play on here instead', async () => {
    const slip = await slipFor({
      state: 'ended',
      error: { code: 'replaced', message: 'This chair is used from another connection now.' },
    })
    expect(slip.text()).toContain('open in another tab or window')
    expect(slip.findAll('button').map((key) => key.attributes('data-action'))).toEqual(['take-back'])
    expect(useStory().urgent.text).toBe('This table is open in another tab or window')
  })

  test('tries by hand when it was tried often enough', async () => {
    expect((await slipFor({ state: 'not-connected' })).find('[data-action="retry"]').exists()).toBe(true)
  })
})

describe('what is said beside the game', () => {
  test('a pause, and whose bot stands in', async () => {
    const { lan, lobby } = atTable([person('Ada'), { state: 'bot', name: 'Bert', level: 3, standsIn: true }])
    lan.lobby = { ...lobby, phase: 'playing', paused: true }
    const notes = show(TableNotes)
    expect(notes.findAll('p').map((note) => note.text())).toEqual([
      'The host has paused the game.',
      'Bert is away. A bot stands in.',
    ])
  })

  test('the verdict of the check, and everything that was wrong', async () => {
    const { lan } = atTable([person('Ada'), person('Bert')])
    const line = show(VerdictLine)
    expect(line.text()).toBe('')
    lan.verdict = { fair: true, faults: [], absent: ['B'], whole: true, madeForYou: 1 }
    await nextTick()
    expect(line.text()).toMatch(/^Checked:.*Bert.*One move was made for you\.$/s)
    const faults = [{ code: 'seed-changed', message: 'The seed is another.' }]
    lan.verdict = { fair: false, faults, absent: [], whole: true, madeForYou: 0 }
    await nextTick()
    expect(line.find('[data-verdict="false"]').text()).toContain('The seed is another.')
  })
})

describe('times', () => {
  test('seconds are rounded up and never below nought', () => {
    expect([secondsUntil(5000, 1001), secondsUntil(5000, 5000), secondsUntil(5000, 9000)]).toEqual([4, 0, 0])
  })

  test('are read as from a clock', () => {
    expect([0, 9, 60, 125].map(clockText)).toEqual(['0:00', '0:09', '1:00', '2:05'])
  })
})
