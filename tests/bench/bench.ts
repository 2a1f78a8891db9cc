/**
 * Function of one side of a comparison. It does a batch of work and returns how many units it did. It is called again
 * and again.
 */
export type Work = () => number

/**
 * One line of the bench's table. A file `NAME.bench.ts` in this folder exports `cases`; main.ts finds it by its name.
 * Both sides do the same job in the same process, in turn.
 */
export interface BenchCase {
  readonly name: string
  /** What is counted: `moves`, `records`, … */
  readonly unit: string
  ours(): number
  /** The peer that the project is compared with, if there is one. */
  readonly peer?: Peer
  /** Units per second that the project promises, on one core of the machine that it is developed on. */
  readonly floorRate?: number
}

export interface Peer {
  readonly name: string
  /** Least ratio that the project promises; 0 if it promises none. */
  readonly floor: number
  theirs(): number
}

export interface BenchModule {
  readonly cases: readonly BenchCase[]
}

export interface BenchResult {
  readonly bench: BenchCase
  /** Median, in units per second. */
  readonly ours: number
  readonly against: Comparison | null
}

export interface Comparison {
  /** Median, in units per second. */
  readonly theirs: number
  /** Median of the rounds' ratios, with the lowest and the highest. */
  readonly ratio: number
  readonly lowest: number
  readonly highest: number
}

/** What a run of the bench was asked for. */
export interface Asked {
  /** Text that chooses cases by their names; without it, all cases. */
  readonly only: string | undefined
  /** Whether as little as possible is measured, only to see that figures still come out. */
  readonly short: boolean
}

/**
 * Returns the cases that were asked for: the case with exactly this name, or else all cases whose names contain it. A
 * short run takes only the first of them.
 */
export function chooseCases<T extends { readonly name: string }>(
  cases: readonly T[],
  { only = '', short }: Asked,
): readonly T[] {
  const exact = cases.filter(({ name }) => name === only)
  const chosen = exact.length > 0 ? exact : cases.filter(({ name }) => name.includes(only))
  return short ? chosen.slice(0, 1) : chosen
}

/** Settles as the work does. Rejects with a sentence that names the work if it takes longer than so many seconds. */
export async function within<T>(seconds: number, name: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_resolve, reject) => {
    const late = () => reject(new Error(`${name} did not end within ${String(seconds)} s.`))
    timer = setTimeout(late, seconds * 1_000)
  })
  return Promise.race([work, end]).finally(() => clearTimeout(timer))
}

/** Returns whether a result keeps what the project promises. */
export function isKept({ bench, ours, against }: BenchResult): boolean {
  return ours >= (bench.floorRate ?? 0) && (against?.ratio ?? 0) >= (bench.peer?.floor ?? 0)
}

export interface BenchSettings {
  readonly rounds: number
  /** Least processor time of one side in one round, in milliseconds. */
  readonly slice: number
}

/**
 * Measures a case: first a warm-up, then some rounds. If there are two sides, they run one after the other in each
 * round.
 */
export function measure(bench: BenchCase, { rounds, slice }: BenchSettings): BenchResult {
  const { peer } = bench
  const ours = () => rate(() => bench.ours(), slice)
  ours()
  if (!peer) return { bench, ours: median(Array.from({ length: rounds }, ours)), against: null }
  const theirs = () => rate(() => peer.theirs(), slice)
  theirs()
  const pairs = Array.from({ length: rounds }, (_, round) => {
    const oursFirst = round % 2 === 0
    const early = oursFirst ? ours() : theirs()
    const late = oursFirst ? theirs() : ours()
    return oursFirst ? { ours: early, theirs: late } : { ours: late, theirs: early }
  })
  const ratios = pairs.map((pair) => pair.ours / pair.theirs)
  const against = {
    theirs: median(pairs.map((pair) => pair.theirs)),
    ratio: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
  }
  return { bench, ours: median(pairs.map((pair) => pair.ours)), against }
}

/**
 * Runs work for at least `slice` milliseconds of processor time and returns the units per second of processor time.
 * Time that other programs take on a busy machine is not counted.
 */
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
