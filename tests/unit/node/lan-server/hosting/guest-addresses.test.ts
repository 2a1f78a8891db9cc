import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'
import { describe, expect, test } from 'vitest'
import {
  guestAddresses,
  guestLinks,
  ownAddress,
  askForRoutes,
} from '../../../../../src/node/lan-server/hosting/guest-addresses'
import type { Interfaces } from '../../../../../src/node/network/network-links'

/** An address with its network, as in `192.168.1.5/24`, of an interface with or without a hardware address. */
function info(cidr: string, { internal = false, mac = '02:42:ac:11:00:02' } = {}): NetworkInterfaceInfo {
  const address = cidr.split('/')[0] ?? ''
  const common = { address, internal, netmask: '', mac, cidr: cidr.includes('/') ? cidr : null }
  return address.includes(':') ? { ...common, family: 'IPv6', scopeid: 0 } : { ...common, family: 'IPv4' }
}

const NO_HARDWARE = { mac: '00:00:00:00:00:00' }
const INTERFACES = {
  lo: [info('127.0.0.1/8', { internal: true }), info('::1/128', { internal: true })],
  docker0: [info('172.17.0.1/16')],
  usb0: [info('169.254.3.4/16')],
  wan0: [info('203.0.113.9/24')],
  wlan0: [info('fe80::1/64'), info('fd00::5/64'), info('192.168.1.5/24')],
}

const EVERYWHERE = { address: '::', port: 4989 }
const offered = (interfaces: Interfaces, outward: readonly string[] = [], address = '::') =>
  guestAddresses({ address, port: 4989 }, interfaces, outward).map((one) => one.address)

describe('where guests find a host', () => {
  test('is told with the address first that a phone of the house most likely reaches', () => {
    expect(offered(INTERFACES)).toEqual(['192.168.1.5', '203.0.113.9', '169.254.3.4', 'fd00::5', '172.17.0.1'])
    expect(offered(INTERFACES, [], '0.0.0.0')).not.toContain('fd00::5')
    expect(guestAddresses({ address: 'fd00::5', port: 4989 }, INTERFACES)).toEqual([
      { address: 'fd00::5', adapter: 'wlan0' },
    ])
    expect(offered({ lo: INTERFACES.lo })).toEqual([])
  })

  test('is told by the way that packets really go, whatever adapters are called', () => {
    const windows = {
      'Ethernet 2': [info('192.168.56.1/24')],
      'VMware Network Adapter VMnet8': [info('192.168.80.1/24')],
      Ethernet: [info('192.168.1.5/24')],
      'ZeroTier One [8056c2e21c000001]': [info('10.147.17.5/24')],
    }
    expect(offered(windows, ['192.168.1.5'])).toEqual(['192.168.1.5', '192.168.56.1', '192.168.80.1', '10.147.17.5'])
    // The way to the internet may lead through a tunnel, by which no phone can come.
    expect(offered(windows, ['10.147.17.5'])).toEqual(['192.168.56.1', '192.168.1.5', '10.147.17.5', '192.168.80.1'])
  })

  test.each<readonly [name: string, cidr: string, hardware: { readonly mac?: string }]>([
    ['CloudflareWARP', '172.16.0.2/32', {}],
    ['a tunnel of any name', '172.16.0.2/32', {}],
    ['another tunnel of any name', '10.20.0.6/31', {}],
    ['a tunnel without hardware', '10.20.0.6/16', NO_HARDWARE],
    ['Ethernet 3', '10.20.0.6/24', { mac: '00:ff:12:34:56:78' }],
    ...[
      ...[
        'cscotun0',
        'gpd0',
        'proton0',
        'ppp0',
        'ipsec0',
        'lxcbr0',
        'lxdbr0',
        'incusbr0',
        'cni0',
        'flannel.1',
        'vnet0',
      ],
      ...['PANGP Virtual Ethernet Adapter', 'Cisco AnyConnect Virtual Miniport', 'Mullvad', 'ProtonVPN TUN', 'wg0'],
      ...['Surfshark', 'Windscribe', 'Astrill', 'Pulse Secure', 'Juniper Networks Virtual Adapter', 'SoftEther'],
      ...['Check Point Virtual Network Adapter', 'SonicWALL Virtual NIC', 'Sophos TAP Adapter', 'PIA', 'hsl0', 'edge0'],
      ...['WSL', 'Default Switch', 'Parallels Shared #0', 'vnic0', 'prl0', 'colima', 'mpqemubr0', 'waydroid0'],
      ...['anbox0', 'nerdctl0', 'cbr0'],
      ...['FortiClient SSL VPN', 'utun4', 'tailscale0', 'Tailscale', 'ztabcdefgh', 'br-0123456789ab', 'nordlynx'],
    ].map((name) => [name, '10.20.0.7/24', {}] as const),
  ])('is not told first by a tunnel or a bridge: %s, %s', (name, cidr, hardware) => {
    const tunnel = cidr.split('/')[0] ?? ''
    for (const others of [
      { eth0: [info('192.168.1.5/24')] },
      { wlp3s0: [info('203.0.113.9/24'), info('fd00::5/64')] },
    ]) {
      const addresses = offered({ [name]: [info(cidr, hardware)], ...others }, [tunnel])
      expect(addresses.at(-1)).toBe(tunnel)
      expect(addresses.length).toBeGreaterThan(1)
    }
  })

  test.each([
    'eth0',
    'wlan0',
    'en0',
    'enp3s0',
    'wlp2s0',
    'br0',
    'br-lan',
    'Ethernet',
    'Wi-Fi',
    'WLAN',
    'usb0',
    'bond0',
  ])('is told by %s as a network of the house', (name) => {
    expect(offered({ docker0: [info('172.17.0.1/16')], [name]: [info('10.0.0.5/8')] })[0]).toBe('10.0.0.5')
  })

  test('is told by few addresses, the same ones each time, where an interface has very many', () => {
    const many = Array.from({ length: 40 }, (_, i) => info(`2001:db8::${(i + 16).toString(16)}/64`))
    const eth0 = [info('192.168.1.5/24'), ...many]
    const first = offered({ eth0 })
    expect(first).toEqual(['192.168.1.5', '2001:db8::10', '2001:db8::11'])
    expect(offered({ eth0: [...eth0].reverse() })).toEqual(first)
    expect(offered({ eth0 }, ['2001:db8::37'])).toEqual(['192.168.1.5', '2001:db8::37', '2001:db8::10'])
    const nets = Object.fromEntries(
      Array.from({ length: 30 }, (_, i) => [`eth${String(i)}`, [info(`10.${String(i)}.0.1/24`)]]),
    )
    expect(offered(nets)).toHaveLength(8)
  })

  test('is found out by asking the system, and nothing is sent', async () => {
    const own = Object.values(networkInterfaces()).flatMap((infos) => infos?.map(({ address }) => address) ?? [])
    for (const address of await askForRoutes()) expect(own).toContain(address)
  })

  test('is written as browsers read it', () => {
    expect(guestLinks({ address: 'fd00::5', port: 4989 })).toEqual([{ url: 'http://[fd00::5]:4989/', adapter: '' }])
    expect(ownAddress(EVERYWHERE)).toBe('127.0.0.1:4989')
    expect(ownAddress(EVERYWHERE, { lo: [info('::1/128', { internal: true })] })).toBe('[::1]:4989')
    expect(ownAddress({ address: '192.168.1.5', port: 1 })).toBe('192.168.1.5:1')
  })
})
