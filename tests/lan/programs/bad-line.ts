/**
 * Passes datagrams on between two ports of a host: `bad-line.ts <host> <near port> <far port>`. Each line that it
 * reads, `<delay in ms> <loss in per cent>`, applies from then on to the datagrams that arrive at the near port.
 */
import { createSocket } from 'node:dgram'
import { createInterface } from 'node:readline'
import { completeChecksum } from './checksum'

const [, , host = '', ...ports] = process.argv
const [near = 0, far = 0] = ports.map(Number)
const line = { delay: 0, loss: 0 }
const [nearSocket, farSocket] = [createSocket('udp4'), createSocket('udp4')]

nearSocket.on('message', (frame) => {
  if (Math.random() * 100 < line.loss) return
  completeChecksum(frame)
  if (line.delay === 0) farSocket.send(frame, far, host)
  else setTimeout(() => farSocket.send(frame, far, host), line.delay)
})
farSocket.on('message', (frame) => {
  completeChecksum(frame)
  nearSocket.send(frame, near, host)
})

nearSocket.bind(near, () => farSocket.bind(far, () => console.log('ready')))
createInterface({ input: process.stdin }).on('line', (told) => {
  const [delay = 0, loss = 0] = told.split(' ').map(Number)
  Object.assign(line, { delay, loss })
  console.log(`now ${told}`)
})
