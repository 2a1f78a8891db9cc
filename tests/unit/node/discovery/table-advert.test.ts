import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advertTxt, readAdvert } from '../../../../src/node/discovery/table-advert'
import { instanceName } from '../../../../src/node/discovery/dns-packets'
import { plainName } from '../../../../src/protocol/lan/plain-name'

const advert = { name: "Mr. Hart's table", game: 'forty-nine', free: 3, protocol: { min: 1, max: 2 } }
const txt = (...strings: string[]) => strings.map((text) => Buffer.from(text))

describe('the TXT record', () => {
  it('holds version, name, game and free chairs, and nothing else', () => {
    expect(advertTxt(advert)).toEqual(['v=1-2', "name=Mr. Hart's table", 'game=forty-nine', 'free=3'])
    expect(advertTxt({ ...advert, protocol: { min: 1, max: 1 } })[0]).toBe('v=1')
  })

  it('is read back as it was written, whatever the name', () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((text) => !/[\p{C}\p{Z}]/u.test(text))
      // Names of tables are always plain.
      .map(plainName)
      .filter((text) => text !== '')
    fc.assert(
      fc.property(name, fc.integer({ min: 0, max: 8 }), (name, free) => {
        const written = advertTxt({ ...advert, name, free })
        expect(readAdvert(txt(...written))).toEqual({ ...advert, name, free })
        for (const string of written) expect(Buffer.byteLength(string)).toBeLessThan(256)
      }),
    )
  })

  it('passes over keys of later versions, and counts the first of a doubled key', () => {
    expect(
      readAdvert(txt('free=3', 'V=1-2', 'mood=merry', 'flag', 'free=9', "name=Mr. Hart's table", 'game=forty-nine')),
    ).toEqual(advert)
  })

  it.each([
    [['v=1', 'name=Table', 'game=forty-nine']],
    [['v=2-1', 'name=Table', 'game=forty-nine', 'free=1']],
    [['v=0', 'name=Table', 'game=forty-nine', 'free=1']],
    [['v=1', 'name=', 'game=forty-nine', 'free=1']],
    [['v=1', 'name=a\u0000b', 'game=forty-nine', 'free=1']],
    [['v=1', 'name=Table', 'game=../x', 'free=1']],
    [['v=1', 'name=Table', 'game=forty-nine', 'free=-1']],
    [['__proto__=1']],
    [[]],
  ])('%j is not one of a table', (strings) => {
    expect(readAdvert(txt(...strings))).toBeNull()
  })
})

describe('the name in lists of other programs', () => {
  it('is the own name, without dots, and numbered from the second attempt on', () => {
    expect(instanceName("Mr. Hart's table", 0)).toBe("Mr Hart's table._parlorbox._tcp.local")
    expect(instanceName("Mr. Hart's table", 2)).toBe("Mr Hart's table (3)._parlorbox._tcp.local")
    expect(instanceName(' . ', 0)).toBe('Parlor Box._parlorbox._tcp.local')
  })

  it('fits into one label and cuts no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), fc.nat(20), (name, attempt) => {
        const label = instanceName(name, attempt).split('.')[0] ?? ''
        expect(Buffer.byteLength(label)).toBeLessThanOrEqual(63)
        expect(Buffer.from(label).toString()).toBe(label)
      }),
    )
  })
})
