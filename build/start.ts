/**
 * `npm start`, `npm run app`, `npm run host`: opens the app with whatever the machine offers: in Electron if its
 * runtime is installed or can be downloaded and there is a display; otherwise in a browser, served by the headless
 * host.
 */
import { resolve } from 'node:path'
import { Command } from 'commander'
import { hasDisplay } from '../src/host/has-display'
import { addHostOptions, EXHIBIT_HELP, type HostFlags } from '../src/host/command-options'
import { beginBuild } from './launch/build'
import { openElectron, runBuiltHost } from './launch/child'
import { downloadRuntime, findRuntime } from './launch/runtime'

const root = resolve(import.meta.dirname, '..')
const say = (sentence: string) => console.log(sentence)

const program = new Command('npm start --').description('Open Parlor Box.').helpCommand(false).showHelpAfterError()

addHostOptions(program.command('auto', { isDefault: true, hidden: true })).action(({ exhibit }: HostFlags) =>
  whenBuilt(() => auto(exhibit)),
)
program
  .command('app')
  .description('in Electron, or not at all')
  .option('--exhibit [file]', EXHIBIT_HELP)
  .action(({ exhibit }: HostFlags) => whenBuilt(() => app(exhibit)))
addHostOptions(program.command('host'))
  .description('in a browser, served by the headless host')
  .action(() => whenBuilt(host))

await program.parseAsync()

/** Opens the app as soon as it can be used; pictures that are still being made then follow while it is open. */
async function whenBuilt(open: () => Promise<void>): Promise<void> {
  const build = await beginBuild(root, say)
  if (await build.usable) await open()
  else process.exitCode = 1
  build.stop()
  await build.whole
}

async function auto(exhibit: HostFlags['exhibit']): Promise<void> {
  const why = await openWindow(exhibit)
  if (why === null) return
  say(`No window of its own, because ${why}; the same app opens in a browser instead.`)
  await host()
}

async function app(exhibit: HostFlags['exhibit']): Promise<void> {
  const why = await openWindow(exhibit)
  if (why === null) return
  say(`The app can't open its window, because ${why}. "npm run host" opens it in a browser.`)
  process.exitCode = 1
}

/**
 * Opens the window. Returns null once it was open and is closed again, else why it could not be opened, as the end of a
 * sentence.
 */
async function openWindow(exhibit: HostFlags['exhibit']): Promise<string | null> {
  const found = await lookForElectron()
  if ('why' in found) return found.why
  const { fault, endedAtOnce } = await openElectron(
    found.program,
    root,
    exhibit === undefined ? [] : exhibit === true ? ['--exhibit'] : ['--exhibit', resolve(exhibit)],
  )
  if (fault === null) return null
  if (endedAtOnce) return `Electron does not start here (${fault})`
  say(`The window closed by itself: ${fault}`)
  process.exitCode = 1
  return null
}

/** Returns Electron's program, or why there is none, as the end of a sentence. */
async function lookForElectron(): Promise<{ program: string } | { why: string }> {
  if (!hasDisplay()) return { why: 'this machine has no display' }
  const here = findRuntime(root)
  if (here) return { program: here }
  const fault = await downloadRuntime(root, say)
  if (fault !== null) return { why: `Electron is not here and ${fault}` }
  const brought = findRuntime(root)
  return brought ? { program: brought } : { why: 'Electron is not here and was not unpacked where it belongs' }
}

/** Runs the host with the arguments of this command, which the program above has parsed and validated. */
async function host(): Promise<void> {
  const words = process.argv.slice(2)
  process.exitCode = await runBuiltHost(root, words[0] === 'host' ? words.slice(1) : words)
}
