import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, it } from 'vitest'
import { currentInterfaces } from '../../../../src/node/network/interfaces'
import { linksOf } from '../../../../src/node/network/network-links'

const mac = '02:00:00:00:00:01'
const ipv4 = (address: string, bits: number, internal = false): NetworkInterfaceInfo => {
  return { family: 'IPv4', address, netmask: '', mac, internal, cidr: `${address}/${String(bits)}` }
}
const ipv6 = (address: string, scopeid: number, internal = false): NetworkInterfaceInfo => {
  return { family: 'IPv6', address, netmask: '', mac, internal, cidr: `${address}/64`, scopeid }
}
const house = {
  lo: [ipv4('127.0.0.1', 8, true), ipv6('::1', 0, true)],
  eth0: [ipv4('192.168.1.5', 24), ipv6('fd00::5', 0), ipv6('fe80::5', 2)],
  wlan0: [ipv4('10.0.0.5', 8)],
  vpn0: [ipv6('fe80::9', 7)],
}

describe('links', () => {
  it('are one for each interface and family, without the loopback one', () => {
    const links = linksOf(house, {}, 'linux')
    expect(links.map(({ multicastInterface }) => multicastInterface)).toEqual([
      '192.168.1.5',
      '::%eth0',
      '10.0.0.5',
      '::%vpn0',
    ])
    expect(links[0]?.ownAddresses.map(({ address }) => address)).toEqual(['192.168.1.5', 'fd00::5', 'fe80::5'])
  })

  it('are of the chosen interfaces only', () => {
    const names = (interfaces: string[]) =>
      linksOf(house, { interfaces }, 'linux').map(({ multicastInterface }) => multicastInterface)
    expect(names(['wlan0'])).toEqual(['10.0.0.5'])
    expect(names(['lo'])).toEqual(['127.0.0.1', '::%lo'])
    expect(names([])).toEqual([])
  })

  it('change their id when an address changes', () => {
    const id = (address: string) => linksOf({ eth0: [ipv4(address, 24)] })[0]?.id
    expect(id('192.168.1.5')).not.toBe(id('192.168.1.6'))
    expect(id('192.168.1.5')).toBe(id('192.168.1.5'))
  })

  it('name the zone of IPv6 by the number of the interface on Windows, which reads a name as its default one', () => {
    const zones = (platform: NodeJS.Platform) =>
      linksOf({ Ethernet: [ipv6('fd00::5', 0), ipv6('fe80::5', 7)] }, {}, platform).map(
        (link) => link.multicastInterface,
      )
    expect(zones('win32')).toEqual(['::%7'])
    expect(zones('linux')).toEqual(['::%Ethernet'])
    expect(zones('darwin')).toEqual(['::%Ethernet'])
  })

  it('are those of the last time where the system cannot tell', () => {
    const told = currentInterfaces(() => house)
    const untold = currentInterfaces(() => {
      throw Object.assign(new Error('too many open files'), { code: 'ERR_SYSTEM_ERROR' })
    })
    expect(untold).toBe(told)
  })

  it('know who is near', () => {
    const [four, six] = linksOf(house)
    expect(four?.isOnLink('192.168.1.77')).toBe(true)
    expect(four?.isOnLink('192.168.2.77')).toBe(false)
    expect(four?.isOnLink('10.0.0.7')).toBe(false)
    expect(six?.isOnLink('fe80::77%eth0')).toBe(true)
    expect(six?.isOnLink('fe80::77%2')).toBe(true)
    expect(six?.isOnLink('fe80::77%vpn0')).toBe(false)
    expect(six?.isOnLink('fe80::77')).toBe(false)
    expect(six?.isOnLink('fd00::77')).toBe(true)
    expect(six?.isOnLink('2001:db8::1')).toBe(false)
    expect(six?.isOnLink('nonsense')).toBe(false)
  })
})
