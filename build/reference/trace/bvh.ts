import { sharedFloats, sharedInts } from './shared'

/**
 * A bounding volume hierarchy over triangles, split by the surface area heuristic over bins (Wald 2007, "On fast
 * construction of SAH-based bounding volume hierarchies").
 */
export interface Hierarchy {
  /** Six values per node: the lowest and the highest corner of its box. */
  readonly boxes: Float32Array
  /**
   * Two values per node: for a leaf, the number of its triangles and the first of them; otherwise 0 and its left child,
   * which the right one follows.
   */
  readonly links: Int32Array
  /** Triangles in leaf order. */
  readonly order: Int32Array
}

const BINS = 12
const MAX_LEAF_TRIANGLES = 4
/** Cost of testing a box, relative to testing a triangle. */
const BOX_COST = 1.2

interface UnfinishedHierarchy extends Hierarchy {
  /** Lowest and highest corner of each triangle's box, and its centre. */
  readonly bounds: Float32Array
  readonly middles: Float32Array
  nodes: number
}

/** @param corners the array with nine values per triangle, at every `stride` values */
export function createHierarchy(corners: Float32Array, stride: number): Hierarchy {
  const count = corners.length / stride
  const building: UnfinishedHierarchy = {
    boxes: sharedFloats(Math.max(1, count) * 2 * 6),
    links: sharedInts(Math.max(1, count) * 2 * 2),
    order: sharedInts(count),
    bounds: new Float32Array(count * 6),
    middles: new Float32Array(count * 3),
    nodes: 1,
  }
  for (let i = 0; i < count; i++) {
    building.order[i] = i
    for (let c = 0; c < 3; c++) {
      const [a, b, d] = [corners[i * stride + c]!, corners[i * stride + 3 + c]!, corners[i * stride + 6 + c]!]
      building.bounds[i * 6 + c] = Math.min(a, b, d)
      building.bounds[i * 6 + 3 + c] = Math.max(a, b, d)
      building.middles[i * 3 + c] = (building.bounds[i * 6 + c]! + building.bounds[i * 6 + 3 + c]!) / 2
    }
  }
  split(building, 0, 0, count)
  const { boxes, links, order } = building
  return { boxes, links, order }
}

function split(tree: UnfinishedHierarchy, node: number, first: number, count: number): void {
  enclose(tree, node, first, count)
  const cut = count > MAX_LEAF_TRIANGLES ? findBestSplit(tree, node, first, count) : null
  const left = cut ? partition(tree, first, count, cut) : 0
  if (left === 0 || left === count) {
    tree.links[node * 2] = count
    tree.links[node * 2 + 1] = first
    return
  }
  const child = tree.nodes
  tree.nodes += 2
  tree.links[node * 2] = 0
  tree.links[node * 2 + 1] = child
  split(tree, child, first, left)
  split(tree, child + 1, first + left, count - left)
}

function enclose({ boxes, bounds, order }: UnfinishedHierarchy, node: number, first: number, count: number): void {
  for (let c = 0; c < 3; c++) {
    let [low, high] = [Infinity, -Infinity]
    for (let i = first; i < first + count; i++) {
      low = Math.min(low, bounds[order[i]! * 6 + c]!)
      high = Math.max(high, bounds[order[i]! * 6 + 3 + c]!)
    }
    boxes[node * 6 + c] = low
    boxes[node * 6 + 3 + c] = high
  }
}

interface SplitPlane {
  readonly axis: number
  readonly at: number
}

/** Returns the best split; null if none is cheaper than testing every triangle. */
function findBestSplit(tree: UnfinishedHierarchy, node: number, first: number, count: number): SplitPlane | null {
  let best: SplitPlane | null = null
  let least = count * areaOf(tree.boxes.subarray(node * 6, node * 6 + 6))
  const whole = least / count
  for (let axis = 0; axis < 3; axis++) {
    const { costs, low, step } = costsAlong(tree, axis, first, count)
    costs.forEach((cost, bin) => {
      const all = cost + BOX_COST * whole
      if (all >= least) return
      least = all
      best = { axis, at: low + step * (bin + 1) }
    })
  }
  return best
}

function areaOf(box: ArrayLike<number>): number {
  const [x, y, z] = [box[3]! - box[0]!, box[4]! - box[1]!, box[5]! - box[2]!]
  return x < 0 ? 0 : x * y + y * z + z * x
}

const EMPTY = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity] as const

function grow(box: number[], bounds: ArrayLike<number>, at: number): void {
  for (let c = 0; c < 3; c++) {
    box[c] = Math.min(box[c]!, bounds[at + c]!)
    box[c + 3] = Math.max(box[c + 3]!, bounds[at + c + 3]!)
  }
}

/** Returns the cost of a split after each bin except the last. */
function costsAlong({ bounds, middles, order }: UnfinishedHierarchy, axis: number, first: number, count: number) {
  let [low, high] = [Infinity, -Infinity]
  for (let i = first; i < first + count; i++) {
    const middle = middles[order[i]! * 3 + axis]!
    low = Math.min(low, middle)
    high = Math.max(high, middle)
  }
  const step = (high - low) / BINS
  if (!(step > 0)) return { costs: [], low, step }
  const bins = Array.from({ length: BINS }, () => ({ box: [...EMPTY] as number[], count: 0 }))
  for (let i = first; i < first + count; i++) {
    const bin = bins[Math.min(BINS - 1, Math.floor((middles[order[i]! * 3 + axis]! - low) / step))]!
    bin.count++
    grow(bin.box, bounds, order[i]! * 6)
  }
  const sweep = (list: typeof bins) => {
    const box: number[] = [...EMPTY]
    let sum = 0
    return list.map((bin) => {
      grow(box, bin.box, 0)
      sum += bin.count
      return sum * areaOf(box)
    })
  }
  const below = sweep(bins)
  const above = sweep([...bins].reverse()).reverse()
  return { costs: below.slice(0, -1).map((cost, i) => cost + above[i + 1]!), low, step }
}

/** Moves the triangles below the split to the front and returns their number. */
function partition(
  { middles, order }: UnfinishedHierarchy,
  first: number,
  count: number,
  { axis, at }: SplitPlane,
): number {
  let [i, j] = [first, first + count - 1]
  while (i <= j) {
    if (middles[order[i]! * 3 + axis]! < at) i++
    else {
      const other = order[j]!
      order[j--] = order[i]!
      order[i] = other
    }
  }
  return i - first
}
