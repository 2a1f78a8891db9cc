import { readdirSync } from 'node:fs'
import { Command } from 'commander'
import { measure, type BenchModule, type BenchResult } from './bench'

// Peers are measured as they ship: without the checks that they make for developers.
process.env['NODE_ENV'] = 'production'

const program = new Command('bench')
  .description('Measures the project against its peers in the same run, and prints the ratios.')
  .option('--only <name>', 'only cases whose name contains this')
  .option('--rounds <n>', 'rounds in which both sides run in turns', Number, 7)
  .option('--slice <ms>', 'least processor time of one side in one round', Number, 400)
  .option('--check', 'exit with 1 if a ratio is below what is promised')
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
console.table(Object.fromEntries(results.map((result) => [result.name, row(result)])))
if (flags.check && results.some(({ ratio, floor }) => ratio < floor)) process.exitCode = 1

function sentence({ name, ratio, peer, lowest, highest }: BenchResult): string {
  return `${name}: ${times(ratio)} ${peer} (${times(lowest)} to ${times(highest)})`
}

function row({ unit, ours, peer, theirs, ratio, floor }: BenchResult): Record<string, string> {
  return {
    ours: `${short(ours)} ${unit}/s`,
    [`peer`]: `${peer}: ${short(theirs)} ${unit}/s`,
    ratio: times(ratio),
    promised: floor > 0 ? `${times(floor)} ${ratio >= floor ? 'kept' : 'NOT kept'}` : '',
  }
}

function times(ratio: number): string {
  return `${ratio >= 100 ? ratio.toFixed(0) : ratio.toFixed(1)}×`
}

function short(rate: number): string {
  return new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 }).format(rate)
}
