import { constants, networkInterfaces } from 'node:os'
import type { Interfaces } from './network-links'

const { EMFILE, ENFILE } = constants.errno

let last: Interfaces = {}
let short = false

/**
 * The interfaces of this machine, as the system names them now. Where it can't say, as when the process has no file
 * descriptor left, those that it named the last time; none before the first time. Never throws.
 * @param ask asks the system; replaced in tests only.
 */
export function currentInterfaces(ask: () => Interfaces = networkInterfaces): Interfaces {
  try {
    last = ask()
    short = false
  } catch (fault) {
    // It is asked again every second; what was true a second ago serves until then.
    short = isOutOfFiles(fault)
  }
  return last
}

/** Whether the system has no file descriptor left for this process. */
export function outOfFiles(): boolean {
  currentInterfaces()
  return short
}

/** EMFILE and ENFILE, of which the call tells in its message and its number alone. */
function isOutOfFiles(fault: unknown): boolean {
  const { errno, info } = fault as { errno?: number; info?: { errno?: number } }
  return [EMFILE, ENFILE].includes(Math.abs(errno ?? info?.errno ?? 0))
}
