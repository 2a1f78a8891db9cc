import { createPictureJob, type Job } from '../job'
import type { Forme } from '../plates'
import { print } from '../press/press'
import { createSheet, type PrintRun, type Sheet } from '../press/run'
import { KEY } from './burin'
import { HEIGHT, WIDTH } from './field'
import { cameo } from './ground'
import { drawLayer, type Layer } from './layer'
import { SITTERS } from './people'

/** Size of a picture, in pixels. */
const SIZE = { width: 252, height: 280 } as const

/** Width of a portrait as printed. */
const INCHES = 1.4

/** Portraits are printed in twice their size, because the plates of fine lines have only four steps a pixel. */
const RUN = {
  width: 2 * SIZE.width,
  height: 2 * SIZE.height,
  ppi: (2 * SIZE.width) / INCHES,
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

/** Returns a sheet in half its size: each pixel is the mean of four. */
function halved({ width, height, data }: Sheet): Sheet {
  const half = createSheet(width / 2, height / 2)
  half.data.forEach((_, at) => {
    const pixel = Math.floor(at / 3)
    const first = (2 * Math.floor(pixel / half.width) * width + 2 * (pixel % half.width)) * 3 + (at % 3)
    const sum = data[first]! + data[first + 3]! + data[first + width * 3]! + data[first + width * 3 + 3]!
    half.data[at] = sum / 4
  })
  return half
}

/** The portraits of the bots, `portrait/1` for the first name of a bot, and so on. */
export const PORTRAIT_JOBS: readonly Job[] = Object.values(SITTERS).map((layersOf, i) =>
  createPictureJob(`portrait/${i + 1}`, {
    source: import.meta.url,
    cost: 1,
    ...SIZE,
    encoding: { quality: 36, smallQuality: 56 },
    draw: (fonts) => halved(print(portraitForme(layersOf()), { ...RUN, seed: 260 + i }, fonts)),
  }),
)
