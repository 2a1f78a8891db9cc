// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { useGameLog } from '../../../src/renderer/stores/app/game-log'
import { playOn } from '../../unit/lan-client/guests'
import { startTestHost, HIGH_LIMITS } from '../../unit/node/lan-server/host'
import { closePages, openGuestPage, playRandomMoves, unload, waitUntil } from './page'
import { startGame, openTableForTwo } from './table'

afterEach(closePages)

const lines = () => useGameLog().lines.map(({ text }) => text)
const KEPT = 'parlor-box log'

/** Plays until Ada has made some moves and it is her turn again. Nothing can happen while her page is loaded again. */
async function inPlay() {
  const [host, open, page, walter] = await openTableForTwo('forty-nine')
  await startGame(open, page)
  const walters = playOn(walter, 'walter')
  await playRandomMoves(page, 'ada', 4)
  await waitUntil(() => page.table.over || (page.hand.isAwaited && page.hand.moves.length > 0))
  expect(page.table.over).toBe(false)
  return { host, page, walters, told: lines(), ply: page.table.ply }
}

describe('a page that is loaded anew in a game', () => {
  it('keeps what it was told, and goes on from there', async () => {
    const { host, page, walters, told, ply } = await inPlay()
    unload(page)
    const again = await openGuestPage(host, { anew: true })
    expect(await again.lan.joinOnLoad()).toBe(true)
    await waitUntil(() => again.page.place === 'game' && again.table.persons.length > 0)
    expect(told.length).toBeGreaterThan(3)
    expect(lines()).toEqual(told)
    expect(again.table.ply).toBe(ply)

    await Promise.all([playRandomMoves(again, 'ada again'), walters])
    await waitUntil(() => again.lan.verdict !== null)
    expect(lines().slice(0, told.length)).toEqual(told)
    expect(again.table.table!.record()!.moves.length).toBe(again.table.ply)
    expect(host.faults).toEqual([])
  })

  it('knows the position before a move that is taken back after it was loaded', async () => {
    const host = await startTestHost(undefined, { limits: HIGH_LIMITS })
    const open = await host.lan.open({ game: 'nebraska-checkers', name: 'Kitchen', chairs: ['open', 1] })
    const page = await openGuestPage(host, { hash: `#join=${open.room.spec.token}` })
    expect(await page.lan.joinOnLoad()).toBe(true)
    expect(await page.lan.sit('Ada')).toBe(true)
    await startGame(open, page)
    await playRandomMoves(page, 'ada', 2)
    await waitUntil(() => page.hand.isAwaited && page.table.ply === 4)
    const told = lines()
    unload(page)
    const again = await openGuestPage(host, { anew: true, hash: window.location.hash })
    expect(await again.lan.joinOnLoad()).toBe(true)
    await waitUntil(() => again.page.place === 'game' && again.table.persons.length > 0)
    expect(again.table.undoable).toBe(2)
    await again.table.undo()
    await waitUntil(() => again.table.ply === 2)
    expect(lines()).toEqual(told.slice(0, lines().length))
    expect(lines().length).toBeLessThan(told.length)
  })

  it('takes up nothing of another game, and nothing that was tampered with', async () => {
    for (const harm of [(kept: string) => kept.replace('"round":1', '"round":7'), () => '{"of":{}}', () => '{']) {
      const { host, page } = await inPlay()
      unload(page)
      sessionStorage.setItem(KEPT, harm(sessionStorage.getItem(KEPT) ?? ''))
      const again = await openGuestPage(host, { anew: true })
      expect(await again.lan.joinOnLoad()).toBe(true)
      await waitUntil(() => again.page.place === 'game' && again.table.persons.length > 0)
      expect(lines()[0]).toMatch(/game in progress/)
      expect(sessionStorage.getItem(KEPT)).toBeNull()
      closePages()
    }
  })
})
