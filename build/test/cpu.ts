import { readFileSync } from 'node:fs'

/** Clock ticks per second in `/proc`; Linux has reported 100 on every platform for decades. */
const TICKS = 100

/**
 * Processor time, user and system, in seconds, that all ended child processes of this one have used, with their own
 * ended children. Null where the system does not tell (anything but Linux).
 */
export function childrenCpu(): number | null {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    // The second field is the program's name in brackets and may hold spaces: counted from the bracket's end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[13]) + Number(fields[14])) / TICKS
  } catch {
    return null
  }
}

/**
 * Answers a function that says what was added to `childrenCpu` since its last call. Called whenever a child has ended,
 * it tells that child's share.
 */
export function cpuMeter(): () => number | null {
  let last = childrenCpu()
  return () => {
    const now = childrenCpu()
    const used = now === null || last === null ? null : now - last
    last = now
    return used
  }
}
