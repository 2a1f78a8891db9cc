import { readFileSync } from 'node:fs'

/** Clock ticks per second in `/proc`; Linux has reported 100 on every platform for decades. */
const TICKS = 100

/**
 * Processor time, user and system, in seconds, that this process and all its ended child processes have used, with their
 * own ended children. Null where the system does not tell (anything but Linux).
 */
export function usedCpu(): number | null {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    // The second field is the program's name in brackets and may hold spaces: counted from the bracket's end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS
  } catch {
    return null
  }
}
