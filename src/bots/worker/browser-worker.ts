import { serveRequests } from './request-loop'
import { loadBot } from '../registry'
import { createBrowserPort } from './browser-port'
import type { Answer, WorkerMessage } from './messages'

const port = createBrowserPort<Answer>()
const take = serveRequests(loadBot, port)
self.onmessage = (event: MessageEvent<WorkerMessage>) => take(event.data)
port.post({ kind: 'ready' })
