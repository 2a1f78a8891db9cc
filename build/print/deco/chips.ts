import { type Atlas, createAtlasJob, GUARD, makeSeamless, slotOf } from '../atlas'
import type { InkName, PaperName } from '../inks'
import { printAndWear, type Job } from '../job'
import type { Forme } from '../plates'
import { print } from '../press/press'
import type { PrintRun } from '../press/run'
import { BARE_PAPER, circle, NONE, overprint, path, polar, rect, text, repeat } from '../svg'

export interface Chip {
  readonly value: 1 | 5 | 10 | 50
  readonly paper: PaperName
  readonly ink: InkName
}

/** Four values in the set's colours. */
export const CHIPS: readonly Chip[] = [
  { value: 1, paper: 'chipCream', ink: 'teal' },
  { value: 5, paper: 'chipRed', ink: 'cream' },
  { value: 10, paper: 'chipTeal', ink: 'cream' },
  { value: 50, paper: 'chipBlack', ink: 'gold' },
]

const UNITS = 300
const CENTRE = UNITS / 2
const CELL = 384
export const CHIP_INCHES = 0.75
const PPI = (CELL - 2 * GUARD) / CHIP_INCHES
/** The circumference of a chip, which is pi times as long as its diameter. */
const EDGE = { w: 1024, h: 64 } as const
const SIZE = { width: 4 * CELL, height: CELL + 4 * EDGE.h } as const

/** The face: a stepped sunburst around the value; the disc touches all four sides. */
export function chipFace({ value, ink }: Chip): Forme {
  const fill = overprint(ink)
  const ring = (r: number, width: number) => circle(CENTRE, CENTRE, r, NONE, { stroke: fill, width })
  const step = (2 * Math.PI) / 24
  const ray = (i: number) => {
    const [from, to] = [(i + 0.22) * step, (i + 0.78) * step]
    const far = i % 2 ? 118 : 128
    return path(
      `M${polar(CENTRE, CENTRE, 78, from)}L${polar(CENTRE, CENTRE, far, from)}A${far} ${far} 0 0 1 ${polar(CENTRE, CENTRE, far, to)}L${polar(CENTRE, CENTRE, 78, to)}Z`,
      fill,
    )
  }
  const number = String(value)
  return {
    width: UNITS,
    height: UNITS,
    inks: [ink],
    shapes:
      ring(137, 4) +
      repeat(24, ray) +
      circle(CENTRE, CENTRE, 72, BARE_PAPER) +
      ring(71, 4) +
      ring(62, 1.6) +
      text(CENTRE - (value === 10 ? 2 : 0), CENTRE + 42, number, 118, fill, {
        face: 'League Gothic',
        spacing: value > 9 ? 1 : 0,
      }),
  }
}

/** The unrolled edge: inlaid bars, eight around the chip. */
const edge = ({ ink }: Chip): Forme => ({
  width: 1024,
  height: 64,
  inks: [ink],
  shapes: repeat(
    8,
    (i) =>
      rect(i * 128 + 44, 0, 40, 64, overprint(ink)) +
      rect(i * 128 + 36, 0, 3, 64, overprint(ink)) +
      rect(i * 128 + 89, 0, 3, 64, overprint(ink)),
  ),
})

const run = (chip: Chip, width: number, height: number, seed: number): PrintRun => ({
  width,
  height,
  ppi: PPI,
  paper: chip.paper,
  age: 0.2,
  browning: 0.12,
  grain: 1.1,
  misregistration: 0,
  opacity: 0.8,
  mottle: 1,
  seed,
})

const atlas: Atlas = {
  ...SIZE,
  entries: [
    ...CHIPS.map((chip, i) => ({
      face: `deco/chip-${chip.value}`,
      ...slotOf(i, 4, CELL, CELL),
      draw: (fonts: readonly string[]) =>
        printAndWear(
          chipFace(chip),
          run(chip, CELL, CELL, 380 + i),
          {
            foxing: 1,
            scuffs: 12,
            thumbMarks: 2,
            rimBrowning: chip.value === 1 ? 0.5 : 0.15,
            edgeWear: 0.006,
            cornerRadius: CHIP_INCHES / 2,
            core: 'core',
            guard: GUARD,
          },
          fonts,
        ),
    })),
    ...CHIPS.map((chip, i) => ({
      face: `deco/chip-${chip.value}-edge`,
      x: 0,
      y: CELL + i * EDGE.h,
      ...EDGE,
      wraps: true,
      draw: (fonts: readonly string[]) => makeSeamless(print(edge(chip), run(chip, EDGE.w, EDGE.h, 390 + i), fonts)),
    })),
  ],
}

export const chipsJob: Job = createAtlasJob('deco/chips', atlas, {
  source: import.meta.url,
  cost: 2,
  encoding: { quality: 66, smallQuality: 66 },
})
