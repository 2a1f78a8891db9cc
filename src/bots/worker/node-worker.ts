import { parentPort } from 'node:worker_threads'
import { gameById } from '../../rules/catalogue'
import { playerBy } from '../players'
import { openDesk } from './desk'
import type { Ask } from './messages'

const port = parentPort
if (!port) throw new Error('this file runs as a worker thread')

const take = openDesk(playerBy(gameById), {
  post: (answer) => port.postMessage(answer),
  breathe: () => new Promise((resolve) => setImmediate(resolve)),
  now: () => performance.now(),
})

port.on('message', (ask: Ask) => take(ask))
