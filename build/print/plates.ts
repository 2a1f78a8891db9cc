import { Resvg } from '@resvg/resvg-js'
import { INK_NAMES, type InkName } from './inks'

/** Shapes in their own units, and the inks in the order in which they print. */
export interface Forme {
  /** Size of the drawing in its own units. */
  readonly width: number
  readonly height: number
  /** Light inks first, black last. */
  readonly inks: readonly InkName[]
  readonly shapes: string
}

/** Coverage of one ink, from 0 (bare) to 255 (full), row by row. */
export interface Plate {
  readonly width: number
  readonly height: number
  readonly coverage: Uint8Array
}

/**
 * Returns the shapes with the fills of one ink's plate: its own shapes black, knock-outs of the others white, their
 * overprints absent. Throws for an unknown ink.
 */
export function plateFills(shapes: string, ink: InkName): string {
  return shapes.replace(/\[(\w+)(!?)\]/g, (_, name: string, knocks: string) => {
    if (!INK_NAMES.includes(name as InkName)) throw new Error(`A shape is to be printed in ${name}, which is no ink`)
    return name === ink ? '#000' : knocks ? '#fff' : 'none'
  })
}

/** Renders the plate of one ink at the given size in pixels. */
export function renderPlate(
  forme: Forme,
  ink: InkName,
  width: number,
  height: number,
  fonts: readonly string[],
): Plate {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${forme.width} ${forme.height}" preserveAspectRatio="none">${plateFills(forme.shapes, ink)}</svg>`
  const image = new Resvg(svg, {
    background: '#fff',
    font: { loadSystemFonts: false, fontFiles: [...fonts], defaultFontFamily: 'Old Standard TT' },
  }).render()
  const pixels = image.pixels
  const coverage = new Uint8Array(width * height)
  for (let i = 0; i < coverage.length; i++) coverage[i] = 255 - pixels[i * 4]!
  return { width, height, coverage }
}
