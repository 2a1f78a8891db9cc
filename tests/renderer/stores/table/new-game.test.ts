// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { useSettings } from '../../../../src/renderer/stores/app/settings'
import { useNewGame } from '../../../../src/renderer/stores/table/new-game'
import { openStores } from '../fresh-stores'

beforeEach(() => openStores())

function faultWith(...names: string[]): string | null {
  const sheet = useNewGame()
  sheet.begin('forty-nine')
  names.forEach((name, seat) => sheet.rename(seat, name))
  return sheet.fault
}

it('takes no name with a sign that nobody sees or that breaks the line', () => {
  expect(faultWith('Ada\nBen', 'Walter')).toMatch(/chair A/)
  expect(faultWith('Ada', 'Wal\u2028ter')).toMatch(/chair B/)
  expect(faultWith('Ada', 'Walter')).toBeNull()
})

it('takes no two names that look alike', () => {
  expect(faultWith('Ada', 'ada ')).toMatch(/Two chairs are called/)
  expect(faultWith('Ａda', 'Ada')).toMatch(/Two chairs are called/)
})

it('calls a chair that nobody named by the name of the player that holds now; a bot of that name gives way', () => {
  const sheet = useNewGame()
  sheet.begin('forty-nine')
  const bot = sheet.seatEntries[1]!.name
  useSettings().all.name = bot
  sheet.begin('forty-nine')
  expect(sheet.seatEntries[0]).toEqual({ kind: 'person', name: bot })
  expect(sheet.seatEntries[1]!.name).not.toBe(bot)
  expect(sheet.fault).toBeNull()
})

it('tells the bot of each strength by the name that it will have', () => {
  const sheet = useNewGame()
  sheet.begin('forty-nine')
  for (const level of [1, 2, 3, 4, 5] as const) {
    const name = sheet.nameAt(1, level)
    sheet.setKind(1, level)
    expect(sheet.seatEntries[1]).toMatchObject({ name, level })
  }
  sheet.rename(1, 'Robot')
  expect(sheet.nameAt(1, 5)).toBe('Robot')
})

it('leaves a chair that somebody named as it is', () => {
  const sheet = useNewGame()
  sheet.begin('forty-nine')
  sheet.rename(0, 'Zoe')
  useSettings().all.name = 'Anna'
  sheet.begin('forty-nine')
  expect(sheet.seatEntries[0]!.name).toBe('Zoe')
})
