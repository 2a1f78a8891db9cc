// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import en from '../../../../src/renderer/i18n/en'
import { paceOf } from '../../../../src/renderer/company/bot-pace'
import { botNameIndex, silhouetteOf } from '../../../../src/renderer/company/silhouettes'
import { opponentKey, opponentResultsText, addResult } from '../../../../src/renderer/stores/flow/company'

const names = en.names.bots.split(',').map((name) => name.trim())

describe('the company', () => {
  it.each(names)('has a portrait, a way of playing and something to say at every moment: %s', (name) => {
    const at = botNameIndex(name)
    expect(silhouetteOf(name)?.length).toBeGreaterThan(2)
    expect(paceOf(name)).toBeGreaterThan(0.4)
    expect(paceOf(name)).toBeLessThan(1.6)
    const lines = Object.values(Object.values(en.talk)[at]!)
    expect(lines).toHaveLength(4)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(40)
  })

  it('plays at ways that differ, and a stranger at the usual one', () => {
    expect(new Set(names.map(paceOf)).size).toBe(names.length)
    expect(paceOf('Nobody')).toBe(1)
  })

  it('is remembered by level and name: how often it was met, and beaten', () => {
    expect(opponentKey({ name: 'Walter', level: 3 })).not.toBe(opponentKey({ name: 'Walter', level: 4 }))
    const met = addResult(addResult(addResult(undefined, true), false), true)
    expect(met).toEqual({ played: 3, beaten: 2 })
    expect(opponentResultsText(met)).toBe('3 games together; you have won 2.')
    expect(opponentResultsText(addResult(undefined, false))).toBe('One game together; you have won 0.')
    expect(opponentResultsText(undefined)).toMatch(/not played each other/)
  })
})
