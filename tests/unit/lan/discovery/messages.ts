import { encode, type Packet } from 'dns-packet'
import { linksOf } from '../../../../src/main/lan/discovery/links'
import { readPacket, wireRecords } from '../../../../src/main/lan/discovery/packets'
import { recordsOf, type Standing } from '../../../../src/main/lan/discovery/records'

/** One link of a made-up house: 192.168.1.5/24. */
export const [link] = linksOf({
  eth0: [{ family: 'IPv4', address: '192.168.1.5', netmask: '', mac: '', internal: false, cidr: '192.168.1.5/24' }],
})

export const standing: Standing = {
  instance: 'Table._parlorbox._tcp.local',
  host: 'parlorbox-0000000000000001.local',
  port: 4949,
  advert: { name: 'Table', game: 'forty-nine', free: 3, protocol: { min: 1, max: 1 } },
}

/** A message as it comes out of a datagram. */
export function received(packet: Packet) {
  const read = readPacket(encode(packet))
  if (!read) throw new Error('A message of the test was not understood.')
  return read
}

/** What a table announces, with a TTL of 0 when it takes its leave. */
export function announced(of: Partial<Standing> = {}, ttl = 10) {
  if (!link) throw new Error('The made-up house has no link.')
  return received({ type: 'response', answers: wireRecords(recordsOf({ ...standing, ...of }, link), ttl) })
}
