/** Byte order marks and their encodings. */
const MARKS: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/**
 * Decodes text, without its byte order mark: UTF-8, or UTF-16 if a mark says so, as Windows editors and shells write
 * it. Returns null for bytes that are not text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const [encoding] = MARKS.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte)) ?? ['utf-8']
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
