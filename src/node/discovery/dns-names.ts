/** Names and numbers of DNS-SD (RFC 6763) over multicast DNS (RFC 6762) as this program uses them. */
export const SERVICE = '_parlorbox._tcp.local'
/** Who asks for this name learns which kinds of service there are. */
export const ALL_SERVICES = '_services._dns-sd._udp.local'

export const MDNS_PORT = 5353
export const MDNS_GROUP = { IPv4: '224.0.0.251', IPv6: 'ff02::fb' } as const

/** Seconds that others may remember what we said; short, because tables come and go. */
export const TTL = 10

const MAX_LABEL = 63

/**
 * The name under which a table stands in lists of other programs: its own name, with a number from the second attempt
 * on. A dot would end the label, so it becomes a space; what doesn't fit in 63 bytes is cut between characters.
 */
export function instanceName(table: string, attempt: number): string {
  const suffix = attempt === 0 ? '' : ` (${String(attempt + 1)})`
  const plain = table.replace(/[.\p{Cc}\s]+/gu, ' ').trim() || 'Parlor Box'
  const label = cut(plain, MAX_LABEL - Buffer.byteLength(suffix)).trimEnd() + suffix
  return `${label}.${SERVICE}`
}

function cut(text: string, bytes: number): string {
  let kept = ''
  for (const character of text) {
    if (Buffer.byteLength(kept) + Buffer.byteLength(character) > bytes) break
    kept += character
  }
  return kept
}

/** Host and service names know no difference between capitals and small letters. */
export function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
