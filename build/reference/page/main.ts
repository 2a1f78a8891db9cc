import { capture } from './capture'
import { capturePicture } from './picture'
import { watchDrawing } from './watch'

const seen = watchDrawing()
Object.assign(globalThis, { captureTable: () => capture(seen), capturePicture: () => capturePicture(seen) })
