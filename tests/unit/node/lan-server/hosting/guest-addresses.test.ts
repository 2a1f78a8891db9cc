import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'
import { describe, expect, test } from 'vitest'
import {
  guestAddresses,
  guestUrls,
  interfaceNamesOf,
  ownAddress,
  socketAddressText,
} from '../../../../../src/node/lan-server/hosting/guest-addresses'
import { askForRoutes } from '../../../../../src/node/lan-server/hosting/routes'

function info(address: string, internal = false): NetworkInterfaceInfo {
  const common = { address, internal, netmask: '', mac: '00:00:00:00:00:00', cidr: null }
  return address.includes(':') ? { ...common, family: 'IPv6', scopeid: 0 } : { ...common, family: 'IPv4' }
}

const INTERFACES = {
  lo: [info('127.0.0.1', true), info('::1', true)],
  docker0: [info('172.17.0.1')],
  usb0: [info('169.254.3.4')],
  wan0: [info('203.0.113.9')],
  wlan0: [info('fe80::1'), info('fd00::5'), info('192.168.1.5')],
}

describe('where guests find a host', () => {
  test('is told with the address first that a phone of the house most likely reaches', () => {
    expect(guestAddresses({ address: '::', port: 4989 }, INTERFACES, [])).toEqual([
      '192.168.1.5',
      '203.0.113.9',
      '169.254.3.4',
      'fd00::5',
      '172.17.0.1',
    ])
    expect(guestAddresses({ address: '0.0.0.0', port: 4989 }, INTERFACES)).not.toContain('fd00::5')
    expect(guestAddresses({ address: 'fd00::5', port: 4989 }, INTERFACES)).toEqual(['fd00::5'])
    expect(guestAddresses({ address: '::', port: 4989 }, { lo: INTERFACES.lo })).toEqual([])
  })

  test('is told by the way that packets really go, whatever adapters are called', () => {
    const windows = {
      'Ethernet 2': [info('192.168.56.1')],
      'VMware Network Adapter VMnet8': [info('192.168.80.1')],
      Ethernet: [info('192.168.1.5')],
      'ZeroTier One [8056c2e21c000001]': [info('10.147.17.5')],
    }
    const listening = { address: '0.0.0.0', port: 4989 }
    expect(guestAddresses(listening, windows, ['192.168.1.5'])).toEqual([
      '192.168.1.5',
      '192.168.56.1',
      '192.168.80.1',
      '10.147.17.5',
    ])
    // The way to the internet may lead through a tunnel, by which no phone can come.
    expect(guestAddresses(listening, windows, ['10.147.17.5']).at(-1)).not.toBe('192.168.1.5')
    expect(guestAddresses(listening, windows, ['10.147.17.5'])[0]).toBe('192.168.56.1')
  })

  test('is found out by asking the system, and nothing is sent', async () => {
    const own = Object.values(networkInterfaces()).flatMap((infos) => infos?.map(({ address }) => address) ?? [])
    for (const address of await askForRoutes()) expect(own).toContain(address)
  })

  test('is written as browsers read it, and as our own sockets do', () => {
    expect(guestUrls({ address: 'fd00::5', port: 4989 })).toEqual(['http://[fd00::5]:4989/'])
    expect(ownAddress({ address: '::', port: 4989 })).toBe('127.0.0.1:4989')
    expect(ownAddress({ address: '192.168.1.5', port: 1 })).toBe('192.168.1.5:1')
    expect(socketAddressText('fe80::1%eth0', 4989)).toBe('[fe80::1%eth0]:4989')
  })

  test('is announced on the interfaces that have the chosen address, and on those alone', () => {
    expect(interfaceNamesOf('192.168.1.5', INTERFACES)).toEqual(['wlan0'])
    expect(interfaceNamesOf('192.0.2.77', INTERFACES)).toEqual([])
    expect(interfaceNamesOf('::', INTERFACES)).toBeNull()
  })
})
