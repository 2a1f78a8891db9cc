import { expect, test } from 'vitest'
import { isLinkLocal, kindOfAddress, plainForm } from '../../../../src/node/network/addresses'

test.each([
  ['127.0.0.1', 'loopback'],
  ['127.255.255.255', 'loopback'],
  ['::1', 'loopback'],
  ['10.0.0.0', 'private'],
  ['10.255.255.255', 'private'],
  ['11.0.0.0', 'public'],
  ['172.15.255.255', 'public'],
  ['172.16.0.0', 'private'],
  ['172.31.255.255', 'private'],
  ['172.32.0.0', 'public'],
  ['192.168.0.0', 'private'],
  ['192.169.0.0', 'public'],
  ['100.63.255.255', 'public'],
  ['100.64.0.0', 'shared'],
  ['100.88.1.2', 'shared'],
  ['100.127.255.255', 'shared'],
  ['100.128.0.0', 'public'],
  ['169.254.7.7', 'link-local'],
  ['fc00::1', 'private'],
  ['fdff:ffff::1', 'private'],
  ['FD12::5', 'private'],
  ['fe00::1', 'public'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local'],
  ['febf::1', 'link-local'],
  ['fec0::1', 'public'],
  ['::ffff:192.168.1.5', 'private'],
  ['::ffff:c0a8:105', 'private'],
  ['::ffff:100.64.0.1', 'shared'],
  ['::ffff:8.8.8.8', 'public'],
  ['64:ff9b::808:808', 'public'],
  ['8.8.8.8', 'public'],
  ['0.0.0.0', 'public'],
  ['255.255.255.255', 'public'],
  ['2001:4860:4860::8888', 'public'],
  ['attic.local', null],
  ['', null],
  ['192.168.1', null],
])('%s is of the kind %s', (address, kind) => {
  expect(kindOfAddress(address)).toBe(kind)
})

test('only link-local IPv6 needs a zone', () => {
  expect(['fe80::1', 'fe80::1%3', '169.254.1.1', 'fd00::1', 'fe80.example'].map(isLinkLocal)).toEqual([
    ...[true, true, false, false, false],
  ])
})

test('an address has one form, in which browsers and systems write it', () => {
  expect(['FD00:0:0::5', 'fe80::1%eth0', '192.168.1.5', 'Attic.local'].map(plainForm)).toEqual([
    ...['fd00::5', 'fe80::1', '192.168.1.5', 'attic.local'],
  ])
})
