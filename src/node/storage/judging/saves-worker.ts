import { parentPort } from 'node:worker_threads'
import { ServiceError } from '../../../protocol/app/services'
import { gameById } from '../../../rules/catalogue'
import type { ReplayMessage, Reply } from './messages'
import { exportRecord, journalFor, replaySave, summarise } from './tasks'

const port = parentPort
if (!port) throw new Error('this file runs as a worker thread')

async function answer(ask: ReplayMessage): Promise<unknown> {
  switch (ask.kind) {
    case 'record':
      return journalFor(gameById, ask.record)
    case 'played':
      return replaySave(gameById, ask.place)
    case 'exported':
      return exportRecord(gameById, ask.place)
    case 'summaries': {
      const summaries = []
      for (const file of ask.files) summaries.push(await summarise(gameById, file))
      return summaries
    }
  }
}

/** Returns the byte buffers in a reply, which are transferred instead of copied. */
function bytesIn(reply: Reply): ArrayBuffer[] {
  if (!reply.ok || typeof reply.value !== 'object' || reply.value === null) return []
  const values: unknown[] = Object.values(reply.value)
  return values.flatMap((value) => (value instanceof Uint8Array ? [value.buffer as ArrayBuffer] : []))
}

async function reply(ask: ReplayMessage): Promise<Reply> {
  try {
    return { number: ask.number, ok: true, value: await answer(ask) }
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault)
    return { number: ask.number, ok: false, code: fault instanceof ServiceError ? fault.code : null, message }
  }
}

port.on('message', (ask: ReplayMessage) => void reply(ask).then((told) => port.postMessage(told, bytesIn(told))))
