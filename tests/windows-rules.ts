/**
 * A rule of Windows that no other system has; it holds in all tests, so that they meet it everywhere. Windows opens a
 * file for appending without the right to write elsewhere in it, and to cut a file needs that right: to cut it through
 * such a handle fails with EPERM (libuv's fs__open and fs__ftruncate).
 */
import fs from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const isAppending = (flags: unknown): boolean =>
  typeof flags === 'number' ? (flags & fs.constants.O_APPEND) !== 0 : typeof flags === 'string' && flags.includes('a')

const refusal = (): Error => Object.assign(new Error('EPERM: operation not permitted, ftruncate'), { code: 'EPERM' })

const appending = new Set<number>()
const { openSync, closeSync, ftruncateSync } = fs
fs.openSync = (path, flags, mode) => {
  const handle = openSync(path, flags, mode)
  if (isAppending(flags)) appending.add(handle)
  return handle
}
fs.closeSync = (handle) => {
  appending.delete(handle)
  closeSync(handle)
}
fs.ftruncateSync = (handle, length) => {
  if (appending.has(handle)) throw refusal()
  ftruncateSync(handle, length)
}

const { open } = promises
promises.open = async (path, flags, mode) => {
  const handle = await open(path, flags, mode)
  if (isAppending(flags)) handle.truncate = () => Promise.reject(refusal())
  return handle
}
syncBuiltinESMExports()
