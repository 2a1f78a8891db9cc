import manifest from '../../package.json' with { type: 'json' }
import open from 'open'
import { join } from 'node:path'
import { createNodeServices } from '../node/compose/app-services'
import { createNodeHosting, createPhoneHostingFactory } from '../node/compose/lan-hosting'
import { isSupervised } from '../node/exhibit/nightly-restart'
import { DEFAULT_EXHIBIT_FILE } from '../node/exhibit/read-exhibit'
import { runExhibit } from '../node/exhibit/run-exhibit'
import { guestAddresses, guestLinks } from '../node/lan-server/hosting/guest-addresses'
import type { Hosting } from '../node/lan-server/hosting/hosting-service'
import { defaultDataFolder, requireDataFolder } from '../node/storage/data-folder'
import { isPlainFile, pathOfArgument } from '../node/storage/files'
import { describeFault, createLogFile, createFaultLog, watchProcess } from '../node/storage/log-file'
import { DEFAULT_PORT } from '../node/web/http-listener'
import { ServiceError, type HostedTable } from '../protocol/app/services'
import { gameById } from '../rules/catalogue'
import type { HostFlags } from './command-options'
import { hasDisplay } from './has-display'
import { startHost } from './http-server'
import type { ChildProcess } from 'node:child_process'

/** The longest time that shutdown may take, in milliseconds: taking leave of guests and closing files. */
const MAX_SHUTDOWN_MS = 3_000

/** Ctrl-C, a request to terminate, a closed terminal, and Ctrl-Break. Windows delivers the last two as well. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const

/** Controls the shutdown of a program that runs until it is told to stop. */
type Shutdown = ReturnType<typeof endOnSignal>

interface RunHostOptions extends HostFlags {
  /** Folder of the built page. */
  readonly rendererFolder: string
}

/**
 * Serves the app until Ctrl-C: prints its address and the folder of saves, and opens the browser if there is a display.
 * If it cannot start, prints the reason to the standard error and exits with status 1. If only LAN tables cannot be
 * hosted, prints that and continues without them.
 */
export async function runHost(options: RunHostOptions, say: HostOutput['say']): Promise<void> {
  const page = join(options.rendererFolder, 'index.html')
  if (!isPlainFile(page)) {
    console.error(`The page is not built yet: ${page} is no file. Run "npm run build" first.`)
    process.exitCode = 1
    return
  }
  const folder = options.data === undefined ? defaultDataFolder() : pathOfArgument(options.data)
  const log = createLogFile(join(folder, 'logs', 'host.log'))
  const logFault = createFaultLog(log)
  // One line on the console for the operator, and the stack location in the log. The page received only a plain sentence.
  const report: HostOutput['report'] = (fault) =>
    logFault(`A service failed: ${describeFault(fault)}`, `A service failed: ${messageOf(fault)}`)
  const shutdown = endOnSignal(report)
  watchProcess(log, () => void shutdown.end(1))
  try {
    const { exhibit } = options
    const output = { say, report }
    if (exhibit === undefined) return await serve(options, folder, shutdown, output)
    const file = exhibit === true ? join(folder, DEFAULT_EXHIBIT_FILE) : pathOfArgument(exhibit)
    await serveExhibit({ ...options, exhibit: file }, folder, shutdown, output)
  } catch (fault) {
    await endWith(fault, shutdown)
  }
}

