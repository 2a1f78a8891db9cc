import { expect, it } from 'vitest'
import { canFill, empty, fill } from '../full-disk'
import { allTold, playOn, playTogether } from '../guest'
import { freshFolder } from '../host'
import { startHost } from '../process'
import { backAt, twoAtATable } from '../two-guests'

it.skipIf(!canFill)(
  'on a full disk play goes on, the host says so, and with room again everything is written',
  async () => {
    const folder = freshFolder()
    const { host: first, guests } = await twoAtATable(folder)
    await playTogether(guests, 'room', 4)

    fill(first.pid)
    await playTogether(guests, 'no room', 6)
    await first.says('The disk is full.')
    empty(first.pid)
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
