/** √ln n and 1/√n for the first few thousand n, so that a selection costs two look-ups instead of two functions. */
const TABLE = 1 << 14
const ROOT_LOG = new Float64Array(TABLE)
const ROOT_INVERSE = new Float64Array(TABLE)
for (let n = 1; n < TABLE; n++) {
  ROOT_LOG[n] = Math.sqrt(Math.log(n))
  ROOT_INVERSE[n] = 1 / Math.sqrt(n)
}

/** √(ln available / visits): how much an arm of the bandit deserves another try (UCB1; Auer and others, 2002). */
export function ucbExploration(available: number, visits: number): number {
  // In range: visits, of which a thought has fewer than the tables have entries.
  const log = available < TABLE ? ROOT_LOG[available]! : Math.sqrt(Math.log(available))
  return log * (visits < TABLE ? ROOT_INVERSE[visits]! : 1 / Math.sqrt(visits))
}
