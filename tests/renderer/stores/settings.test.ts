import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSettings } from '../../../src/renderer/stores/settings'

describe('settings', () => {
  test('what is bad becomes its default, what is good stays, what is unknown is dropped', () => {
    const read = readSettings({ quality: 'low', speed: 'breakneck', volume: 7, name: '  Ada ', shoe: 'brown' })
    expect(read).toMatchObject({ quality: 'low', speed: 'normal', volume: 0.5, name: 'Ada' })
    expect(read).not.toHaveProperty('shoe')
  })

  test('any document gives whole settings, and reading them again changes nothing', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const read = readSettings(raw)
        expect(readSettings(read)).toEqual(read)
      }),
    )
  })
})
