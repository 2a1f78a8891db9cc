import { link, open, unlink, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { acquireLock, releaseLock } from '../../../../src/node/storage/file-lock'
import { ServiceError } from '../../../../src/protocol/app/services'

/**
 * Takes a lock. Arguments: the lock's path; then nothing, to hold the lock until standard input ends, or a number of
 * times to take it and the id of a process that is gone. In that case a stale lock of this process is often laid in the
 * place of a released one. Prints what came of it, one line each.
 */
const [path = '', times = '', goneId = ''] = process.argv.slice(2)

async function take(): Promise<string> {
  try {
    await acquireLock(path)
    return 'held'
  } catch (fault) {
    return fault instanceof ServiceError ? fault.code : String(fault)
  }
}

async function hold(): Promise<void> {
  console.log(await take())
  process.stdin.resume()
  await new Promise((resolve) => process.stdin.once('end', resolve))
}

/** Enters a place in which only the owner of the lock may be; returns whether nobody else was there. */
async function isAlone(): Promise<boolean> {
  try {
    const place = await open(`${path}.place`, 'wx')
    await place.close()
    await unlink(`${path}.place`)
    return true
  } catch {
    return false
  }
}

async function contend(): Promise<void> {
  const stale = `${path}.stale-${String(process.pid)}`
  await writeFile(stale, JSON.stringify({ pid: Number(goneId), host: hostname(), began: 'unknown' }))
  for (let count = 0; count < Number(times);) {
    if ((await take()) !== 'held') continue
    count++
    if (!(await isAlone())) console.log('two owners')
    await releaseLock(path)
    await link(stale, path).catch(() => undefined)
  }
  await unlink(stale)
  console.log('done')
}

await (times === '' ? hold() : contend())
