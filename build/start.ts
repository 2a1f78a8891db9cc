/**
 * `npm start`, `npm run app`, `npm run host`: opens the app whatever this machine has. Electron where its runtime is
 * here or can be brought and there is a screen; else the same app in a browser, served by the headless host.
 */
import { resolve } from 'node:path'
import { Command } from 'commander'
import { hasDisplay } from '../src/host/has-display'
import { hostOptions, type HostFlags } from '../src/host/command-options'
import { beginBuild } from './launch/build'
import { downloadRuntime } from './launch/download'
import { runBuiltHost } from './launch/host'
import { findRuntime } from './launch/runtime'
import { openElectron } from './launch/window'

const root = resolve(import.meta.dirname, '..')
const say = (sentence: string) => console.log(sentence)

const program = new Command('npm start --').description('Open Parlor Box.').helpCommand(false).showHelpAfterError()

hostOptions(program.command('auto', { isDefault: true, hidden: true })).action(({ exhibit }: HostFlags) =>
  whenBuilt(() => auto(exhibit)),
)
program
  .command('app')
  .description('in Electron, or not at all')
  .option('--exhibit <file>', 'show an exhibit on the whole screen: visitors play, and nothing else can be reached')
  .action(({ exhibit }: HostFlags) => whenBuilt(() => app(exhibit)))
hostOptions(program.command('host'))
  .description('in a browser, served by the headless host')
  .action(() => whenBuilt(host))

await program.parseAsync()

/** Opens the app as soon as it can be used; pictures that are still being made then come while it is open. */
async function whenBuilt(open: () => Promise<void>): Promise<void> {
  const build = await beginBuild(root, say)
  if (await build.usable) await open()
  else process.exitCode = 1
  build.stop()
  await build.whole
}

async function auto(exhibit?: string): Promise<void> {
  const why = await openWindow(exhibit)
  if (why === null) return
  say(`No window of its own, because ${why}; the same app opens in a browser instead.`)
  await host()
}

async function app(exhibit?: string): Promise<void> {
  const why = await openWindow(exhibit)
  if (why === null) return
  say(`The app can't open its window, because ${why}. "npm run host" opens it in a browser.`)
  process.exitCode = 1
}

/** Null once the window was there and is closed again, else why there was none, as the end of a sentence. */
async function openWindow(exhibit?: string): Promise<string | null> {
  const found = await lookForElectron()
  if ('why' in found) return found.why
  const { fault, atOnce } = await openElectron(
    found.program,
    root,
    exhibit === undefined ? [] : ['--exhibit', resolve(exhibit)],
  )
  if (fault === null) return null
  if (atOnce) return `Electron does not start here (${fault})`
  say(`The window closed by itself: ${fault}`)
  process.exitCode = 1
  return null
}

/** Electron's program, or why there is none, as the end of a sentence. */
async function lookForElectron(): Promise<{ program: string } | { why: string }> {
  if (!hasDisplay()) return { why: 'this machine has no display' }
  const here = findRuntime(root)
  if (here) return { program: here }
  const fault = await downloadRuntime(root, say)
  if (fault !== null) return { why: `Electron is not here and ${fault}` }
  const brought = findRuntime(root)
  return brought ? { program: brought } : { why: 'Electron is not here and was not unpacked where it belongs' }
}

/** With the words that were said here: the program above has read them, and has ended where they mean nothing. */
async function host(): Promise<void> {
  const words = process.argv.slice(2)
  process.exitCode = await runBuiltHost(root, words[0] === 'host' ? words.slice(1) : words)
}
