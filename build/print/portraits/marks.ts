import { clamp, smoothstep } from '../colour'
import { isWithin, nearest, type Curve } from './curve'
import { extentOf, type Field } from './field'

/** A soft mark, which raises or lowers a relief, or darkens or lightens a tone. */
export type Mark =
  | {
      readonly kind: 'ridge'
      readonly line: Curve
      /** Distance from the line at which a third of the mark is left, in its middle. */
      readonly width: number
      readonly amount: number
    }
  | {
      readonly kind: 'patch'
      readonly outline: Curve
      /** Half the width of the edge. */
      readonly soft: number
      readonly amount: number
    }

/** A mark along a line, thinner towards both ends. */
export const ridge = (line: Curve, width: number, amount: number): Mark => ({ kind: 'ridge', line, width, amount })

/** A mark over an area. */
export const patch = (outline: Curve, soft: number, amount: number): Mark => ({ kind: 'patch', outline, soft, amount })

/** A mark over an ellipse, which falls off from its middle; `turn` in radians clockwise. */
export function dome(x: number, y: number, width: number, height: number, amount: number, turn = 0): Mark {
  const outline = Array.from({ length: 25 }, (_, i) => {
    const a = (i / 24) * 2 * Math.PI
    const [u, v] = [(Math.cos(a) * width) / 2, (Math.sin(a) * height) / 2]
    return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)] as const
  })
  return patch(outline, Math.min(width, height) / 2, amount)
}

/** Adds marks to a field, in place. */
export function addMarks(field: Field, marks: readonly Mark[]): void {
  for (const mark of marks) {
    if (mark.kind === 'ridge') addWithin(field, mark.line, mark.width * 2.5, (x, y) => ridgeAt(mark, x, y))
    else addWithin(field, mark.outline, mark.soft, (x, y) => patchAt(mark, x, y))
  }
}

/** Adds a function of the place to the part of a field that is near a curve. */
function addWithin(field: Field, line: Curve, margin: number, value: (x: number, y: number) => number): void {
  const near = extentOf(line, margin)
  const right = Math.min(near.left + near.width, field.left + field.width)
  const bottom = Math.min(near.top + near.height, field.top + field.height)
  for (let y = Math.max(near.top, field.top); y < bottom; y++) {
    for (let x = Math.max(near.left, field.left); x < right; x++) {
      field.values[(y - field.top) * field.width + x - field.left]! += value(x + 0.5, y + 0.5)
    }
  }
}

/** Share of its width that a ridge has at its ends. */
const TAPER = 0.3

function ridgeAt({ line, width, amount }: Extract<Mark, { kind: 'ridge' }>, x: number, y: number): number {
  const { away, along } = nearest(line, x, y)
  const part = TAPER + (1 - TAPER) * Math.sin(Math.PI * clamp(along, 0.02, 0.98)) ** 0.7
  const off = away / (width * part)
  return off > 2.5 ? 0 : amount * part * Math.exp(-off * off)
}

function patchAt({ outline, soft, amount }: Extract<Mark, { kind: 'patch' }>, x: number, y: number): number {
  const { away } = nearest(outline, x, y)
  return amount * smoothstep(-soft, soft, isWithin(outline, x, y) ? away : -away)
}
