import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameSchema } from '../../../../src/protocol/lan/fields'
import { nameFrom, plainName, truncate, uniqueName } from '../../../../src/protocol/lan/plain-name'
import { join } from './guest'
import { startTestHost } from './host'

describe('a name', () => {
  it.each([
    'Ann',
    'Zoë',
    'Nguyễn Thị Ánh',
    '山田 花子',
    'محمد',
    'می‌خواهم',
    'क्‍ष',
    'ก็ไม่รู้',
    'שָׁלוֹם',
    'Ann ❤️',
    '👩‍🚀',
    '👨‍👩‍👧‍👦',
    '👍🏽',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '🇩🇪',
    '#1',
  ])('%s stays as it is', (name) => {
    expect(plainName(name)).toBe(name)
    expect(nameSchema.safeParse(name)).toMatchObject({ success: true, data: name })
  })

  it.each([
    ['\u202Eecila', 'ecila'],
    ['A\u200Bnn', 'Ann'],
    ['A\u200Dnn', 'Ann'],
    ['Ann\u2069', 'Ann'],
    ['\uFEFFAnn\u00AD', 'Ann'],
    ['Ann\u3164', 'Ann'],
    ['Ann\u{E0041}', 'Ann'],
    [`A${'\u0335'.repeat(60)}`, `A${'\u0335'.repeat(4)}`],
    ['Zoe\u0308', 'Zoë'],
    ['\u200B\u2060', ''],
  ])('%j is shown as %j, and the host takes it only so', (name, plain) => {
    expect(plainName(name)).toBe(plain)
    const read = nameSchema.safeParse(name)
    expect(read.success ? read.data : plain).toBe(plain)
    if (name.normalize('NFC') !== plain) expect(read.success).toBe(false)
  })

  it('is plain once it was made plain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (name) => {
        const plain = plainName(name)
        expect(plainName(plain)).toBe(plain)
      }),
    )
  })

  it('that is taken is numbered, and not by capitals told apart', () => {
    expect(uniqueName('Ann', [], 60)).toBe('Ann')
    expect(uniqueName('Ann', ['Bob', 'ANN'], 60)).toBe('Ann (2)')
    expect(uniqueName('Ann', ['Ann', 'Ann (2)'], 60)).toBe('Ann (3)')
    expect(uniqueName('A'.repeat(60), ['A'.repeat(60)], 60)).toBe(`${'A'.repeat(56)} (2)`)
  })

  it.each([
    ['Аnn', 'Ann'],
    ['Αnn', 'ann'],
    ['АΝΝ', 'Ann'],
    ['Ann', 'Аnn'],
    ['Ａｎｎ', 'Ann'],
    ['Ann\u00A0 B', 'Ann B'],
    ['BiII', 'Bill'],
    ['B0b', 'BOb'],
    ['Ηоѕt', 'Host'],
    ['𝐀nn', 'Ann'],
    ['Anո', 'Ann'],
    ['Ꭺnn', 'Ann'],
    ['ꓧꓳꓢꓔ', 'Host'],
    ['Ӏda', 'Ida'],
    ['ԁan', 'Dan'],
    ['τοm', 'Tom'],
    ['Tσm', 'Tom'],
    ['ᴀɴɴ', 'Ann'],
    ['Ⲁⲛⲛ', 'Ann'],
    ['ꭺnn', 'Ann'],
    ['ɴоra', 'Nora'],
    ['B0b', 'Bob'],
    ['Amie', 'Arnie'],
    ['VVill', 'Will'],
  ])('%s is not told from %s by its looks, so it is numbered', (name, taken) => {
    expect(uniqueName(name, [taken], 60)).toBe(`${name} (2)`)
    expect(uniqueName(name, [taken, `${taken} (2)`], 60)).toBe(`${name} (3)`)
  })

  it.each([
    ['Анна', 'Ann'],
    ['Ali', 'All'],
    ['Zoë', 'Zoe'],
    ['山田', '山本'],
  ])('%s is another than %s', (name, taken) => {
    expect(uniqueName(name, [taken], 60)).toBe(name)
  })

  it('is cut between characters as people see them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.nat(60), (text, length) => {
        const cut = truncate(text, length)
        expect(cut.length).toBeLessThanOrEqual(length)
        expect(text.startsWith(cut)).toBe(true)
        expect(cut).not.toMatch(/\p{Cs}/u)
      }),
    )
    expect(truncate('👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 12)).toBe('👩‍👩‍👧‍👦')
    expect(truncate('👩‍👩‍👧‍👦', 5)).toBe('👩‍👩')
    expect(nameFrom('\u202EAnn\ud83d', 60)).toBe('Ann')
  })

  it('of the owner’s office belongs to no guest alone', async () => {
    const { lan, url } = await startTestHost()
    const table = await lan.open({ game: 'boston-books', name: 'The parlor', chairs: ['open', 'open', 'open', 'open'] })
    const pass = { kind: 'code', code: table.room.spec.code } as const
    for (const name of ['Host', 'Mabel', 'Ann', 'Аnn']) await (await join(url, pass)).ask('sit', { name })
    expect(table.lobby.chairs).toMatchObject(['Host (2)', 'Mabel', 'Ann', 'Аnn (2)'].map((name) => ({ name })))
  })

  it('stands at a table once', async () => {
    const { lan, url } = await startTestHost()
    const table = await lan.open({ game: 'forty-nine', name: 'The parlor', chairs: ['open', 'open', 'open'] })
    const pass = { kind: 'code', code: table.room.spec.code } as const
    for (let i = 0; i < 2; i++) await (await join(url, pass)).ask('sit', { name: 'Ann' })
    expect(table.lobby.chairs).toMatchObject([{ name: 'Ann' }, { name: 'Ann (2)' }, { state: 'open' }])
    const hidden = await join(url, pass)
    hidden.sendRaw({ v: 1, id: 1, type: 'sit', name: '\u202Eecila' })
    expect(await hidden.heard('bye')).toMatchObject({ code: 'bad-message' })
  })
})

describe('a table that is opened without a page', () => {
  it.each([
    ['Zoe\u0308’s table', 'Zoë’s table'],
    ['Par\u202Elor\u0000', 'Parlor'],
    ['\u2126'.repeat(70), 'Ω'.repeat(60)],
  ])('called %j has a name that others read', async (name, plain) => {
    const { lan } = await startTestHost()
    const table = await lan.open({ game: 'forty-nine', name, chairs: ['open', 'open'] })
    expect(table.lobby.table).toBe(plain)
    expect(nameSchema.parse(table.lobby.table)).toBe(plain)
  })

  it('is refused where nothing of its name can be seen', async () => {
    const { lan } = await startTestHost()
    const wish = { game: 'forty-nine', name: '\u200B', chairs: ['open', 'open'] } as const
    await expect(lan.open(wish)).rejects.toMatchObject({ code: 'bad-table' })
  })
})
