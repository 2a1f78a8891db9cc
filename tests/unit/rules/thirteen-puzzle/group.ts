/** A permutation of places: what stood at place i comes to place `p[i]`. */
export type Permutation = readonly number[]

const identity = (degree: number): Permutation => Array.from({ length: degree }, (_, i) => i)

/** First one, then the other. */
function followedBy(one: Permutation, other: Permutation): Permutation {
  return one.map((place) => other[place]!)
}

function inverse(one: Permutation): Permutation {
  const back = [...one]
  one.forEach((to, from) => (back[to] = from))
  return back
}

/** One level of a stabilizer chain: where a place can be brought, each with a way to bring it there. */
interface Level {
  readonly base: number
  readonly generators: Permutation[]
  orbit: Map<number, Permutation>
}

/**
 * How many permutations some of them generate: Schreier and Sims' way (Sims 1970). The order is the product of how far
 * place 0 can be brought, how far place 1 with 0 held, and so on.
 */
export function groupOrder(generators: readonly Permutation[], degree: number): number {
  const levels: Level[] = identity(degree).map((base) => ({
    base,
    generators: [],
    orbit: new Map([[base, identity(degree)]]),
  }))
  for (const generator of generators) add(levels, 0, generator)
  return levels.reduce((order, { orbit }) => order * orbit.size, 1)
}

/** Whether a permutation that holds all places before `at` is known already. */
function isKnown(levels: readonly Level[], at: number, one: Permutation): boolean {
  let rest = one
  for (const { base, orbit } of levels.slice(at)) {
    const way = orbit.get(rest[base]!)
    if (way === undefined) return false
    rest = followedBy(rest, inverse(way))
  }
  return true
}

function add(levels: Level[], at: number, generator: Permutation): void {
  const level = levels[at]
  if (level === undefined || isKnown(levels, at, generator)) return
  level.generators.push(generator)
  spread(level)
  for (const [place, way] of level.orbit) {
    for (const step of level.generators) {
      const back = level.orbit.get(step[place]!)!
      add(levels, at + 1, followedBy(followedBy(way, step), inverse(back)))
    }
  }
}

function spread(level: Level): void {
  for (const [place, way] of level.orbit) {
    for (const step of level.generators) {
      const to = step[place]!
      if (!level.orbit.has(to)) level.orbit.set(to, followedBy(way, step))
    }
  }
}
