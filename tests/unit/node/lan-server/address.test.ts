import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressText, readAddress } from '../../../../src/protocol/lan/address'

const TOKEN = '0123456789abcdef0123456789abcdef'
const nothing = { host: null, port: null, code: null, token: null }

describe('a typed address', () => {
  it.each([
    ['192.168.1.5:4949', { host: '192.168.1.5', port: 4949 }],
    ['  192.168.1.5 ', { host: '192.168.1.5' }],
    ['parlour.local:80', { host: 'parlour.local', port: 80 }],
    ['Küche', { host: 'Küche' }],
    ['[fd00::5]:4949', { host: 'fd00::5', port: 4949 }],
    ['[fe80::5%eth0]:4949', { host: 'fe80::5%eth0', port: 4949 }],
    ['fe80::5%12', { host: 'fe80::5%12' }],
    ['::1', { host: '::1' }],
    ['k7qw2m', { code: 'K7QW2M' }],
    ['192.168.1.5:4949 k7qw2m', { host: '192.168.1.5', port: 4949, code: 'K7QW2M' }],
    ['１９２．１６８．１．５：４９４９\u3000ｋ７ｑｗ２ｍ', { host: '192.168.1.5', port: 4949, code: 'K7QW2M' }],
    ['192。168。1。5：4949', { host: '192.168.1.5', port: 4949 }],
    ['١٩٢.١٦٨.١.٥:٤٩٤٩', { host: '192.168.1.5', port: 4949 }],
    ['۱۹۲.۱۶۸.۱.۵', { host: '192.168.1.5' }],
    ['http://192.168.1.5:4949/', { host: '192.168.1.5', port: 4949 }],
    ['http://192.168.1.5:4949/#K7QW2M', { host: '192.168.1.5', port: 4949, code: 'K7QW2M' }],
    [`http://[fd00::5]:4949/join#${TOKEN}`, { host: 'fd00::5', port: 4949, token: TOKEN }],
    ['parlour.local.:80', { host: 'parlour.local', port: 80 }],
    ['http://attic.fritz.box.:4949/?hand#K7QW2M', { host: 'attic.fritz.box', port: 4949, code: 'K7QW2M' }],
    ['http://192.168.1.5:4949/hand.html?hand#K7QW2M', { host: '192.168.1.5', port: 4949, code: 'K7QW2M' }],
    ['192.168.1.5:4949/', { host: '192.168.1.5', port: 4949 }],
    ['192.168.1.5:4949/?hand K7QW2M', { host: '192.168.1.5', port: 4949, code: 'K7QW2M' }],
    ['192.168.1.5:4949/#K7QW2M', { host: '192.168.1.5', port: 4949, code: 'K7QW2M' }],
    [`[fd00::5]:4949#${TOKEN}`, { host: 'fd00::5', port: 4949, token: TOKEN }],
    [`HTTP://parlour.local/#token=${TOKEN}`, { host: 'parlour.local', token: TOKEN }],
  ])('%s is understood', (typed, meant) => {
    expect(readAddress(typed)).toEqual({ ok: true, address: { ...nothing, ...meant } })
  })

  it.each([
    ['', 'empty', ''],
    ['   ', 'empty', ''],
    ['192.168.1.500:4949', 'host', '192.168.1.500'],
    ['192.168.1:4949', 'host', '192.168.1'],
    ['192.168.1.5:', 'port', ''],
    ['192.168.1.5:0', 'port', '0'],
    ['192.168.1.5:65536', 'port', '65536'],
    ['192.168.1.5:4949x', 'port', '4949x'],
    ['[fd00::5:4949', 'host', '[fd00::5:4949'],
    ['[192.168.1.5]:4949', 'host', '192.168.1.5'],
    ['fd00::5::6', 'host', 'fd00::5::6'],
    ['fe80::5%', 'host', 'fe80::5%'],
    ['-table.local', 'host', '-table.local'],
    ['192.168.1.5 K1OOO0', 'code', 'K1OOO0'],
    ['192.168.1.5 4949 K7QW2M', 'host', '192.168.1.5 4949 K7QW2M'],
    ['parlour.local..', 'host', 'parlour.local..'],
    ['.', 'host', '.'],
    ['192.168.1.5:x/#K7QW2M', 'port', 'x'],
    ['https://192.168.1.5/', 'link', 'https://192.168.1.5/'],
    ['http://friend@192.168.1.5/', 'link', 'http://friend@192.168.1.5/'],
    ['http://192.168.1.5/#abc', 'link', 'http://192.168.1.5/#abc'],
  ])('%s is refused, and the part at fault is named', (typed, fault, part) => {
    expect(readAddress(typed)).toEqual({ ok: false, fault, part })
  })

  it('reads back every address that it writes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.integer({ min: 1, max: 65535 }), (host, port) => {
        const read = readAddress(addressText(host, port))
        expect(read).toEqual({ ok: true, address: { ...nothing, host, port } })
      }),
    )
  })

  it('takes any text without failing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => void readAddress(text)))
  })
})
