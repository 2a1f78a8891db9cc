import { expect, it } from 'vitest'
import { canFill, freeDisk, fillDisk } from './full-disk'
import { waitUntilAllKnow, playRandomMoves, playTogether } from './guest'
import { freshFolder } from './host'
import { startHost } from './process'
import { rejoin, openTableForTwo } from './two-guests'

it.skipIf(!canFill)(
  'on a full disk play goes on, the host says so, and with room again everything is written',
  async () => {
    const folder = freshFolder()
    const { host: first, guests } = await openTableForTwo(folder)
    await playTogether(guests, 'room', 4)

    fillDisk(first.pid)
    await playTogether(guests, 'no room', 6)
    await first.says('The disk is full.')
    freeDisk(first.pid)
    await playTogether(guests, 'room again', 3)
    await waitUntilAllKnow(guests)
    const seen = guests.map((guest) => guest.seen)
    await first.kill()

    const second = await startHost(folder)
    expect(second.resumed).toBe(1)
    const again = await rejoin(second.port, guests)
    expect(again.map((guest) => guest.seen)).toEqual(seen)
    await Promise.all(again.map((guest, index) => playRandomMoves(guest, `after ${String(index)}`)))
    expect((await again[0]?.heard('result'))?.record.names).toEqual({ A: 'Guest 0', B: 'Guest 1' })
  },
)
