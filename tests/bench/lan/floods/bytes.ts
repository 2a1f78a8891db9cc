import { randomBytes } from 'node:crypto'

/** Bytes of floods. They are made by hand here, because no library would send them. */

export function upgradeRequest(host: string): Buffer {
  const lines = [
    'GET /lan HTTP/1.1',
    `Host: ${host}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`)
}

export const getRequest = (host: string): Buffer => Buffer.from(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`)

export const OPCODE = { part: 0, text: 1, pong: 10 } as const

/** Returns a client's WebSocket frame, masked with zeros. */
export function frame(opcode: number, payload: Buffer, last = true): Buffer {
  const first = (last ? 0x80 : 0) | opcode
  const head =
    payload.length < 126
      ? [first, 0x80 | payload.length, 0, 0, 0, 0]
      : [first, 0x80 | 126, payload.length >> 8, payload.length & 0xff, 0, 0, 0, 0]
  return Buffer.concat([Buffer.from(head), payload])
}

export const message = (fields: object): Buffer =>
  frame(OPCODE.text, Buffer.from(JSON.stringify({ v: 1, id: 1, ...fields })))

export const hello = (code: string): Buffer =>
  message({ id: 0, type: 'hello', protocol: { min: 1, max: 1 }, pass: { kind: 'code', code } })

export const repeatBytes = (times: number, make: (i: number) => Buffer): Buffer =>
  Buffer.concat(Array.from({ length: times }, (_, i) => make(i)))

/** A packet of 25 bytes. Its header promises 131,070 records, and a string in it runs over the end. */
export const OVERRUNNING_PACKET = Buffer.from('000084000000ffffff0000ff00001000010000000affff0541', 'hex')
