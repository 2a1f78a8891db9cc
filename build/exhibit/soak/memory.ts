import type { CDPSession } from 'playwright-core'

/** What a page takes. */
export interface Size {
  /** Bytes of the JavaScript heap after a forced collection, at the beginning of the invitation. */
  readonly heap: number
  /** Bytes of it that are compiled code, if they were counted this time. */
  readonly code: number | null
  /** Nodes of the document and detached ones that something still holds, right afterwards. */
  readonly nodes: number
  readonly listeners: number
}

interface Span {
  readonly first: number
  readonly last: number
}

/** Medians of the first and the last quarter of sizes. */
export interface Figures {
  /** `growth` is that of the data: the heap without compiled code, relative to its first quarter. */
  readonly heap: Span & { readonly growth: number }
  readonly code: Span
  readonly nodes: Span
  readonly listeners: Span
}

/**
 * Measures a page.
 * @param heap what the page's heap held, in bytes
 * @param counts whether compiled code is counted too, which takes a second
 */
export async function sizeOf(session: CDPSession, heap: number, counts: boolean): Promise<Size> {
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const code = counts ? codeIn(await heapSnapshot(session)) : null
  return { heap, code, nodes, listeners: jsEventListeners }
}

/**
 * Compares the first quarter of sizes with the last. The engine compiles a function once it has run often enough, for
 * hours on end, and frees the code of what is no longer called: that is no growth of the page, so it is told apart.
 */
export function figures(sizes: readonly Size[]): Figures {
  const of = (what: keyof Size): Span => {
    const values = sizes.flatMap((size) => size[what] ?? [])
    const quarter = Math.max(1, Math.floor(values.length / 4))
    return { first: median(values.slice(0, quarter)), last: median(values.slice(-quarter)) }
  }
  const [heap, code] = [of('heap'), of('code')]
  const data = { first: heap.first - code.first, last: heap.last - code.last }
  const growth = data.first === 0 ? 0 : Math.round(1000 * (data.last / data.first - 1)) / 1000
  return { heap: { ...heap, growth }, code, nodes: of('nodes'), listeners: of('listeners') }
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** The parts of a V8 heap snapshot that are read here: rows of numbers, and what their columns are. */
interface HeapSnapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: readonly string[]; readonly node_types: [string[]] } }
  readonly nodes: readonly number[]
}

async function heapSnapshot(session: CDPSession): Promise<HeapSnapshot> {
  const chunks: string[] = []
  const take = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', take)
  await session.send('HeapProfiler.takeHeapSnapshot')
  session.off('HeapProfiler.addHeapSnapshotChunk', take)
  return JSON.parse(chunks.join('')) as HeapSnapshot
}

/** Bytes of compiled code in a snapshot. */
function codeIn({ snapshot: { meta }, nodes }: HeapSnapshot): number {
  const [type, size] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('self_size')]
  const code = meta.node_types[0].indexOf('code')
  let bytes = 0
  for (let row = 0; row < nodes.length; row += meta.node_fields.length) {
    if (nodes[row + type] === code) bytes += nodes[row + size] ?? 0
  }
  return bytes
}
