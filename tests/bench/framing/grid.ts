import type { Box } from '../../../src/renderer/framing/box'

/** A point of the window, in CSS pixels. */
export type Dot = readonly [x: number, y: number]

/** A window that is sampled at the middles of square cells. Each cell stores as bits what lies over its middle. */
export interface Grid {
  readonly cells: Uint8Array
  readonly across: number
  readonly down: number
  /** Side of a cell in CSS pixels. */
  readonly step: number
}

/** Largest number of cells in a row or a column. With it, the error of a share is below 0.3 percentage points. */
const FINEST = 640

export function createGrid(width: number, height: number): Grid {
  const step = Math.max(1, width / FINEST, height / FINEST)
  const [across, down] = [Math.floor(width / step), Math.floor(height / step)]
  return { cells: new Uint8Array(across * down), across, down, step }
}

/** Sets a bit of every cell whose middle lies in a convex outline. */
export function fill({ cells, across, down, step }: Grid, outline: readonly Dot[], bit: number): void {
  const ys = outline.map((dot) => dot[1])
  const last = Math.min(down, Math.ceil(Math.max(...ys) / step))
  for (let j = Math.max(0, Math.floor(Math.min(...ys) / step)); j < last; j++) {
    const [a, b] = spanAt(outline, (j + 0.5) * step)
    for (let i = Math.max(0, Math.ceil(a / step - 0.5)); i < Math.min(across, b / step - 0.5); i++)
      cells[j * across + i]! |= bit
  }
}

/** Returns the x at which a horizontal line enters a convex outline, and the x at which it leaves. */
function spanAt(outline: readonly Dot[], y: number): Dot {
  let [left, right] = [Infinity, -Infinity]
  outline.forEach((p, i) => {
    const q = outline[(i + 1) % outline.length]!
    if (p[1] > y === q[1] > y) return
    const x = p[0] + ((y - p[1]) / (q[1] - p[1])) * (q[0] - p[0])
    left = Math.min(left, x)
    right = Math.max(right, x)
  })
  return [left, right]
}

/** Returns the share of all cells for which `holds` is true, 0 to 1. */
export function shareOf({ cells }: Grid, holds: (cell: number) => boolean): number {
  return cells.reduce((sum, cell) => sum + Number(holds(cell)), 0) / cells.length
}

/** Returns the largest rectangle of cells that lack a bit, in CSS pixels. */
export function largestFreeBox({ cells, across, down, step }: Grid, bit: number): Box {
  const up = new Int32Array(across)
  let best: Box = { left: 0, top: 0, right: 0, bottom: 0 }
  let most = 0
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) up[i] = cells[j * across + i]! & bit ? 0 : up[i]! + 1
    const open: { at: number; high: number }[] = []
    for (let i = 0; i <= across; i++) {
      let from = i
      while (open.length > 0 && (i === across || open.at(-1)!.high >= up[i]!)) {
        const { at, high } = open.pop()!
        from = at
        if (high * (i - at) <= most) continue
        most = high * (i - at)
        best = { left: at * step, top: (j - high + 1) * step, right: i * step, bottom: (j + 1) * step }
      }
      if (i < across) open.push({ at: from, high: up[i]! })
    }
  }
  return best
}

/** Returns the convex hull of some points (Andrew's monotone chain, 1979). */
export function hullOf(dots: readonly Dot[]): Dot[] {
  const sorted = [...dots].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const turn = (o: Dot, a: Dot, b: Dot) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
  const half = (list: readonly Dot[]) => {
    const chain: Dot[] = []
    for (const dot of list) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, dot) <= 0) chain.pop()
      chain.push(dot)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}
