import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Lies in the folder of the baked pictures while some of them are still being made; holds the maker's process id. */
export const UNFINISHED = 'unfinished'
/** Lies beside it: the files that a page waits for, a name a line. The maker makes these first. */
export const AWAITED = 'awaited'

/** How often it is looked whether a picture has come, in milliseconds. */
const GLANCE = 150
/** How long a picture is waited for at most, in milliseconds. */
const PATIENCE = 600_000
/** How many files are put on the list at most: there are fewer pictures, and a page may ask for names without end. */
const LONGEST_LIST = 500

/**
 * Waits for a file of the built page while it is still being made: on the first start of the app the pictures of the
 * shelf are made first, and all others while it is shown, those that are waited for before the rest. Answers null at once for any other file, and as soon as
 * nobody makes pictures any more.
 * @param find looks for the file; null if it is not there
 */
export async function whenMade<T>(
  root: string,
  names: readonly string[],
  find: () => Promise<T | null>,
): Promise<T | null> {
  if (names.length !== 2 || names[0] !== 'baked' || !names[1]?.endsWith('.webp')) return null
  const end = performance.now() + PATIENCE
  if (await isMaking(join(root, 'baked', UNFINISHED))) await noteAwaited(join(root, 'baked', AWAITED), names[1])
  while (performance.now() < end && (await isMaking(join(root, 'baked', UNFINISHED)))) {
    const found = await find()
    if (found !== null) return found
    await wait(GLANCE)
  }
  return find()
}

/** Whether the process that a marker names is at work; one that was killed leaves its marker behind. */
async function isMaking(marker: string): Promise<boolean> {
  const pid = Number(await readFile(marker, 'utf8').catch(() => ''))
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const listed = new Map<string, Set<string>>()

/** Puts a file on the list, once. */
async function noteAwaited(list: string, file: string): Promise<void> {
  const files = listed.get(list) ?? new Set()
  listed.set(list, files)
  if (files.has(file) || files.size >= LONGEST_LIST) return
  files.add(file)
  // Without the list it comes in its turn.
  await appendFile(list, `${file}\n`).catch(() => files.delete(file))
}
