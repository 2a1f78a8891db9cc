import type { Curve } from './curve'

/** Size of a portrait's drawing, in its own units. */
export const WIDTH = 360
export const HEIGHT = 400

/** A value for each unit of a rectangle of the drawing, row by row. */
export interface Field {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

type Extent = Omit<Field, 'values'>

export const createField = (extent: Extent): Field => ({
  left: extent.left,
  top: extent.top,
  width: extent.width,
  height: extent.height,
  values: new Float32Array(extent.width * extent.height),
})

/** Returns the rectangle of the drawing that a curve and a margin round it reach. */
export function extentOf(line: Curve, margin: number): Extent {
  const xs = line.map(([x]) => x)
  const ys = line.map(([, y]) => y)
  const left = Math.max(0, Math.floor(Math.min(...xs) - margin))
  const top = Math.max(0, Math.floor(Math.min(...ys) - margin))
  const right = Math.min(WIDTH, Math.ceil(Math.max(...xs) + margin))
  const bottom = Math.min(HEIGHT, Math.ceil(Math.max(...ys) + margin))
  return { left, top, width: Math.max(2, right - left), height: Math.max(2, bottom - top) }
}

/** Returns the value at a point of the drawing, interpolated; beyond the field that of its edge. */
export function valueAt({ left, top, width, height, values }: Field, x: number, y: number): number {
  const cx = Math.min(width - 1.001, Math.max(0, x - left))
  const cy = Math.min(height - 1.001, Math.max(0, y - top))
  const x0 = Math.floor(cx)
  const y0 = Math.floor(cy)
  const at = y0 * width + x0
  const above = values[at]! + (values[at + 1]! - values[at]!) * (cx - x0)
  const below = values[at + width]! + (values[at + width + 1]! - values[at + width]!) * (cx - x0)
  return above + (below - above) * (cy - y0)
}

/** Whether a point of the drawing lies in the field. */
export const covers = ({ left, top, width, height }: Field, x: number, y: number): boolean =>
  x >= left && y >= top && x <= left + width && y <= top + height

/** Returns 1 for each unit of the extent whose middle is within a closed curve, 0 for the others. */
export function maskOf(outline: Curve, { left, top, width, height }: Extent): Uint8Array {
  const mask = new Uint8Array(width * height)
  for (let row = 0; row < height; row++) {
    const crossings = crossingsOf(outline, top + row + 0.5)
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.max(0, Math.ceil(crossings[k]! - left - 0.5))
      const to = Math.min(width, Math.ceil(crossings[k + 1]! - left - 0.5))
      if (to > from) mask.fill(1, row * width + from, row * width + to)
    }
  }
  return mask
}

/** Returns where a level line crosses a closed curve, from left to right. */
function crossingsOf(outline: Curve, y: number): number[] {
  const found: number[] = []
  outline.forEach(([xi, yi], i) => {
    const [xj, yj] = outline[(i + outline.length - 1) % outline.length]!
    if (yi > y !== yj > y) found.push(xi + ((y - yi) / (yj - yi)) * (xj - xi))
  })
  return found.sort((a, b) => a - b)
}

/** Returns the field blurred with a box of radius r, twice, which is close to a Gaussian. */
export function blurred(field: Field, r: number): Field {
  const { width, height } = field
  let out = field
  for (let pass = 0; pass < 2; pass++) {
    out = blurLines(blurLines(out, r, { count: width, step: 1, lines: height }), r, {
      count: height,
      step: width,
      lines: width,
    })
  }
  return out
}

/** Lines of a field: how many values each has, the step from one to the next, and how many lines there are. */
interface Lines {
  readonly count: number
  readonly step: number
  readonly lines: number
}

function blurLines(field: Field, r: number, { count, step, lines }: Lines): Field {
  const out = createField(field)
  const stride = step === 1 ? field.width : 1
  for (let line = 0; line < lines; line++) {
    const base = line * stride
    const read = (i: number) => field.values[base + Math.min(count - 1, Math.max(0, i)) * step]!
    let sum = 0
    for (let i = -r; i <= r; i++) sum += read(i)
    for (let i = 0; i < count; i++) {
      out.values[base + i * step] = sum / (2 * r + 1)
      sum += read(i + r + 1) - read(i - r)
    }
  }
  return out
}