async function serve(
  options: RunHostOptions,
  folder: string,
  shutdown: Shutdown,
  { say, report }: HostOutput,
): Promise<void> {
  const { rendererFolder, lanAddress: address, lanPort } = options
  const preferredPort = options.port ?? DEFAULT_PORT
  requireDataFolder(folder)
  const services = await createNodeServices({ dataFolder: folder, shell: 'host', version: manifest.version })
  shutdown.onShutdown(() => services.close())
  const hosting = createNodeHosting({
    dataFolder: folder,
    rendererFolder,
    version: manifest.version,
    addFinishedGame: services.addFinishedGame,
    report,
    address,
    port: lanPort,
  })
  const host = await startHost({
    services: { ...services, lan: hosting.lan },
    rendererFolder,
    port: preferredPort,
    report,
  })
  shutdown.onShutdown(() => host.close())
  // Close functions run in reverse order: guests are sent their farewell before anything else is closed.
  shutdown.onShutdown(() => hosting.close())
  if (options.lan) await tryOpenLan(hosting, options, shutdown, say)
  else await hosting.resume().catch(report)
  if (preferredPort !== 0 && host.port !== preferredPort)
    say(`Port ${String(preferredPort)} is taken; using ${String(host.port)}.`)
  const { savesFolder } = await services.platform()
  say(`Parlor Box is at ${host.url}  (saves: ${savesFolder}). Ctrl-C ends it.`)
  if (options.open ?? hasDisplay()) await openInBrowser(host.url, say)
}

/**
 * Error codes that mean the requested table is invalid: the user must correct the command. After any other error the
 * page stays available for playing alone.
 */
const INVALID_TABLE_CODES: ReadonlySet<string> = new Set(['unknown-game', 'bad-table', 'bad-option'])

/**
 * Opens the tables, or says why none can be hosted. Resolves earlier if the address for guests is not there yet: then
 * the tables are opened when it is. Rejects if the requested table is invalid; when that shows later, ends the program.
 */
async function tryOpenLan(
  hosting: Hosting,
  options: RunHostOptions,
  shutdown: Shutdown,
  say: HostOutput['say'],
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let isWaiting = false
    const onWait = (reason: string): void => {
      say(`${reason} It is tried again every two seconds.`)
      isWaiting = true
      resolve()
    }
    openLan(hosting, options, say, onWait).then(resolve, (fault: unknown) => {
      if (fault instanceof ServiceError && INVALID_TABLE_CODES.has(fault.code)) {
        if (isWaiting) void endWith(fault, shutdown)
        else reject(fault)
        return
      }
      say(`No tables can be hosted; who plays alone can play all the same. ${messageOf(fault)}`)
      resolve()
    })
  })
}

/** Says why the program cannot run, where errors are read, and ends it. */
async function endWith(fault: unknown, shutdown: Shutdown): Promise<void> {
  console.error(messageOf(fault))
  await shutdown.end(1)
}

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))

/**
 * Lets guests in for as long as the program runs, opens the table that the command line asks for, and prints the
 * addresses, free chairs and codes. Rejects with a readable message if the table or the stored ones cannot be opened.
 * @param onWait called, with the reason as a sentence, if this machine does not have the address yet: then all of it
 * happens once it has
 */
async function openLan(
  hosting: Hosting,
  flags: HostFlags,
  say: (sentence: string) => void,
  onWait: (reason: string) => void,
): Promise<void> {
  const listener = await hosting.keepListening(onWait)
  if (flags.table !== undefined) await openTable(hosting, flags, flags.table)
  const isAlone = guestAddresses(listener).length === 0
  const links = guestLinks(listener).map(({ url }) => url)
  if (isAlone) say(`This machine is on no network now: only it can reach the tables, at ${links.join('  ')}`)
  else say(`Guests find the tables at ${links.join('  ')}`)
  for (const table of await hosting.lan.hosted()) say(sentenceOf(table))
}

async function openTable({ lan }: Hosting, flags: HostFlags, game: string): Promise<void> {
  const least = gameById(game)?.info.seats.min ?? 1
  const chairs = flags.chairs ?? Array.from({ length: least }, () => 'open' as const)
  // Nobody operates a host without a screen, so the game begins as soon as all guests are ready.
  await lan.open({ game, name: flags.tableName ?? 'Parlor', options: {}, chairs, settings: { autoStart: true } })
}

function sentenceOf({ lobby, code }: HostedTable): string {
  const open = lobby.chairs.filter(({ state }) => state === 'open').length
  const free = `${String(open)} free ${open === 1 ? 'chair' : 'chairs'}`
  return `${lobby.table}: ${gameById(lobby.game)?.info.title ?? lobby.game}, ${free}, code ${code}`
}

