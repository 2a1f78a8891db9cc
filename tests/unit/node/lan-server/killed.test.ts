import { expect, it } from 'vitest'
import { createSeededRng } from '../../../../src/rules/kit'
import { waitUntilAllKnow, join, nextMove, playRandomMoves, playTogether, type Guest } from './guest'
import { freshFolder } from './host'
import { startHost } from './process'
import { rejoin, openTableForTwo } from './two-guests'

it('a killed host takes its table up again, with every acknowledged move and everybody in their chair', async () => {
  const folder = freshFolder()
  const { host: first, guests } = await openTableForTwo(folder)
  await playTogether(guests, 'before', 9)
  await waitUntilAllKnow(guests)
  const seen = guests.map((guest) => guest.seen)
  const turns = guests.map((guest) => guest.turn)
  await first.kill()
  await Promise.all(guests.map((guest) => guest.closed))

  const second = await startHost(folder)
  expect(second).toMatchObject({ resumed: 1, codes: first.codes })
  const again = await rejoin(second.port, guests)
  expect(again.map((guest: Guest) => guest.seen)).toEqual(seen)
  for (const [index, guest] of again.entries()) expect(guest.turn).toBeGreaterThanOrEqual(turns[index] ?? 0)
  await Promise.all(again.map((guest, index) => playRandomMoves(guest, `after ${String(index)}`)))
  const result = await again[0]?.heard('result')
  expect(result?.luck).toMatchObject({ stage: 'done', absent: [] })
  expect(result?.record.names).toEqual({ A: 'Guest 0', B: 'Guest 1' })
})

it('a chair that somebody took over in mid-game is theirs still when the host was killed', async () => {
  const folder = freshFolder()
  const { host: first, url, guests } = await openTableForTwo(folder)
  await playTogether(guests, 'before', 5)
  const next = await nextMove(guests, createSeededRng('who'))
  const [stays, goes] = next?.guest === guests[0] ? guests : [guests[1], guests[0]]
  const seat = goes.seat ?? ''
  const secret = goes.token ?? ''
  await goes.ask('stand')
  // The chair goes back to a guest with the secret of the one who got up, under any name.
  const cleo = await join(url, { kind: 'resume', seat, token: secret })
  expect(await cleo.ask('sit', { name: 'Cleo', seat })).toMatchObject({ ok: true, seat })
  await playTogether([stays, cleo], 'between', 5)
  await waitUntilAllKnow([stays, cleo])
  const seen = [stays.seen, cleo.seen]
  await first.kill()

  const second = await startHost(folder)
  const again = await rejoin(second.port, [stays, cleo])
  expect(second.resumed).toBe(1)
  expect(again.map((guest) => guest.seen)).toEqual(seen)
  const { view } = await again[0]!.heard('welcome')
  expect(view.lobby.chairs.map((chair) => 'name' in chair && chair.name)).toContain('Cleo')
  await playTogether(again, 'after', 4)
  expect(again.some(({ messages }) => messages.some(({ type }) => type === 'step'))).toBe(true)
})
