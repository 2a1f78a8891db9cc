import { encode, type Packet } from 'dns-packet'
import { linksOf } from '../../../../src/node/network/network-links'
import { readPacket, wireRecords, recordsOf, type AnnouncedTable } from '../../../../src/node/discovery/dns-packets'

/** The only link of a made-up house: 192.168.1.5/24. */
export const [link] = linksOf({
  eth0: [{ family: 'IPv4', address: '192.168.1.5', netmask: '', mac: '', internal: false, cidr: '192.168.1.5/24' }],
})

export const announcedTable: AnnouncedTable = {
  instance: 'Table._parlorbox._tcp.local',
  host: 'parlorbox-0000000000000001.local',
  port: 4949,
  advert: { name: 'Table', game: 'forty-nine', free: 3, protocol: { min: 1, max: 1 } },
}

/** Returns a message as it is read from a datagram. Throws if it cannot be read. */
export function parsePacket(packet: Packet) {
  const read = readPacket(encode(packet))
  if (!read) throw new Error('A message of the test was not understood.')
  return read
}

/**
 * Returns what a table announces, with a TTL of 0 for a table that takes its leave.
 * @param named the addresses that the table calls its own
 */
export function createAnnouncement(of: Partial<AnnouncedTable> = {}, ttl = 10, named = ['192.168.1.5']) {
  if (!link) throw new Error('The made-up house has no link.')
  const own = named.map((address) => ({
    family: address.includes(':') ? ('IPv6' as const) : ('IPv4' as const),
    address,
  }))
  return parsePacket({
    type: 'response',
    answers: wireRecords(recordsOf({ ...announcedTable, ...of }, { ...link, ownAddresses: own }), ttl),
  })
}
