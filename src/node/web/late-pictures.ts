import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Lies in the folder of the baked pictures while some of them are still being made; holds the maker's process id. */
export const UNFINISHED = 'unfinished'

/** How often it is looked whether a picture has come, in milliseconds. */
const GLANCE = 150
/** How long a picture is waited for at most, in milliseconds. */
const PATIENCE = 600_000

/**
 * Waits for a file of the built page while it is still being made: on the first start of the app the pictures of the
 * shelf are made first, and all others while it is shown. Answers null at once for any other file, and as soon as
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
