/** Creates arrays that several threads access without copying. */
export const sharedFloats = (length: number): Float32Array => new Float32Array(new SharedArrayBuffer(length * 4))
export const sharedInts = (length: number): Int32Array => new Int32Array(new SharedArrayBuffer(length * 4))

export function sharedBytes(from: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(new SharedArrayBuffer(from.length))
  bytes.set(from)
  return bytes
}

/** Decodes floats that the page encoded as base64. */
export function floatsOf(text: string): Float32Array {
  const bytes = Buffer.from(text, 'base64')
  const floats = sharedFloats(bytes.length / 4)
  new Uint8Array(floats.buffer).set(bytes)
  return floats
}
