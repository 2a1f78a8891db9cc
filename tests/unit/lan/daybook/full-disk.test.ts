import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { allTold, join, playOn, playTogether } from '../guest'
import { freshFolder } from '../host'
import { startHost } from '../process'

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
    const first = await startHost(folder, '0', 'forty-nine')
    const url = `ws://127.0.0.1:${String(first.port)}/lan`
    const pass = { kind: 'code', code: first.codes[0] ?? '' } as const
    const guests = [await join(url, pass), await join(url, pass)] as const
    for (const [index, guest] of guests.entries()) await guest.ask('sit', { name: `Guest ${String(index)}` })
    for (const guest of guests) await guest.ask('ready', { ready: true })
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
    const again = await Promise.all(
      guests.map(({ seat, token }) =>
        join(`ws://127.0.0.1:${String(second.port)}/lan`, { kind: 'resume', seat: seat ?? '', token: token ?? '' }),
      ),
    )
    expect(again.map((guest) => guest.seen)).toEqual(seen)
    await Promise.all(again.map((guest, index) => playOn(guest, `after ${String(index)}`)))
    expect((await again[0]?.heard('result'))?.record.names).toEqual({ A: 'Guest 0', B: 'Guest 1' })
  },
)
