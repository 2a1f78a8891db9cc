/** One side of a comparison: does a batch of work and answers how many units it did. Called again and again. */
export type Work = () => number

/**
 * One line of the bench's table. A file `NAME.bench.ts` in this folder exports `cases`; main.ts finds it by its name.
 * Both sides do the same job in the same process, in turns.
 */
export interface BenchCase {
  readonly name: string
  /** What is counted: `moves`, `records`, … */
  readonly unit: string
  /** Who is compared with. */
  readonly peer: string
  /** The ratio that the project promises; 0 if none. */
  readonly floor: number
  ours(): number
  theirs(): number
}

export interface BenchModule {
  readonly cases: readonly BenchCase[]
}

export interface BenchResult {
  readonly name: string
  readonly unit: string
  readonly peer: string
  readonly floor: number
  /** Medians, in units a second. */
  readonly ours: number
  readonly theirs: number
  /** Median of the rounds' ratios, with the lowest and the highest. */
  readonly ratio: number
  readonly lowest: number
  readonly highest: number
}

export interface BenchSettings {
  readonly rounds: number
  /** Least processor time of one side in one round, in milliseconds. */
  readonly slice: number
}

/** Runs a case: a warm-up of each side, then rounds in which both sides run one after the other. */
export function measure(bench: BenchCase, { rounds, slice }: BenchSettings): BenchResult {
  rate(() => bench.ours(), slice)
  rate(() => bench.theirs(), slice)
  const pairs = Array.from({ length: rounds }, (_, round) => {
    const oursFirst = round % 2 === 0
    const early = rate(() => (oursFirst ? bench.ours() : bench.theirs()), slice)
    const late = rate(() => (oursFirst ? bench.theirs() : bench.ours()), slice)
    return oursFirst ? { ours: early, theirs: late } : { ours: late, theirs: early }
  })
  const ratios = pairs.map(({ ours, theirs }) => ours / theirs)
  return {
    name: bench.name,
    unit: bench.unit,
    peer: bench.peer,
    floor: bench.floor,
    ours: median(pairs.map(({ ours }) => ours)),
    theirs: median(pairs.map(({ theirs }) => theirs)),
    ratio: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
  }
}

/** Units a second of processor time: what other programs take of a busy machine is not counted. */
function rate(work: Work, slice: number): number {
  const begun = process.cpuUsage()
  let units = 0
  let elapsed = 0
  while (elapsed < slice) {
    units += work()
    const { user, system } = process.cpuUsage(begun)
    elapsed = (user + system) / 1000
  }
  return (units * 1000) / elapsed
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
