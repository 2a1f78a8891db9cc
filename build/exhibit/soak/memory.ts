import type { CDPSession } from 'playwright-core'

/** The memory that a page uses. */
export interface Size {
  /** Heap size in bytes, after a forced collection, at the beginning of the attract scene. */
  readonly heap: number
  /** Counts measured right afterwards; they include detached nodes that are still referenced. */
  readonly nodes: number
  readonly listeners: number
}

interface Span {
  readonly first: number
  readonly last: number
}

/** Medians of the first and the last quarter of the sizes, and the relative growth of the heap. */
export interface Figures {
  readonly heap: Span & { readonly growth: number }
  readonly nodes: Span
  readonly listeners: Span
}

/** @param heap size of the page's heap, in bytes */
export async function sizeOf(session: CDPSession, heap: number): Promise<Size> {
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { heap, nodes, listeners: jsEventListeners }
}

/** Returns the medians of the first and the last quarter of the sizes. */
export function figures(sizes: readonly Size[]): Figures {
  const quarter = Math.max(1, Math.floor(sizes.length / 4))
  const of = (what: keyof Size): Span => ({
    first: median(sizes.slice(0, quarter).map((size) => size[what])),
    last: median(sizes.slice(-quarter).map((size) => size[what])),
  })
  const heap = of('heap')
  const growth = heap.first === 0 ? 0 : Math.round(1000 * (heap.last / heap.first - 1)) / 1000
  return { heap: { ...heap, growth }, nodes: of('nodes'), listeners: of('listeners') }
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
