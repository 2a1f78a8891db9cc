import { constants, networkInterfaces } from 'node:os'
import type { Interfaces } from './network-links'

const { EMFILE, ENFILE } = constants.errno

let last: Interfaces = {}
let isOutOfDescriptors = false

/**
 * Returns the current network interfaces of this machine. If the system cannot list them, for example because the
 * process has no file descriptor left, returns the last known ones, or none. Never throws.
 * @param ask queries the system; replaced in tests only
 */
export function currentInterfaces(ask: () => Interfaces = networkInterfaces): Interfaces {
  try {
    last = ask()
    isOutOfDescriptors = false
  } catch (fault) {
    // Callers ask again every second; the previous list serves until then.
    isOutOfDescriptors = isOutOfFiles(fault)
  }
  return last
}

/** Whether the system has no file descriptor left for this process. */
export function hasNoDescriptorLeft(): boolean {
  currentInterfaces()
  return isOutOfDescriptors
}

/** Whether an error is EMFILE or ENFILE; this call reports those by number and message only. */
function isOutOfFiles(fault: unknown): boolean {
  const { errno, info } = fault as { errno?: number; info?: { errno?: number } }
  return [EMFILE, ENFILE].includes(Math.abs(errno ?? info?.errno ?? 0))
}
