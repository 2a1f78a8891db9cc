// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { seatOf, createSeededRng } from '../../../src/rules/kit'
import { playAgain } from '../../../src/renderer/stores/flow/game-actions'
import { createNodeServices } from '../../../src/node/compose/app-services'
import { useClaim } from '../../../src/renderer/stores/table/claim'
import { canSaveRecord, recordText } from '../../../src/renderer/stores/output/save-record'
import { useGameLog } from '../../../src/renderer/stores/app/game-log'
import { IS_FULL_DEPTH } from '../../scale'
import { choose } from '../../unit/node/lan-server/choose'
import { createGuest, isJudged, playOn, waitForState } from '../../unit/lan-client/guests'
import { freshFolder, startTestHost, HIGH_LIMITS } from '../../unit/node/lan-server/host'
import { closePages, openGuestPage, playRandomMoves, unload, waitUntil, type GuestPage } from './page'
import { startGame, openTableForTwo, type Guest, type OpenTable } from './table'

afterEach(closePages)

describe('a page at a far table', () => {
  it('joins by its link, sits down, and plays a whole game that is found fair', async () => {
    const [host, open, page, walter] = await openTableForTwo('forty-nine')
    expect(page.page.place).toBe('gathering')
    expect(page.lan.joinedTable).toMatchObject({ name: 'Kitchen', game: 'forty-nine', isOwner: false })
    const { token } = open.room.spec
    expect(page.lan.joinedTable!.links).toEqual([
      `http://127.0.0.1:${String(host.server.port)}/hand.html#join=${token}`,
    ])
    expect(page.lan.seats).toEqual([0])
    await waitUntil(() => page.lan.lobby!.chairs[1]!.state === 'here')
    expect(page.lan.arrivals).toBe(1)

    await startGame(open, page)
    expect(page.table.names).toEqual(['Ada', 'Walter'])
    expect(page.table.chairs.map(({ kind }) => kind)).toEqual(['person', 'far'])
    expect(page.table.persons).toEqual([0])

    await Promise.all([playRandomMoves(page, 'ada'), playOn(walter, 'walter')])
    expect(page.table.over).toBe(true)
    await waitUntil(() => page.lan.verdict !== null)
    expect(page.lan.verdict).toMatchObject({ isFair: true, isComplete: true, botMoveCount: 0 })
    expect(page.lan.joinedAt).toBeNull()
    expect(page.table.result).not.toBe('')
    expect(useGameLog().lines.length).toBeGreaterThan(20)
    expect(page.table.table!.record()!.moves.length).toBe(page.table.ply)
    expect(host.faults).toEqual([])
  })

  it('keeps the record of a finished game as any Parlor Box takes it in, also when its host has gone', async () => {
    const [host, open, page, walter] = await openTableForTwo('forty-nine')
    await startGame(open, page)
    expect(canSaveRecord()).toBe(false)
    await Promise.all([playRandomMoves(page, 'ada'), playOn(walter, 'walter')])
    await waitUntil(() => page.lan.verdict !== null)
    await host.lan.end(open.room.spec.id)
    await waitUntil(() => page.lan.isRemoved)
    expect(canSaveRecord()).toBe(true)
    const text = recordText()!
    const { game, names, moves } = JSON.parse(text) as Record<string, unknown>
    const services = await createNodeServices({ dataFolder: freshFolder(), shell: 'host', version: '1' })
    const id = await services.saves.importRecord(text)
    expect(JSON.parse(await services.saves.exportRecord(id))).toMatchObject({ game, names, moves })
    await services.close()
  })

  it('comes back to its chair by itself when it is loaded anew, and hears at the end what it had missed', async () => {
    const [host, open, page, walter] = await openTableForTwo('forty-nine')
    await startGame(open, page)
    const walters = playOn(walter, 'walter')
    await playRandomMoves(page, 'ada', 4)
    const before = page.table.seen!
    unload(page)
    // This is as in a browser that was closed meanwhile: only the chair is known.
    sessionStorage.removeItem('parlor-box log')

    const reloaded = Date.now()
    const again = await openGuestPage(host, { anew: true })
    expect(await again.lan.joinOnLoad()).toBe(true)
    await waitUntil(() => again.page.place === 'game' && again.table.persons.length > 0)
    expect(again.lan.seats).toEqual([0])
    const hands = (again.table.seen!.state as { hands: Record<string, unknown> }).hands
    expect(Array.isArray(hands['A'])).toBe(true)
    expect(hands['A']).toHaveLength((before.state as { hands: Record<string, string[]> }).hands['A']!.length)
    expect(useGameLog().lines[0]!.text).toMatch(/game in progress/)

    await Promise.all([playRandomMoves(again, 'ada again'), walters])
    await waitUntil(() => again.lan.verdict !== null)
    expect(again.lan.verdict).toMatchObject({ isFair: true, isComplete: false })
    expect(again.lan.joinedAt).toBeGreaterThanOrEqual(reloaded)
    expect(useGameLog().lines[0]!.text).not.toMatch(/game in progress/)
    expect(again.table.table!.record()!.moves.length).toBe(again.table.ply)
    expect(host.faults).toEqual([])
  })

  it('remembers a chair that was left in a game, and gives up one that was left before', async () => {
    const [, open, page] = await openTableForTwo('forty-nine')
    page.lan.leave()
    expect(page.lan.joinedTable).toBeNull()
    expect(page.lan.remembered).toBeNull()
    await vanished(open, 'Ada')

    const { code } = open.room.spec
    expect(await page.lan.join({ address: null, pass: { kind: 'code', code: code.toLowerCase() } })).toBe(true)
    expect(await page.lan.sit('Ada')).toBe(true)
    await startGame(open, page)
    expect(page.lan.mustConfirmLeaving).toBe(true)
    page.lan.leave()
    page.table.leave()
    expect(page.lan.remembered).toEqual({ name: 'Kitchen', game: 'forty-nine', seat: 'A' })
    expect(await page.lan.returnToSeats()).toBe(true)
    await waitUntil(() => page.page.place === 'game' && page.table.persons.length > 0)
    expect(page.lan.seats).toEqual([0])
  })

  it('seats two people at one screen, with a curtain between them', async () => {
    const [, open, page, walter] = await openTableForTwo('forty-nine', { chairs: ['open', 'open', 'open'] })
    await waitUntil(() => page.lan.lobby!.chairs[1]!.state === 'here')
    expect(await page.lan.sit('Mabel')).toBe(true)
    expect(page.lan.seats).toEqual([0, 2])
    await startGame(open, page)
    const walters = playOn(walter, 'walter')
    await waitUntil(() => page.table.looking.isCovered)
    expect(page.table.persons).toEqual([0, 2])
    expect(page.table.looking.isCovered).toBe(true)
    expect(hidden(page)).toEqual([true, true, true])
    page.table.liftCurtain()
    const eye = page.table.looking.eye
    expect(hidden(page).map((isHidden, seat) => (isHidden ? -1 : seat))).toContain(eye)

    await Promise.all([playRandomMoves(page, 'ada and mabel'), walters])
    expect(page.table.over).toBe(true)
    await waitUntil(() => page.lan.verdict !== null)
    expect(page.lan.verdict!.isFair).toBe(true)
  })

  it('takes a move back through the host, with what bots have replied', async () => {
    const host = await startTestHost(undefined, { limits: HIGH_LIMITS })
    const open = await host.lan.open({ game: 'nebraska-checkers', name: 'Kitchen', chairs: ['open', 1] })
    const page = await openGuestPage(host)
    await page.lan.join({ address: null, pass: { kind: 'token', token: open.room.spec.token } })
    await page.lan.sit('Ada')
    await startGame(open, page)
    const before = JSON.stringify(page.table.seen!.state)
    await playRandomMoves(page, 'ada', 1)
    await waitUntil(() => page.hand.isAwaited)
    expect(page.table.ply).toBe(2)
    expect(page.table.lastPly!.events).not.toEqual([])
    expect(page.table.undoable).toBe(2)
    const told = useGameLog().lines.length
    await page.table.undo()
    await waitUntil(() => page.table.ply === 0)
    expect(JSON.stringify(page.table.seen!.state)).toBe(before)
    expect(useGameLog().lines.length).toBeLessThan(told)
    expect(page.hand.moves.length).toBeGreaterThan(0)
  })

  it('gives up, and everybody is told who won', async () => {
    const [, open, page, walter] = await openTableForTwo('forty-nine')
    await startGame(open, page)
    await page.table.resign()
    await waitUntil(() => page.table.over)
    await waitForState(walter, isJudged)
    await waitUntil(() => page.lan.verdict !== null)
    expect(page.table.resigned).toEqual([0])
    expect(page.table.winners).toEqual([1])
    expect(page.lan.verdict!.isFair).toBe(true)
  })

  it('tells who has given up while the others play on, also to whoever comes later', async () => {
    const [host, open, page, walter] = await openTableForTwo('forty-nine', { chairs: ['open', 'open', 1] })
    await startGame(open, page)
    await walter.resign()
    await waitUntil(() => page.table.resigned.length > 0)
    expect(page.table.resigned).toEqual([1])
    expect(page.table.over).toBe(false)
    // The bot may have moved meanwhile.
    expect(useGameLog().spoken.map(({ text }) => text)).toContain('Walter gives up the game.')
    unload(page)
    const anew = await openGuestPage(host, { anew: true })
    expect(await anew.lan.joinOnLoad()).toBe(true)
    await waitUntil(() => anew.page.place === 'game' && anew.table.persons.length > 0)
    expect(anew.table.resigned).toEqual([1])
  })

  it('goes back to the gathering when all is over, and from there to the next game', async () => {
    const [, open, page, walter] = await openTableForTwo('forty-nine')
    await startGame(open, page)
    await page.table.resign()
    await waitUntil(() => page.table.over && page.lan.verdict !== null)
    await playAgain()
    expect(page.page.place).toBe('gathering')
    expect(page.lan.lobby!.phase).toBe('over')
    await startGame(open, page)
    expect(page.lan.lobby!.round).toBe(2)
    expect(page.lan.verdict).toBeNull()
    expect(page.table.ply).toBe(0)
    expect(page.table.resigned).toEqual([])
    await Promise.all([playRandomMoves(page, 'ada once more'), playOn(walter, 'walter once more')])
    await waitUntil(() => page.lan.verdict !== null)
    expect(page.lan.verdict).toMatchObject({ isFair: true, isComplete: true })
  })

  it('goes on after its connection was lost, again and again', async () => {
    const [, open, page, walter] = await openTableForTwo('forty-nine')
    await startGame(open, page)
    const walters = playOn(walter, 'walter waits for nobody')
    for (let losses = 0; losses < 4; losses++) {
      await playRandomMoves(page, `ada ${String(losses)}`, 2)
      page.lan.retry()
      await waitUntil(() => page.lan.connection!.state === 'connected')
    }
    await Promise.all([playRandomMoves(page, 'ada to the end'), walters])
    await waitUntil(() => page.lan.verdict !== null)
    expect(page.lan.verdict!.isFair).toBe(true)
    expect(page.table.table!.record()!.moves.length).toBe(page.table.ply)
  })

  it('calls what another has left lying, out of turn', async () => {
    const chairs = ['open', 'open', 'open']
    const [host, open, page, walter] = await openTableForTwo('cassino-25', { chairs, options: { calls: true } })
    const mabel = createGuest(host.url, { kind: 'token', token: open.room.spec.token })
    await mabel.sit('Mabel')
    await startGame(open, page)
    const rng = createSeededRng('they leave much')
    let calls = 0
    // The whole game is played only at full depth. A test above checks that a whole game is found fair in the end.
    while (!page.table.over && (IS_FULL_DEPTH || calls === 0)) {
      await upToDate(open, page, [walter, mabel])
      const other = [walter, mabel].find(({ state }) => choose(state, createSeededRng('')) !== null)
      if (page.hand.source !== null && !page.hand.isAwaited) {
        const said = useGameLog().lines.length
        await useClaim().make()
        await waitUntil(() => !page.hand.busy && (page.hand.shownRefusal !== null || useGameLog().lines.length > said))
        expect(page.hand.shownRefusal).toBeNull()
        expect(
          useGameLog()
            .lines.slice(said)
            .map(({ text }) => text)
            .join(' '),
        ).toMatch(/Cassino/u)
        calls++
      } else if (other !== undefined) await other.move(choose(other.state, rng)!)
      else await playRandomMoves(page, `ada ${String(page.table.ply)}`, 1)
    }
    expect(calls).toBeGreaterThan(0)
    if (!page.table.over) return
    await waitUntil(() => page.lan.verdict !== null)
    expect(page.lan.verdict!.isFair).toBe(true)
  })
})

/** Resolves when the page and every guest have heard all that has happened. */
async function upToDate({ room }: OpenTable, { table }: GuestPage, guests: readonly Guest[]): Promise<void> {
  const truth = (eye: number) => JSON.stringify(room.activeGame!.table.viewFor(eye).state)
  await waitUntil(() => JSON.stringify(table.seen!.state) === truth(0))
  for (const one of guests)
    await waitForState(one, ({ seen, seat }) => JSON.stringify(seen?.state) === truth(seatOf(seat!)))
}

/** Returns for each hand whether the page hides it. */
function hidden({ table }: GuestPage): boolean[] {
  const { hands } = table.seen!.state as { hands: Record<string, unknown> }
  return ['A', 'B', 'C'].map((seat) => !Array.isArray(hands[seat]))
}

/** Resolves when nobody of this name sits at a table any more. */
async function vanished(open: OpenTable, name: string): Promise<void> {
  const witness = createGuest(`ws://${window.location.host}/lan`, { kind: 'token', token: open.room.spec.token })
  await waitForState(witness, ({ lobby }) => lobby !== null && !JSON.stringify(lobby.chairs).includes(`"${name}"`))
}
