/**
 * √(ln n) and 1/√n for n below 2^14, so that a selection costs two table look-ups instead of a logarithm and two roots.
 */
const TABLE = 1 << 14
const ROOT_LOG = new Float64Array(TABLE)
const ROOT_INVERSE = new Float64Array(TABLE)
for (let n = 1; n < TABLE; n++) {
  ROOT_LOG[n] = Math.sqrt(Math.log(n))
  ROOT_INVERSE[n] = 1 / Math.sqrt(n)
}

/** Returns √(ln available / visits), the exploration term of UCB1 (Auer and others, 2002). */
export function ucbExploration(available: number, visits: number): number {
  const log = available < TABLE ? ROOT_LOG[available]! : Math.sqrt(Math.log(available))
  return log * (visits < TABLE ? ROOT_INVERSE[visits]! : 1 / Math.sqrt(visits))
}
