import { constants, setPriority } from 'node:os'
import { lastLines, runNode, type ProcessResult } from './child'
import { AWAITED_PICTURES, isBuilt, UNFINISHED_PICTURES } from './sources'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BakedManifest } from '../../src/renderer/stage/model/picture-manifest'
import { readDigests, SHELF_READY_MESSAGE, type Digests } from '../print/bake/baked-files'
import { publish } from '../vite/baked-pictures'

type Say = (sentence: string) => void

/** A build in progress, or one that was already complete. */
export interface Build {
  /**
   * Resolves with whether the app can be opened: it is built, and the pictures of the shelf are ready. Others may still
   * be in progress.
   */
  readonly usable: Promise<boolean>
  /** Resolves with whether everything is ready. */
  readonly whole: Promise<boolean>
  /** Aborts the build; the next one continues where it stopped. */
  stop(): void
}

const BAKE = ['--import', 'tsx', 'build/print/bake.ts', '--awaited', AWAITED_PICTURES]
const BUNDLE = ['node_modules/electron-vite/bin/electron-vite.js', 'build']

/** Interval at which a long build reports that it is still at work, in milliseconds. */
const HEARTBEAT_MS = 15_000

/**
 * Builds the app if its sources changed since the last build. Returns false if that failed; the reason has been printed
 * then.
 */
export async function ensureBuilt(root: string, say: Say): Promise<boolean> {
  return (await beginBuild(root, say)).whole
}

/**
 * Begins to build the app if its sources changed since the last build: pictures and program in parallel, with the
 * pictures of the shelf first. Prints the reason if it fails.
 */
export async function beginBuild(root: string, say: Say): Promise<Build> {
  const done = Promise.resolve(true)
  if (await isBuilt(root)) return { usable: done, whole: done, stop: () => undefined }
  say('The app has to be built first; this takes a moment and happens only when its sources changed.')
  return startBuild(root, say)
}

function startBuild(root: string, say: Say): Build {
  const begun = performance.now()
  const abortController = new AbortController()
  let parts = ''
  let pid = 0
  let publication: Publication | null = null
  let recentOutput = ''
  let resolveShelf = (): void => undefined
  const shelf = new Promise<void>((resolve) => (resolveShelf = resolve))
  const handleOutput = (text: string) => {
    recentOutput = (recentOutput + text).slice(-1_000)
    if (recentOutput.includes(SHELF_READY_MESSAGE)) resolveShelf()
    parts = partsDone(text) ?? parts
    publication?.update()
  }
  const reportFailure = (what: string, { output }: ProcessResult): false => {
    if (!abortController.signal.aborted) say(`${what} failed. The last it said was:\n${lastLines(output, 30)}`)
    abortController.abort()
    return false
  }

  say('Printing the boards, cards and boxes, and building the app …')
  const bake = runNode(BAKE, root, handleOutput, { signal: abortController.signal, onStart: (id) => (pid = id) })
  const bundle = runNode(BUNDLE, root, undefined, { signal: abortController.signal, env: { PARLOR_PICTURES: 'later' } })
  const beat = setInterval(() => say(`  … still at it after ${seconds(begun)} s${parts}`), HEARTBEAT_MS)

  const prepare = async (): Promise<boolean> => {
    const first = await Promise.race([bake, shelf.then(() => null)])
    if (first && first.status !== 0) return reportFailure('Printing', first)
    const bundled = await bundle
    if (bundled.status !== 0) return reportFailure('Building', bundled)
    publication = await openPublication(root)
    say(`Built in ${seconds(begun)} s.`)
    return true
  }
  const usable = prepare().finally(() => clearInterval(beat))
  const complete = async (): Promise<boolean> => {
    if (!(await usable) || publication === null) return false
    // From now on the app is in use and has priority.
    lowerPriority(pid)
    const baked = await bake
    await publication.close(baked.status === 0)
    return baked.status === 0 || reportFailure('Printing', baked)
  }
  return { usable, whole: complete(), stop: () => abortController.abort() }
}

/** Lowers the priority of a process, if it still runs. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The process has ended, or the system does not allow it: the build keeps its priority, which needs no message.
  }
}

/** Returns the progress of a step that counts its parts as `[3/14]`; null if the text has no such count. */
function partsDone(text: string): string | null {
  const [, done, all] = [...text.matchAll(/\[(\d+)\/(\d+)\]/g)].at(-1) ?? []
  return done && all ? ` (${done} of ${all} pictures)` : null
}

function seconds(begun: number): string {
  return ((performance.now() - begun) / 1000).toFixed(0)
}

/** The pictures of the built page while some are still being made. */
interface Publication {
  /** Copies the pictures made since the last call. */
  update(): void
  /** Copies the remaining pictures and, if all are there, removes the marker. */
  close(isWhole: boolean): Promise<void>
}

/**
 * Copies the existing pictures into the built page, and registers all others, whose requests then wait. The process id
 * in the marker shows that they are being made.
 */
async function openPublication(root: string): Promise<Publication> {
  const from = join(root, 'resources/baked')
  const to = join(root, 'out/renderer/baked')
  const marker = join(root, UNFINISHED_PICTURES)
  const { digests, manifest } = await planPictures()
  const copy = () => publish(from, to, manifest, digests, readDigests(from))
  const awaited = join(root, AWAITED_PICTURES)
  await mkdir(dirname(marker), { recursive: true })
  await rm(awaited, { force: true })
  await writeFile(marker, String(process.pid))
  await copy()
  let latest = Promise.resolve()
  return {
    // A failure recurs when the remaining pictures are copied, and is reported then.
    update: () => void (latest = latest.then(copy).catch(() => undefined)),
    async close(isWhole) {
      await latest
      if (isWhole) await copy()
      // Without a process id nothing waits any more, and the next start continues.
      if (isWhole) await rm(marker)
      else await writeFile(marker, '')
      await rm(awaited, { force: true })
    },
  }
}

/** Returns the digests of all pictures to be made, and their manifest. Loads the print shop only when needed. */
async function planPictures(): Promise<{ digests: Digests; manifest: BakedManifest }> {
  const [{ JOBS }, { createDigester: digester }, manifests, { documentDigests }] = await Promise.all([
    import('../print/pictures'),
    import('../print/bake/digest'),
    import('../print/bake/manifest'),
    import('../print/bake/documents'),
  ])
  const digestOf = digester()
  const digests: Record<string, string> = { ...documentDigests(digestOf) }
  for (const job of JOBS) for (const name of Object.keys(job.pictures)) digests[name] = digestOf(job)
  return { digests, manifest: manifests.manifestOf(digests) }
}
