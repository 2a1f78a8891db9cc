/** A permutation of places: the card at place i goes to place `p[i]`. */
export type Permutation = readonly number[]

const identity = (degree: number): Permutation => Array.from({ length: degree }, (_, i) => i)

/** Returns the permutation that does `one` first and then `other`. */
function followedBy(one: Permutation, other: Permutation): Permutation {
  return one.map((place) => other[place]!)
}

function inverse(one: Permutation): Permutation {
  const back = [...one]
  one.forEach((to, from) => (back[to] = from))
  return back
}

/** One level of a stabilizer chain: the places to which `base` can be brought, each with a way to bring it there. */
interface Level {
  readonly base: number
  readonly generators: Permutation[]
  orbit: Map<number, Permutation>
}

/**
 * Returns the size of the group that some permutations generate, by the algorithm of Schreier and Sims (Sims 1970). It
 * multiplies the number of places to which place 0 can be brought, the number for place 1 while 0 stays, and so on.
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

/** Returns whether a permutation that leaves all places before `at` fixed is known already. */
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
