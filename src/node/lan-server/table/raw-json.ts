/**
 * Assembles messages from JSON text instead of serializing them for every reader: what many receive is serialized once.
 * Arguments are not checked: each must be valid JSON text.
 */

/**
 * Adds the protocol version to a message; so far versions differ only in that number.
 * @param fields from the first field after `v` to the closing brace
 */
export function withVersion(version: number, fields: string): string {
  return `{"v":${String(version)},${fields}`
}

/**
 * Returns the fields of a message, up to its closing brace.
 * @param body a non-empty object as JSON
 */
export function withSequence(seq: number, body: string): string {
  return `"seq":${String(seq)},${body.slice(1)}`
}

/**
 * Returns the members of an object without its braces.
 * @param object an object as JSON
 */
export function membersOf(object: string): string {
  return object.slice(1, -1)
}

/**
 * Returns the fields of a step, up to the part of the position that only its reader sees.
 * @param ply members that describe the ply
 * @param own the beginning of the position as JSON, which `stepEnding` completes
 */
export function stepFields(seq: number, turn: number, ply: string, own: string): string {
  return `"seq":${String(seq)},"type":"step","turn":${String(turn)},${ply},"seen":${own}`
}

/**
 * Returns the end of a step, which is the same for everybody.
 * @param open the rest of the position as JSON
 * @param deadline of the clock, if any
 */
export function stepEnding(open: string, deadline: number | null): Buffer {
  return Buffer.from(`${open},"clock":${String(deadline)}}`)
}
