// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { useSeatForm } from '../../../src/renderer/stores/lan/seat-form'
import { useGameLog } from '../../../src/renderer/stores/app/game-log'
import { createGuest, playOn, waitForState } from '../../unit/lan-client/guests'
import { startTestHost, randomThinker, HIGH_LIMITS } from '../../unit/node/lan-server/host'
import type { Thinker } from '../../../src/ports/thinker'
import { closePages, openGuestPage, playRandomMoves, waitUntil } from './page'
import { startGame, openTableForTwo } from './table'

afterEach(closePages)

/** Returns a thinker that never answers for one seat, so that its bot does not move. */
const notFor = (seat: number): Thinker => ({
  think: (request) => (request.seat === seat ? new Promise(() => undefined) : randomThinker.think(request)),
})

describe('a page that looks on at a game', () => {
  it('takes over from a bot: it has that hand, plays on, and hears the whole game in the end', async () => {
    const host = await startTestHost(undefined, { limits: HIGH_LIMITS, thinker: notFor(1) })
    const open = await host.lan.open({ game: 'forty-nine', name: 'Kitchen', chairs: ['open', 2, 2] })
    const { code, token } = open.room.spec
    const walter = createGuest(host.url, { kind: 'code', code })
    expect(await walter.sit('Walter', 'A')).toMatchObject({ ok: true })
    await open.start()
    await waitForState(walter, ({ lobby }) => lobby?.phase === 'playing')
    const walters = playOn(walter, 'walter')

    const page = await openGuestPage(host, { hash: `#join=${token}` })
    expect(await page.lan.joinOnLoad()).toBe(true)
    await waitUntil(
      () => page.page.place === 'game' && page.table.seen?.eye === -1 && page.table.awaitedSeats.includes(1),
    )
    const sitting = useSeatForm()
    expect(sitting.canTakeBotSeat).toBe(true)
    sitting.name = 'Walter'
    expect(await sitting.sit(1)).toBe(false)
    sitting.name = 'Ada'
    // A hand of the game was seen from this machine, so the table's owner has to consent.
    expect(await sitting.sit(1)).toBe(false)
    open.admit(1)
    expect(await sitting.sit(1)).toBe(true)
    await waitUntil(() => page.table.seen?.eye === 1)
    expect(page.lan.seats).toEqual([1])
    expect(page.table.names[1]).toBe('Ada')
    expect(page.table.chairs.map(({ kind }) => kind)).toEqual(['far', 'person', 'bot'])
    expect(page.table.seen).toEqual(open.room.activeGame?.table.viewFor(1))
    expect(useGameLog().lines.map(({ text }) => text)).toContain('From now on you are playing.')
    expect(useGameLog().lines[0]!.text).toMatch(/game in progress/)
    expect(sitting.canTakeBotSeat).toBe(false)

    await Promise.all([playRandomMoves(page, 'ada'), walters])
    await waitUntil(() => page.lan.verdict !== null)
    expect(page.lan.verdict).toMatchObject({ isFair: true, isComplete: false, botMoveCount: 0 })
    expect(page.table.table!.record()!.names).toMatchObject({ A: 'Walter', B: 'Ada' })
    expect(page.table.table!.record()!.moves.length).toBe(page.table.ply)
    expect(host.faults).toEqual([])
  })

  it('looks on again when the host gives its chair back to a bot', async () => {
    const host = await startTestHost(undefined, { limits: HIGH_LIMITS, thinker: notFor(1) })
    const open = await host.lan.open({ game: 'forty-nine', name: 'Kitchen', chairs: ['open', 2] })
    const { code, token } = open.room.spec
    const walter = createGuest(host.url, { kind: 'code', code })
    await walter.sit('Walter', 'A')
    await open.start()
    await waitForState(walter, ({ lobby }) => lobby?.phase === 'playing')
    const page = await openGuestPage(host, { hash: `#join=${token}` })
    expect(await page.lan.joinOnLoad()).toBe(true)
    await waitUntil(() => page.page.place === 'game' && page.table.seen?.eye === -1)
    open.admit(1)
    expect(await page.lan.sit('Ada', 1)).toBe(true)
    await waitUntil(() => page.table.seen?.eye === 1)
    await open.seatBot(1, 2)
    await waitUntil(() => page.lan.seats.length === 0 && page.table.seen?.eye === -1)
    expect(page.table.seen).toEqual(open.room.activeGame?.table.viewFor(-1))
    expect(useSeatForm().canTakeBotSeat).toBe(true)
  })

  it('keeps what it was told when it gets up for a bot, and says from where on it looks on', async () => {
    const [, open, page, walter] = await openTableForTwo('forty-nine', { chairs: ['open', 'open', 2] })
    await startGame(open, page)
    const walters = playOn(walter, 'walter')
    await playRandomMoves(page, 'ada', 3)
    await waitUntil(() => page.hand.isAwaited)
    const story = useGameLog()
    const before = story.lines.map(({ text }) => text)
    const { ply } = page.table
    await open.seatBot(0, 2)
    await waitUntil(() => page.lan.seats.length === 0 && page.table.seen?.eye === -1)
    const after = story.lines.map(({ text }) => text)
    expect(before.length).toBeGreaterThan(5)
    // These are the same plies as an onlooker may know them, with the names of those who played them.
    const same = after.slice(0, before.length)
    expect(same.filter((line) => !before.includes(line))).toEqual(
      same.filter((line) => /^\S+ deals |\bAda\b/u.test(line)),
    )
    expect(same.filter((line) => before.includes(line)).length).toBeGreaterThan(2)
    expect(same.some((line) => line.startsWith('Ada '))).toBe(true)
    expect(after).toContain('From now on you are watching.')
    expect(after.join(' ')).not.toMatch(/under way|connection was lost/u)
    expect(page.table.ply).toBeGreaterThanOrEqual(ply)
    await walters
    await waitUntil(() => page.table.over && page.lan.verdict !== null)
    expect(story.lines.map(({ text }) => text)).toContain('From now on you are watching.')
    expect(story.lines.filter(({ text }) => /under way|connection was lost/u.test(text))).toEqual([])
  })
})
