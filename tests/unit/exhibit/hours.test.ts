import { describe, expect, test } from 'vitest'
import { DAYS, isOpen, nextOpening, timeText, type ExhibitHours } from '../../../src/ports/exhibit-hours'

const at = (day: (typeof DAYS)[number], time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return { day: DAYS.indexOf(day), minute: hour * 60 + minute }
}
const MUSEUM: ExhibitHours = { every: '10:00-18:00', mon: 'closed', thu: '10:00-21:00' }

describe('opening hours', () => {
  test.each([
    ['tue', '09:59', false],
    ['tue', '10:00', true],
    ['tue', '17:59', true],
    ['tue', '18:00', false],
    ['mon', '12:00', false],
    ['thu', '20:30', true],
    ['sun', '00:00', false],
  ] as const)('%s %s: %s', (day, time, open) => {
    expect(isOpen(MUSEUM, at(day, time))).toBe(open)
  })

  test('none are all day; a span past midnight goes on into the next day, which may be a closed one', () => {
    expect(isOpen({}, at('sun', '03:00'))).toBe(true)
    expect(isOpen({ mon: 'closed' }, at('tue', '03:00'))).toBe(true)
    const bar: ExhibitHours = { every: '18:00-02:00', mon: 'closed' }
    expect(isOpen(bar, at('mon', '01:59'))).toBe(true)
    expect(isOpen(bar, at('mon', '02:00'))).toBe(false)
    expect(isOpen(bar, at('tue', '01:00'))).toBe(false)
    expect(isOpen({ every: '00:00-00:00' }, at('wed', '23:59'))).toBe(true)
  })

  test('the next opening is named while it is less than a day away', () => {
    expect(nextOpening(MUSEUM, at('tue', '09:00'))).toBe('10:00')
    expect(nextOpening(MUSEUM, at('tue', '19:00'))).toBe('10:00')
    expect(nextOpening(MUSEUM, at('sun', '19:00'))).toBe(null)
    expect(nextOpening(MUSEUM, at('mon', '19:00'))).toBe('10:00')
    expect([0, 605, 1439, 1440, -30].map(timeText)).toEqual(['00:00', '10:05', '23:59', '00:00', '23:30'])
  })
})
