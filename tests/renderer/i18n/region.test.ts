import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatTime } from '../../../src/renderer/i18n/region'
import { dayOf, fileName } from '../../../src/renderer/services/download'

const zone = process.env['TZ']
afterEach(() => {
  vi.unstubAllGlobals()
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

/** Shows a time as a browser with these languages does, in English. */
function shown(languages: readonly string[], timeZone = 'America/New_York'): string {
  process.env['TZ'] = timeZone
  vi.stubGlobal('navigator', { languages })
  return formatTime(Date.UTC(2026, 10, 28, 20, 5), { dateStyle: 'medium', timeStyle: 'short' }).replace(/\s/gu, ' ')
}

describe('times have the order and the clock of the region, in English', () => {
  it.each([
    [['en-US', 'en'], 'Nov 28, 2026, 3:05 PM'],
    [['en-GB', 'en'], '28 Nov 2026, 15:05'],
    [['de-DE', 'de', 'en-US', 'en'], '28 Nov 2026, 15:05'],
    [['de'], '28 Nov 2026, 15:05'],
    [['fr-CA'], 'Nov 28, 2026, 15:05'],
    [['ru-RU'], '28 Nov 2026, 15:05'],
    [['ar-EG'], '28 Nov 2026, 3:05 pm'],
    [['fa-IR'], '28 Nov 2026, 15:05'],
    [['C'], 'Nov 28, 2026, 3:05 PM'],
  ])('%j', (languages, expected) => {
    expect(shown(languages)).toBe(expected)
  })

  it('as most of the world writes English, where a runtime knows none of the region', () => {
    // Japan's English came with CLDR 48; Node 22.17 has 47.
    expect(shown(['ja-JP'])).toMatch(/^(?:Nov 28,|28 Nov) 2026, 15:05$/u)
  })

  it('and the day of the time zone', () => {
    expect(shown(['de-DE'], 'Pacific/Kiritimati')).toBe('29 Nov 2026, 10:05')
  })
})

describe('the names of files have the local day', () => {
  it.each([
    ['America/New_York', '2026-11-28', '2330'],
    ['Pacific/Kiritimati', '2026-11-29', '1830'],
  ])('in %s', (timeZone, day, clock) => {
    process.env['TZ'] = timeZone
    const at = new Date(Date.UTC(2026, 10, 29, 4, 30))
    expect(dayOf(at)).toBe(day)
    expect(fileName('colorow', 'record', 'parlor', at)).toBe(`colorow-record-${day}-${clock}.parlor`)
  })
})

it('nothing on the page takes its language for the region, or the day of London for its own', () => {
  const files = readdirSync('src/renderer', { recursive: true, encoding: 'utf8' }).filter((it) =>
    /\.(?:ts|vue)$/u.test(it),
  )
  const formats = /toISOString|toLocale(?:Date|Time)?String|DateTimeFormat|NumberFormat/u
  const found = files.filter((file) => formats.test(readFileSync(join('src/renderer', file), 'utf8')))
  expect(found).toEqual([join('i18n', 'region.ts')])
})