/** What an exhibit's host needs to start. */
interface ServeExhibitOptions extends Omit<HostFlags, 'exhibit'> {
  /** The exhibit's file. */
  readonly exhibit: string
  /** Folder of the built page. */
  readonly rendererFolder: string
}

/**
 * Serves an exhibit to a browser on this machine until it is told to stop. Saves are never opened, no table is hosted
 * except one for visitors' phones if the file allows it, and the page can open sockets to that table only. Rejects if
 * the file is invalid and no earlier valid copy was kept.
 */
async function serveExhibit(
  options: ServeExhibitOptions,
  data: string,
  shutdown: Shutdown,
  { say, report }: HostOutput,
): Promise<void> {
  const { version } = manifest
  const { rendererFolder, lanAddress: address, lanPort } = options
  const phones = createPhoneHostingFactory({ rendererFolder, version, report, address, port: lanPort })
  const endForRestart = isSupervised() ? () => void shutdown.end(0) : undefined
  const exhibit = await runExhibit({
    file: options.exhibit,
    data,
    shell: 'host',
    version,
    report,
    phones,
    endForRestart,
  })
  shutdown.onShutdown(() => exhibit.close())
  for (const trouble of exhibit.warnings) say(trouble)
  const preferredPort = options.port ?? DEFAULT_PORT
  const host = await startHost({
    services: exhibit.services,
    rendererFolder,
    port: preferredPort,
    health: () => exhibit.watch.health(),
    relays: exhibit.mayConnectTo,
    report,
  })
  shutdown.onShutdown(() => host.close())
  if (preferredPort !== 0 && host.port !== preferredPort)
    say(`Port ${String(preferredPort)} is taken; using ${String(host.port)}.`)
  say(`The exhibit is at ${host.url}  (counts: ${exhibit.folder}). Ctrl-C ends it.`)
  if (options.open ?? hasDisplay()) await openInBrowser(host.url, say)
}

/** The output channels of a host: sentences for its operator, faults for the log. */
interface HostOutput {
  readonly say: (sentence: string) => void
  readonly report: (fault: unknown) => void
}

/**
 * From now on, ends this process on a signal, or when a parent process that started it with an IPC channel disconnects;
 * this also works during startup.
 * @param report receives the errors of close functions
 */
function endOnSignal(report: (fault: unknown) => void) {
  const closers: (() => Promise<void>)[] = []
  let ending: Promise<void> | null = null

  async function closeAll(): Promise<boolean> {
    let clean = true
    for (const close of closers.reverse()) {
      await close().catch((fault: unknown) => {
        clean = false
        report(fault)
      })
    }
    return clean
  }

  async function finish(status: number): Promise<void> {
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), MAX_SHUTDOWN_MS))
    const clean = await Promise.race([closeAll(), late])
    process.exit(clean ? status : 1)
  }

  /**
   * Closes everything and exits the process, even if closing fails or takes too long. Runs once, however often it is
   * called.
   */
  function end(status: number): Promise<void> {
    return (ending ??= finish(status))
  }

  const asked = () => void end(0)
  for (const signal of SIGNALS) process.on(signal, asked)
  process.once('disconnect', asked)
  return {
    /** Registers a function to call at shutdown. The last registered runs first. */
    onShutdown: (close: () => Promise<void>) => void closers.push(close),
    end,
  }
}

/**
 * Opens a page in this machine's browser, or tells the user to do so if that fails. The opener program may be missing
 * or forbidden, which shows only after it has been called.
 */
export async function openInBrowser(
  url: string,
  say: (sentence: string) => void,
  opener: (url: string) => Promise<ChildProcess> = open,
): Promise<void> {
  const failed = () => say('No browser could be opened; open it yourself.')
  const child = await opener(url).catch(() => null)
  if (child) child.once('error', failed)
  else failed()
}
