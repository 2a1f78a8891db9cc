/**
 * Messages that are put together from JSON text instead of being written anew for every reader: what many are told is
 * written once. Nothing here checks its arguments: each has to be JSON already.
 */

/** A message in a version of the protocol: they differ in nothing but its number so far. @param fields from the first field after `v` to the closing brace */
export function enveloped(version: number, fields: string): string {
  return `{"v":${String(version)},${fields}`
}

/** The fields of a message, to its closing brace. @param body an object that is JSON already, and not empty */
export function numbered(seq: number, body: string): string {
  return `"seq":${String(seq)},${body.slice(1)}`
}

/** The members of an object without its braces. @param object JSON of an object */
export function membersOf(object: string): string {
  return object.slice(1, -1)
}

/**
 * The fields of a step up to the part of a position that only its reader sees.
 * @param ply members that tell of the ply
 * @param own the beginning of the position as JSON, which `stepEnding` completes
 */
export function stepFields(seq: number, turn: number, ply: string, own: string): string {
  return `"seq":${String(seq)},"type":"step","turn":${String(turn)},${ply},"seen":${own}`
}

/** How a step ends for everybody. @param open the rest of the position as JSON @param deadline of the clock, if any */
export function stepEnding(open: string, deadline: number | null): Buffer {
  return Buffer.from(`${open},"clock":${String(deadline)}}`)
}
