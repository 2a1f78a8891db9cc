/**
 * The nodes of a search tree as parallel typed arrays. Node 0 is the root; 0 as a child or sibling means none. A node
 * stands for the move that led to it, and its rewards are those of the seat that made that move.
 */
export class NodeArena {
  size = 1
  child: Int32Array
  sibling: Int32Array
  /** The seat that made the move into the node. */
  mover: Uint8Array
  /** Key of the move into the node; a double, so that any packed number fits. */
  key: Float64Array
  visits: Int32Array
  /**
   * How often the move was legal when its parent was visited: it replaces the parent's visit count in UCB, as in a
   * bandit whose set of arms varies.
   */
  available: Int32Array
  /** Sum of the mover's rewards. */
  earned: Float64Array
  /** Sum of the mover's shares of the win, kept for the root's children only. */
  won: Float64Array
  /** Estimate of the move's reward before it was tried. */
  prior: Float32Array

  constructor(capacity: number) {
    this.child = new Int32Array(capacity)
    this.sibling = new Int32Array(capacity)
    this.mover = new Uint8Array(capacity)
    this.key = new Float64Array(capacity)
    this.visits = new Int32Array(capacity)
    this.available = new Int32Array(capacity)
    this.earned = new Float64Array(capacity)
    this.won = new Float64Array(capacity)
    this.prior = new Float32Array(capacity)
  }

  /** Adds a node under a parent and returns its index. The caller makes sure that there is room. */
  add(parent: number, mover: number, key: number, prior: number): number {
    const node = this.size++
    this.child[node] = 0
    this.sibling[node] = this.child[parent]!
    this.child[parent] = node
    this.mover[node] = mover
    this.key[node] = key
    this.visits[node] = 0
    this.available[node] = 1
    this.earned[node] = 0
    this.won[node] = 0
    this.prior[node] = prior
    return node
  }
}
