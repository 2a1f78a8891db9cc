import { readFileSync } from 'node:fs'

/** Clock ticks per second in `/proc`; Linux has reported 100 on every platform for decades. */
const TICKS_PER_SECOND = 100

/**
 * Returns the processor time, user and system, in seconds, of this process and all its terminated child processes and
 * their descendants. Null if the system does not report it (anything but Linux).
 */
export function usedCpu(): number | null {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    // The second field is the program's name in brackets and may contain spaces, so counting starts after the bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND
  } catch {
    return null
  }
}
