import { capture } from './capture'
import { watchDrawing } from './watch'

const seen = watchDrawing()
Object.assign(globalThis, { captureTable: () => capture(seen) })
