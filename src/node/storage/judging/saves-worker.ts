import { messageOf } from '../../../async/do-all'
import { parentPort } from 'node:worker_threads'
import { ServiceError } from '../../../protocol/app/services'
import { gameById } from '../../../rules/catalogue'
import { createLocalReplayer, type ReplayCall, type Reply } from './save-replayer'

const port = parentPort
if (!port) throw new Error('this file runs as a worker thread')
const replayer = createLocalReplayer(gameById)

/** Returns the byte buffers in a reply, which are transferred instead of copied. */
function bytesIn(reply: Reply): ArrayBuffer[] {
  if (!reply.ok || typeof reply.value !== 'object' || reply.value === null) return []
  const values: unknown[] = Object.values(reply.value)
  return values.flatMap((value) => (value instanceof Uint8Array ? [value.buffer as ArrayBuffer] : []))
}

async function answer({ number, method, argument }: ReplayCall): Promise<Reply> {
  try {
    return { number, ok: true, value: await replayer[method](argument as never) }
  } catch (fault) {
    const message = messageOf(fault)
    return { number, ok: false, code: fault instanceof ServiceError ? fault.code : null, message }
  }
}

port.on('message', (call: ReplayCall) => void answer(call).then((reply) => port.postMessage(reply, bytesIn(reply))))
