/**
 * Plays visitors through an exhibit's page in a browser: `npm run soak -- --visitors 10000`. Prints the result as a
 * JSON document; the exit status is 1 if there was any fault.
 */
import { join, resolve } from 'node:path'
import { Command, InvalidArgumentError } from 'commander'
import { chromium } from 'playwright-core'
import { gameById } from '../../src/rules/catalogue'
import { startBrowser } from '../e2e/browser'
import { openLocalExhibit } from '../../build/shots/exhibit'
import { measureFirstMoves, MIN_SHARE, type FirstMoves } from './first-moves'
import { HEAP_ARGUMENTS } from './page-state'
import { hasGrown, runSoak, type SoakResult } from './soak'
import { ensureBuilt } from '../../build/launch/build'

/** Visitors between two progress messages. */
const VISITORS_PER_MESSAGE = 10
const root = resolve(import.meta.dirname, '..')
const say = (sentence: string): void => console.error(sentence)

interface Flags {
  readonly visitors: number
  readonly first: number
  readonly seed: string
  readonly pace: number
  readonly lanes: number
  readonly exhibit: string
  readonly upright?: boolean
  readonly depth?: boolean
  readonly minutes?: number
  readonly pageVisitors?: number
  readonly firstMoves?: boolean
}

function wholeNumber(text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value)) throw new InvalidArgumentError('A whole number.')
  return value
}

function positiveNumber(text: string): number {
  const value = wholeNumber(text)
  if (value === 0) throw new InvalidArgumentError('A whole number above 0.')
  return value
}

await new Command('soak')
  .description('Play visitors through the page of an exhibit, faster than people.')
  .option('--visitors <n>', 'how many', positiveNumber, 200)
  .option('--first <n>', 'number of the first of them: a long soak can be done in parts', wholeNumber, 0)
  .option('--seed <text>', 'from which their doings follow', 'soak')
  .option('--pace <n>', 'how many times faster than people', positiveNumber, 50)
  .option('--lanes <n>', 'pages at once', positiveNumber, 3)
  .option('--minutes <n>', 'after which nobody more comes', positiveNumber)
  .option('--page-visitors <n>', 'after which a page begins anew; by default as at a museum', positiveNumber)
  .option('--upright', 'on a screen that stands upright')
  .option('--depth', 'at a table in depth, at low quality: slow without a graphics card, so at a lower pace')
  .option('--first-moves', 'only measure, at the pace of people, how long visitors take to their first move')
  .option('--exhibit <file>', 'the file of the exhibit', join(root, 'resources/exhibit.example.json'))
  .action(run)
  .parseAsync()

/** Prints the progress at intervals. */
function printProgress(visitors: number, amiss: number): void {
  if (visitors % VISITORS_PER_MESSAGE === 0) say(`${String(visitors)} visitors, ${String(amiss)} amiss`)
}

async function run({ exhibit: file, minutes, firstMoves: onlyFirst, ...settings }: Flags): Promise<void> {
  if (!(await ensureBuilt(root, say))) throw new Error('The page could not be built.')
  const faults: string[] = []
  const report = (fault: unknown): void => void faults.push(String(fault))
  const exhibit = await openLocalExhibit(file, join(root, 'out/renderer'), report)
  const server = await startBrowser('painter', HEAP_ARGUMENTS)
  const signal = minutes === undefined ? undefined : AbortSignal.timeout(minutes * 60_000)
  const { games } = exhibit.config
  const boxes = new Set(games.map((id) => gameById(id).info.box)).size
  const options = {
    ...settings,
    url: exhibit.url,
    boxes,
    games,
    say: printProgress,
    onFault: say,
    ...(signal && { signal }),
  }
  try {
    const browser = await chromium.connect(server.wsEndpoint())
    if (onlyFirst) printFirstMoves(await measureFirstMoves(browser, options), faults)
    else printSoak(await runSoak(browser, options), faults, settings.lanes)
  } finally {
    await server.close()
    await exhibit.close()
  }
}

function printFirstMoves(result: FirstMoves, amiss: readonly string[]): void {
  console.log(JSON.stringify({ ...result, amiss }, null, 2))
  if (amiss.length > 0 || result.within < MIN_SHARE) process.exitCode = 1
}

function printSoak(result: SoakResult, faults: readonly string[], lanes: number): void {
  const amiss = [...result.amiss, ...faults]
  console.log(JSON.stringify({ ...result, amiss }, null, 2))
  if (amiss.length > 0 || hasGrown(result, lanes)) process.exitCode = 1
}
