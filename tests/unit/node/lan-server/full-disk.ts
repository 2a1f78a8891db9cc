import { execFileSync } from 'node:child_process'
import { shouldSkip } from '../../../machine'

/** Most bytes that a file of a program may have: less than one line of the log, or than the head of a journal. */
const NO_ROOM = 64

/** Whether the system can take the room on the disk from a running program, and give it back. */
export const canFill = !shouldSkip('full-disk', whyNot())

function whyNot(): string | null {
  try {
    execFileSync('prlimit', ['--version'])
    return null
  } catch {
    return 'A full disk is not tested: this system has no prlimit.'
  }
}

/** Takes all room on the disk from a program. */
export function fillDisk(pid: number): void {
  limit(pid, String(NO_ROOM))
}

/** Gives the room on the disk back to a program. */
export function freeDisk(pid: number): void {
  limit(pid, 'unlimited')
}

function limit(pid: number, bytes: string): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])
}
