/** First byte of a text message in a single frame: RFC 6455, section 5.2. A server's frames have no mask. */
const WHOLE_TEXT = 0x81
const TWO_BYTES_MORE = 126
const EIGHT_BYTES_MORE = 127

const NOTHING = Buffer.alloc(0)

/**
 * Encodes a message as a single server frame. The library would build a frame of two parts and let the stream gather
 * them, which takes longer than everything else needed to tell a guest of a ply.
 * @param rest the end of the text in UTF-8, encoded once for several guests
 */
export function textFrame(text: string, rest: Buffer = NOTHING): Buffer {
  const own = Buffer.byteLength(text)
  const length = own + rest.length
  const head = length < TWO_BYTES_MORE ? 2 : length <= 0xffff ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = WHOLE_TEXT
  if (head === 2) {
    frame[1] = length
  } else if (head === 4) {
    frame[1] = TWO_BYTES_MORE
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = EIGHT_BYTES_MORE
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  rest.copy(frame, head + own)
  return frame
}
