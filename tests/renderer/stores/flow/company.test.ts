// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { SITTERS } from '../../../../build/print/portraits/jobs'
import en from '../../../../src/renderer/i18n/en'
import { mannerOf } from '../../../../src/renderer/company/manners'
import { LEVELS, isOpponent, opponentAt, suggestBotName } from '../../../../src/renderer/company/opponents'
import { botNameIndex, portraitOf } from '../../../../src/renderer/company/bot-names'
import { opponentKey, opponentResultsText, addResult } from '../../../../src/renderer/stores/flow/company'

const names = en.names.bots.split(',').map((name) => name.trim())

describe('the company', () => {
  it.each(names)('has a portrait, a way of playing and something to say at every moment: %s', (name) => {
    const at = botNameIndex(name)
    expect(portraitOf(name)).toBe(`portrait/${at + 1}`)
    expect(Object.keys(SITTERS)[at]).toBe(name)
    const { pace, spread, tilt } = mannerOf(name)
    expect(pace).toBeGreaterThan(0.4)
    expect(pace).toBeLessThan(1.6)
    // A fan that is wider than usual, or leans far, would lie on its neighbours.
    expect(spread).toBeLessThanOrEqual(1)
    expect(Math.abs(tilt)).toBeLessThan(5)
    const lines = Object.values(Object.values(en.talk)[at]!)
    expect(lines).toHaveLength(4)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(40)
  })

  it('plays at ways that differ, and a stranger at the usual one', () => {
    expect(new Set(names.map((name) => mannerOf(name).pace)).size).toBe(names.length)
    expect(new Set(names.map((name) => JSON.stringify({ ...mannerOf(name), pace: 1 }))).size).toBe(names.length)
    expect(portraitOf('Nobody')).toBeNull()
    expect(mannerOf('Nobody')).toEqual({ pace: 1, spread: 1, tilt: 0, lay: 'lay' })
  })

  it('has one opponent for each level, who gives way to others only if he sits there already', () => {
    const opponents = LEVELS.map(opponentAt)
    expect(new Set(opponents).size).toBe(5)
    for (const name of opponents) expect(names).toContain(name)
    for (const level of LEVELS) {
      expect(suggestBotName(level, ['Ada'])).toBe(opponentAt(level))
      expect(isOpponent(opponentAt(level), level)).toBe(true)
      const second = suggestBotName(level, [opponentAt(level)])
      expect(names).toContain(second)
      expect(opponents).not.toContain(second)
    }
    const seated: string[] = []
    for (let seat = 0; seat < 8; seat++) seated.push(suggestBotName(3, seated))
    expect(new Set(seated).size).toBe(8)
  })

  it('is remembered by level and name: how often it was met, and beaten', () => {
    expect(opponentKey({ name: 'Walter', level: 3 })).not.toBe(opponentKey({ name: 'Walter', level: 4 }))
    const met = addResult(addResult(addResult(undefined, true), false), true)
    expect(met).toEqual({ played: 3, beaten: 2, run: 1, longest: 1 })
    expect(opponentResultsText(met)).toBe('3 games together; you have won 2.')
    expect(opponentResultsText(addResult(undefined, false))).toBe('One game together; you have won 0.')
    expect(opponentResultsText(undefined)).toMatch(/not played each other/)
  })
})
