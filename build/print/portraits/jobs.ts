import { createPictureJob, type Job } from '../job'
import type { Forme } from '../plates'
import { print } from '../press/press'
import type { PrintRun } from '../press/run'
import { KEY } from './burin'
import { HEIGHT, WIDTH } from './field'
import { cameo } from './ground'
import { drawLayer, type Layer } from './layer'
import { SITTERS } from './people'

/** Width of a portrait as printed. */
const INCHES = 1.4

const RUN = {
  width: 252,
  height: 280,
  ppi: 252 / INCHES,
  paper: 'card',
  age: 0.22,
  browning: 0.5,
  grain: 0.3,
  misregistration: 0.006,
  opacity: 0.7,
  mottle: 0.3,
} as const satisfies Omit<PrintRun, 'seed'>

/** Returns the forme of a portrait: a tint under black lines, in an oval that touches all sides of the sheet. */
export const portraitForme = (layers: readonly Layer[]): Forme => ({
  width: WIDTH,
  height: HEIGHT,
  inks: ['tan', KEY],
  shapes: cameo(...layers.map((layer, i) => drawLayer(layer, `part-${i}`))),
})

/** The portraits of the bots, `portrait/1` for the first name of a bot, and so on. */
export const PORTRAIT_JOBS: readonly Job[] = Object.values(SITTERS).map((layersOf, i) =>
  createPictureJob(`portrait/${i + 1}`, {
    source: import.meta.url,
    cost: 1,
    width: RUN.width,
    height: RUN.height,
    encoding: { quality: 36, smallQuality: 56 },
    draw: (fonts) => print(portraitForme(layersOf()), { ...RUN, seed: 260 + i }, fonts),
  }),
)
