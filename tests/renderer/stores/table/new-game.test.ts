// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, it } from 'vitest'
import { useNewGame } from '../../../../src/renderer/stores/table/new-game'

beforeEach(() => void setActivePinia(createPinia()))

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
  expect(faultWith('Ada', 'ada ')).toMatch(/Two chairs have the name/)
  expect(faultWith('Ａda', 'Ada')).toMatch(/Two chairs have the name/)
})
