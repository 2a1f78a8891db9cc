// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSettings, useSettings } from '../../../../src/renderer/stores/app/settings'
import { openStores } from '../fresh-stores'

describe('settings', () => {
  test('what is bad becomes its default, what is good stays, what is unknown is dropped', () => {
    const read = readSettings({ quality: 'low', speed: 'breakneck', volume: 7, name: '  Ada ', shoe: 'brown' })
    expect(read).toMatchObject({ quality: 'low', speed: 'normal', volume: 0.5, name: 'Ada' })
    expect(read).not.toHaveProperty('shoe')
  })

  test('of what was counted only the entries that are damaged are lost', () => {
    const whole = { moves: 12, seconds: null }
    const read = readSettings({
      best: { isolation: whole, colorow: { moves: 'few', seconds: 1 } },
      solved: { isolation: 3, colorow: '4' },
      met: { 'Walter 3': { played: 2, beaten: 1 }, 'Mabel 1': null },
      results: { 'forty-nine': { played: 1, won: 1, highest: null }, colorow: [] },
      albums: { isolation: [1, 'two', 3, null], colorow: 'none' },
    })
    expect(read).toMatchObject({ best: { isolation: whole }, solved: { isolation: 3 }, albums: { isolation: [1, 3] } })
    for (const counted of [read.best, read.solved, read.met, read.results, read.albums])
      expect(Object.keys(counted)).toHaveLength(1)
    expect(readSettings({ best: 'none', solved: 7, met: null })).toMatchObject({ best: {}, solved: {}, met: {} })
  })

  test('any document gives whole settings, and reading them again changes nothing', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const read = readSettings(raw)
        expect(readSettings(read)).toEqual(read)
      }),
    )
  })

  test('beyond sixty years of sun colours are marked, unless the player said otherwise', () => {
    openStores()
    const settings = useSettings()
    expect([settings.years, settings.aid]).toEqual([36, false])
    settings.all.age = 61
    expect(settings.aid).toBe(true)
    settings.all.aid = false
    expect(settings.aid).toBe(false)
    Object.assign(settings.all, { age: null, aid: null, box: 'lion-coffee' })
    expect(settings.aid).toBe(true)
    expect(readSettings({ age: '40' }).age).toBe(40)
    expect(readSettings({ age: 'old', aid: 'x' })).toMatchObject({ age: null, aid: null })
  })
})
