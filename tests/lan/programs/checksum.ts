const HEAD = 8 + 14
const [IPV4, IPV6] = [0x0800, 0x86dd]
/** Offset of the checksum in the header of TCP and of UDP, by the number of the protocol. */
const CHECKSUM_AT = new Map([
  [6, 16],
  [17, 6],
])

/**
 * Completes the TCP or UDP checksum of a frame that is wrapped in VXLAN, in place. Between namespaces the system leaves
 * the checksum to a network card, and there is none.
 */
export function completeChecksum(frame: Buffer): void {
  if (frame.length < HEAD + 40) return
  const kind = frame.readUInt16BE(HEAD - 2)
  if (kind === IPV4) {
    const head = (frame.readUInt8(HEAD) & 0x0f) * 4
    const fragment = (frame.readUInt16BE(HEAD + 6) & 0x3fff) !== 0
    const end = HEAD + frame.readUInt16BE(HEAD + 2)
    if (!fragment) write(frame, frame.readUInt8(HEAD + 9), HEAD + 12, HEAD + head, end)
  } else if (kind === IPV6) {
    write(frame, frame.readUInt8(HEAD + 6), HEAD + 8, HEAD + 40, HEAD + 40 + frame.readUInt16BE(HEAD + 4))
  }
}

function write(frame: Buffer, protocol: number, addresses: number, from: number, end: number): void {
  const offset = CHECKSUM_AT.get(protocol)
  if (offset === undefined || end > frame.length || from + offset + 2 > end) return
  const length = frame.readUInt16BE(HEAD - 2) === IPV4 ? 8 : 32
  frame.writeUInt16BE(0, from + offset)
  let sum = protocol + (end - from)
  sum += words(frame, addresses, addresses + length) + words(frame, from, end)
  while (sum > 0xffff) sum = (sum & 0xffff) + Math.floor(sum / 0x10000)
  const checksum = ~sum & 0xffff
  // In UDP a zero would mean that there is no checksum.
  frame.writeUInt16BE(protocol === 17 && checksum === 0 ? 0xffff : checksum, from + offset)
}

function words(bytes: Buffer, from: number, end: number): number {
  let sum = 0
  for (let i = from; i < end; i += 2) sum += (bytes[i] ?? 0) * 256 + (i + 1 < end ? (bytes[i + 1] ?? 0) : 0)
  return sum
}
