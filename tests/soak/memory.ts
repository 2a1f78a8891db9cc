import type { CDPSession } from 'playwright-core'

/** The memory that a page uses. */
export interface Size {
  /** Heap size in bytes, after a forced collection, at the beginning of the attract scene. */
  readonly heap: number
  /** Part of the heap that is compiled code, in bytes; null if it was not measured this time. */
  readonly code: number | null
  /** Counts measured right afterwards; they include detached nodes that are still referenced. */
  readonly nodes: number
  readonly listeners: number
}

interface Span {
  readonly first: number
  readonly last: number
}

/** Medians of the first and the last quarter of the sizes. */
export interface MemorySummary {
  /** The whole heap. `growth` is relative, 0.01 for 1 %. */
  readonly heap: Span & { readonly growth: number }
  /** The heap without compiled code. */
  readonly data: Span & { readonly growth: number }
  readonly code: Span
  readonly nodes: Span
  readonly listeners: Span
}

/**
 * Measures the memory of a page.
 * @param heap size of the page's heap, in bytes
 * @param withCode whether compiled code is measured too, by a heap snapshot that takes about a second
 */
export async function measureMemory(session: CDPSession, heap: number, withCode: boolean): Promise<Size> {
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const code = withCode ? codeIn(await heapSnapshot(session)) : null
  return { heap, code, nodes, listeners: jsEventListeners }
}

/**
 * Returns the medians of the first and the last quarter of the sizes. The heap is also given without compiled code: the
 * engine keeps compiling functions for hours, as each becomes hot, and discards the code of functions that are unused.
 */
export function summarizeMemory(sizes: readonly Size[]): MemorySummary {
  const of = (value: (size: Size) => number | null): Span => {
    const values = sizes.flatMap((size) => value(size) ?? [])
    const quarter = Math.max(1, Math.floor(values.length / 4))
    return { first: median(values.slice(0, quarter)), last: median(values.slice(-quarter)) }
  }
  return {
    heap: withGrowth(of(({ heap }) => heap)),
    data: withGrowth(of(({ heap, code }) => (code === null ? null : heap - code))),
    code: of(({ code }) => code),
    nodes: of(({ nodes }) => nodes),
    listeners: of(({ listeners }) => listeners),
  }
}

const withGrowth = ({ first, last }: Span): Span & { readonly growth: number } => {
  const growth = first === 0 ? 0 : Math.round(1000 * (last / first - 1)) / 1000
  return { first, last, growth }
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** The parts of a V8 heap snapshot that are read here: `nodes` holds one row of `node_fields` a node. */
interface HeapSnapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: readonly string[]; readonly node_types: [string[]] } }
  readonly nodes: readonly number[]
}

/** Takes a heap snapshot of the page. */
async function heapSnapshot(session: CDPSession): Promise<HeapSnapshot> {
  const chunks: string[] = []
  const take = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', take)
  await session.send('HeapProfiler.takeHeapSnapshot')
  session.off('HeapProfiler.addHeapSnapshotChunk', take)
  return JSON.parse(chunks.join('')) as HeapSnapshot
}

/** Returns the size of compiled code in a snapshot, in bytes. */
function codeIn({ snapshot: { meta }, nodes }: HeapSnapshot): number {
  const [type, size] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('self_size')]
  const code = meta.node_types[0].indexOf('code')
  let bytes = 0
  for (let row = 0; row < nodes.length; row += meta.node_fields.length) {
    if (nodes[row + type] === code) bytes += nodes[row + size] ?? 0
  }
  return bytes
}
