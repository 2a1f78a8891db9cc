import { loadBot } from '../../../bots/registry'
import { createBrowserPort } from '../../../bots/worker/browser-port'
import { serveStudy, type StudyQuestion } from '../../../drawer/study/serve-study'

/** A worker that studies games. What it may load, the page's content security policy says. */

const take = serveStudy(loadBot, createBrowserPort())
self.onmessage = (event: MessageEvent<StudyQuestion>) => take(event.data)
