import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { allTold, playOn, playTogether } from '../guest'
import { freshFolder } from '../host'
import { startHost } from '../process'
import { backAt, twoAtATable } from '../two-guests'

/** Bytes that any file of a program may have; less than one line of the book. */
const NO_ROOM = 64

/** Whether the system can take the room on the disk from a program that runs, and give it back. */
const canFill = ((): boolean => {
  try {
    execFileSync('prlimit', ['--version'])
    return true
  } catch {
    return false
  }
})()
if (!canFill) console.log('A full disk is not tested: this system has no prlimit.')

function limit(pid: number, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${String(bytes)}:`])
}

it.skipIf(!canFill)(
  'on a full disk play goes on, the host says so, and with room again everything is written',
  async () => {
    const folder = freshFolder()
    const { host: first, guests } = await twoAtATable(folder)
    await playTogether(guests, 'room', 4)

    limit(first.pid, NO_ROOM)
    await playTogether(guests, 'no room', 6)
    await first.says('The disk is full.')
    limit(first.pid, 'unlimited')
    await playTogether(guests, 'room again', 3)
    await allTold(guests)
    const seen = guests.map((guest) => guest.seen)
    await first.kill()

    const second = await startHost(folder)
    expect(second.resumed).toBe(1)
    const again = await backAt(second.port, guests)
    expect(again.map((guest) => guest.seen)).toEqual(seen)
    await Promise.all(again.map((guest, index) => playOn(guest, `after ${String(index)}`)))
    expect((await again[0]?.heard('result'))?.record.names).toEqual({ A: 'Guest 0', B: 'Guest 1' })
  },
)
