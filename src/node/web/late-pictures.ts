import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wait } from '../../async/wait'

/**
 * Marker file in the folder of baked pictures while some of them are still being made; holds the maker's process id.
 */
export const UNFINISHED_MARKER = 'unfinished'
/** File beside it with the names of the pictures that a page waits for, one per line. The maker makes these first. */
export const AWAITED_LIST = 'awaited'

/** Interval of the check for a picture, in milliseconds. */
const CHECK_INTERVAL_MS = 150
/** Maximum time to wait for a picture, in milliseconds. */
const MAX_WAIT_MS = 600_000
/** Maximum number of files on the list: there are fewer pictures, and a page might request names without end. */
const MAX_LISTED = 500

/**
 * Waits for a picture of the built page that is still being made. On the first start of the app the pictures of the
 * shelf are made first, and the others while it is shown, starting with those that a page waits for. Returns null at
 * once for any other file, and once no process makes pictures any more.
 * @param find looks for the file; null if it is not there
 */
export async function waitForPicture<T>(
  root: string,
  names: readonly string[],
  find: () => Promise<T | null>,
): Promise<T | null> {
  const [folder, file = ''] = names
  if (names.length !== 2 || folder !== 'baked' || !/\.(webp|pdf)$/.test(file)) return null
  const end = performance.now() + MAX_WAIT_MS
  if (await isMaking(join(root, 'baked', UNFINISHED_MARKER))) await noteAwaited(join(root, 'baked', AWAITED_LIST), file)
  while (performance.now() < end && (await isMaking(join(root, 'baked', UNFINISHED_MARKER)))) {
    const found = await find()
    if (found !== null) return found
    await wait(CHECK_INTERVAL_MS)
  }
  return find()
}

/** Whether the process named in a marker is running; a killed one leaves its marker behind. */
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

/** Adds a file to the list, once. */
async function noteAwaited(list: string, file: string): Promise<void> {
  const files = listed.get(list) ?? new Set()
  listed.set(list, files)
  if (files.has(file) || files.size >= MAX_LISTED) return
  files.add(file)
  // If this fails, the picture is still made, in its normal order.
  await appendFile(list, `${file}\n`).catch(() => files.delete(file))
}
