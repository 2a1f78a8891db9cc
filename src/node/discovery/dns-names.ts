/** The DNS-SD (RFC 6763) service type of tables, on multicast DNS (RFC 6762). */
export const SERVICE = '_parlorbox._tcp.local'
/** The name whose PTR records list the kinds of service on the network. */
export const ALL_SERVICES = '_services._dns-sd._udp.local'

export const MDNS_PORT = 5353
export const MDNS_GROUP = { IPv4: '224.0.0.251', IPv6: 'ff02::fb' } as const

/** Time to live of our records, in seconds; short, because tables come and go. */
export const TTL = 10

const MAX_LABEL = 63

/**
 * Returns the instance name of a table, which other programs list: its own name, with a number from the second attempt
 * on. A dot would end the label, so it becomes a space; text beyond 63 bytes is cut off between characters.
 */
export function instanceName(table: string, attempt: number): string {
  const suffix = attempt === 0 ? '' : ` (${String(attempt + 1)})`
  const plain = table.replace(/[.\p{Cc}\s]+/gu, ' ').trim() || 'Parlor Box'
  const label = truncate(plain, MAX_LABEL - Buffer.byteLength(suffix)).trimEnd() + suffix
  return `${label}.${SERVICE}`
}

function truncate(text: string, bytes: number): string {
  let kept = ''
  for (const character of text) {
    if (Buffer.byteLength(kept) + Buffer.byteLength(character) > bytes) break
    kept += character
  }
  return kept
}

/** Compares host or service names, which are case-insensitive. */
export function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
