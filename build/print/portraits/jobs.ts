import { createPictureJob, type Job } from '../job'
import type { Forme } from '../plates'
import { print } from '../press/press'
import { createSheet, type PrintRun, type Sheet } from '../press/run'
import { KEY, hatch, inked } from './burin'
import { HEIGHT, WIDTH, createField } from './field'
import { drawLayer, type Layer } from './layer'
import { chester } from './people/chester'
import { edith } from './people/edith'
import { floyd } from './people/floyd'
import { hazel } from './people/hazel'
import { homer } from './people/homer'
import { mabel } from './people/mabel'
import { opal } from './people/opal'
import { walter } from './people/walter'
import { clamp } from '../colour'
import { clip, NONE, overprint, path } from '../svg'
import { ellipse, pathOf } from './curve'

const MIDDLE = [WIDTH / 2, HEIGHT / 2] as const
const oval = (inset: number): string => pathOf(ellipse(MIDDLE, MIDDLE[0] - inset, MIDDLE[1] - inset))
const rule = (inset: number, width: number): string => path(oval(inset), NONE, { stroke: overprint(KEY), width })

/** Distance of the ground's edge from that of the sheet. */
const EDGE = 15

/** Returns an oval that touches the sheet's sides: three rules, a ruled ground, and the parts on it. */
const cameo = (...parts: string[]): string =>
  clip('oval', path(oval(EDGE), '#000'), path(oval(EDGE), overprint('tan')), ground(), ...parts) +
  rule(EDGE, 2.2) +
  rule(EDGE - 5, 1) +
  rule(3, 3.6)

/** The layers of each sitter's portrait, from back to front, in the order of the page's names of bots. */
export const SITTERS: Readonly<Record<string, () => Layer[]>> = {
  Walter: walter,
  Mabel: mabel,
  Chester: chester,
  Opal: opal,
  Homer: homer,
  Edith: edith,
  Floyd: floyd,
  Hazel: hazel,
}

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
const portraitForme = (layers: readonly Layer[]): Forme => ({
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

const COLUMNS = 4
const ROWS = Object.keys(SITTERS).length / COLUMNS
/** Space between two portraits, in pixels. */
const GUARD = 8
const WHOLE = {
  width: COLUMNS * (SIZE.width + GUARD) - GUARD,
  height: ROWS * (SIZE.height + GUARD) - GUARD,
} as const

/** Returns where the i-th portrait begins on the sheet, in pixels. */
const placeOf = (i: number) => ({
  x: (i % COLUMNS) * (SIZE.width + GUARD),
  y: Math.floor(i / COLUMNS) * (SIZE.height + GUARD),
})

/** Draws the portrait of the bot with the i-th name. */
export const drawPortrait = (i: number, fonts: readonly string[] = []): Sheet =>
  halved(print(portraitForme(Object.values(SITTERS)[i]!()), { ...RUN, seed: 260 + i }, fonts))

/** The portraits of the bots on one sheet, `portrait/1` for the first name of a bot, and so on. */
export const PORTRAIT_JOB: Job = createPictureJob('portrait/atlas', {
  source: import.meta.url,
  cost: 8,
  ...WHOLE,
  encoding: { quality: 36, smallQuality: 56 },
  cells: Object.fromEntries(
    Object.keys(SITTERS).map((_, i) => {
      const { x, y } = placeOf(i)
      const [w, h] = [SIZE.width / WHOLE.width, SIZE.height / WHOLE.height]
      return [`portrait/${i + 1}`, { picture: 'portrait/atlas', x: x / WHOLE.width, y: y / WHOLE.height, w, h }]
    }),
  ),
  draw: (fonts) => {
    const all = createSheet(WHOLE.width, WHOLE.height)
    for (let i = 0; i < COLUMNS * ROWS; i++) {
      const { data } = drawPortrait(i, fonts)
      const { x, y } = placeOf(i)
      const row = 3 * SIZE.width
      for (let line = 0; line < SIZE.height; line++)
        all.data.set(data.subarray(line * row, (line + 1) * row), 3 * ((y + line) * WHOLE.width + x))
    }
    return all
  },
})

/** Level lines: dark in front of the lit face, light behind the shaded side of the head. */
function ground(): string {
  const flat = createField({ left: 0, top: 0, width: WIDTH, height: HEIGHT })
  const darkness = createField(flat)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const fromMiddle = Math.hypot(x / MIDDLE[0] - 1, y / MIDDLE[1] - 1)
      const dark = 0.48 - 0.42 * (x / WIDTH) - 0.1 * (y / HEIGHT) + 0.3 * Math.max(0, fromMiddle - 0.62)
      darkness.values[y * WIDTH + x] = clamp(dark)
    }
  }
  return inked(hatch({ angle: 0, spacing: (4 * WIDTH) / 252, bend: 0, from: 0, swell: 0.95 }, flat, darkness))
}
