// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import type { FoundTable } from '../../../../src/protocol/app/services'
import { useLobbyBrowser } from '../../../../src/renderer/stores/lan/lobby-browser'
import { useNewGame } from '../../../../src/renderer/stores/table/new-game'
import { createPageAtTable, person } from './setup'

beforeEach(() => void createPageAtTable([person('Ada')]))

const found = (id: string, compatible = true): FoundTable => ({
  id,
  name: id,
  game: 'forty-nine',
  free: 1,
  addresses: [`${id}.local:4000`],
  compatible,
})

describe('where a typed text leads', () => {
  test('an address with a code, a whole link, an address without a port', () => {
    const { parseTypedAddress } = useLobbyBrowser()
    const pass = { kind: 'code', code: 'K7PW3M' }
    expect(parseTypedAddress('192.168.1.5:5000 k7pw3m')).toEqual({ address: '192.168.1.5:5000', pass })
    expect(parseTypedAddress('parlour.local K7PW3M')).toEqual({ address: 'parlour.local:4989', pass })
    expect(parseTypedAddress('http://[fd00::5]:4989/#join=0123456789abcdef0123456789abcdef')).toEqual({
      address: '[fd00::5]:4989',
      pass: { kind: 'token', token: '0123456789abcdef0123456789abcdef' },
    })
  })

  test('a code alone means the only table that is to be seen', () => {
    const house = useLobbyBrowser()
    expect(house.parseTypedAddress('K7PW3M')).toMatch(/^No table/)
    house.foundTables = [found('kitchen'), found('old', false)]
    expect(house.parseTypedAddress('K7PW3M')).toMatchObject({ address: 'kitchen.local:4000' })
    house.foundTables = [found('kitchen'), found('attic')]
    expect(house.parseTypedAddress('K7PW3M')).toMatch(/^Several tables/)
  })

  test.each([
    ['', /^Enter the address/],
    ['10.0.0.999 K7PW3M', /10\.0\.0\.999.*not the address/],
    ['10.0.0.9:99999 K7PW3M', /99999.*not a port/],
    ['10.0.0.9 K7', /K7.*not a table’s code/],
    ['10.0.0.9', /code after the address/],
    ['https://example.org/x', /not a link/],
  ])('%j is answered with a sentence', (typed, sentence) => {
    expect(useLobbyBrowser().parseTypedAddress(typed)).toMatch(sentence)
  })
})

describe('the sheet of a new game, for the house', () => {
  test('bots become chairs for people, and persons of this screen keep theirs', () => {
    const sheet = useNewGame()
    sheet.begin('forty-nine')
    expect(sheet.isLanGame).toBe(false)
    sheet.invite()
    sheet.add()
    expect(sheet.isLanGame).toBe(true)
    expect(sheet.tableSettings()).toMatchObject({
      game: 'forty-nine',
      name: 'Ada’s table',
      chairs: ['open', 'open', 3],
    })
    expect(sheet.personsHere()).toEqual([{ name: 'Ada', seat: 0 }])
    sheet.lanSettings.name = '  Sunday  '
    sheet.lanSettings.turn = 30_000
    expect(sheet.tableSettings()).toMatchObject({ name: 'Sunday', settings: { turn: 30_000, whenAway: 'bot' } })
  })

  test('a chair for the house needs no name, and gives way to a person or a bot again', () => {
    const sheet = useNewGame()
    sheet.begin('forty-nine')
    sheet.setKind(1, 'lan')
    expect(sheet.fault).toBeNull()
    sheet.setKind(1, 'person')
    expect(sheet.seatEntries[1]).toEqual({ kind: 'person', name: 'Player 2' })
    sheet.setKind(1, 2)
    expect(sheet.seatEntries[1]).toMatchObject({ kind: 'bot', level: 2 })
    expect(sheet.isLanGame).toBe(false)
  })
})
