/** Byte order marks and their encodings, as `TextDecoder` names them. */
const MARKS: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Returns the encoding that the byte order mark of a text names, and the mark's length in bytes; UTF-8 without one. */
export function encodingOf(bytes: Uint8Array): { readonly encoding: string; readonly markLength: number } {
  const [encoding, mark] = MARKS.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte)) ?? ['utf-8', []]
  return { encoding, markLength: mark.length }
}
