import { readdirSync } from 'node:fs'
import { Command } from 'commander'
import { keeps, measure, type BenchModule, type BenchResult } from './bench'

// Peers are measured as they ship: without the checks that they make for developers.
process.env['NODE_ENV'] = 'production'

const program = new Command('bench')
  .description('Measures the project against its peers in the same run, and prints the ratios.')
  .option('--only <name>', 'only cases whose name contains this')
  .option('--rounds <n>', 'rounds in which both sides run in turns', Number, 7)
  .option('--slice <ms>', 'least processor time of one side in one round', Number, 400)
  .option('--check', 'exit with 1 if a ratio or a rate is below what is promised')
  .parse()

interface Flags {
  readonly only?: string
  readonly rounds: number
  readonly slice: number
  readonly check?: boolean
}

const flags = program.opts<Flags>()
const folder = new URL('./', import.meta.url)
const results: BenchResult[] = []
for (const file of readdirSync(folder).sort()) {
  if (!file.endsWith('.bench.ts')) continue
  const { cases } = (await import(new URL(file, folder).href)) as BenchModule
  for (const bench of cases) {
    if (flags.only !== undefined && !bench.name.includes(flags.only)) continue
    const result = measure(bench, flags)
    results.push(result)
    console.log(sentence(result))
  }
}
console.table(Object.fromEntries(results.map((result) => [result.bench.name, row(result)])))
if (flags.check && !results.every(keeps)) process.exitCode = 1

function sentence({ bench, ours, against }: BenchResult): string {
  const rate = `${bench.name}: ${short(ours)} ${bench.unit}/s`
  if (!against) return rate
  const { ratio, lowest, highest } = against
  return `${rate}, ${times(ratio)} ${bench.peer?.name} (${times(lowest)} to ${times(highest)})`
}

function row(result: BenchResult): Record<string, string> {
  const { bench, ours, against } = result
  const { unit, peer, floorRate = 0 } = bench
  const floor = peer?.floor ?? 0
  const promised = [floor > 0 ? times(floor) : '', floorRate > 0 ? `${short(floorRate)}/s` : ''].filter(Boolean)
  return {
    ours: `${short(ours)} ${unit}/s`,
    peer: against ? `${peer?.name}: ${short(against.theirs)} ${unit}/s` : '',
    ratio: against ? times(against.ratio) : '',
    promised: promised.length > 0 ? `${promised.join(', ')} ${keeps(result) ? 'kept' : 'NOT kept'}` : '',
  }
}

function times(ratio: number): string {
  return `${ratio >= 100 ? ratio.toFixed(0) : ratio.toFixed(1)}×`
}

function short(rate: number): string {
  return new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 }).format(rate)
}
