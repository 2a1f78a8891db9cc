import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join as pathOf } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EMPTY_LEAGUE, withGame, type League } from '../../../../src/node/lan-server/table/league'
import type { GameView } from '../../../../src/rules/kit'
import { eventually } from '../../../eventually'
import { join, sitDown } from './guest'
import { HIGH_LIMITS, startTestHost, type TestLanHost } from './host'

/** The end of a game: points by seat, or chips, and the letters of the winners. */
const ending = (scores: Readonly<Record<string, number>>, winners: readonly string[], chips?: object) =>
  ({ scores, winners, state: { ...(chips && { chips }) } }) as unknown as GameView

describe('the league of an evening', () => {
  it('gives a point for everybody who was behind, and the winners all that did not win', () => {
    const first = withGame(EMPTY_LEAGUE, 1, ending({ A: 12, B: 22, C: 12 }, ['B']), ['Ada', 'Clara', 'Opal'])
    // Partners win together; who has fewest points may win.
    const partners = ending({ A: 1, B: 9, C: 1, D: 5 }, ['A', 'C'])
    const second = withGame(first, 2, partners, ['Ada', 'Clara', 'Opal', 'Walter'])
    expect(second.rows).toEqual([
      { name: 'Clara', games: 2, won: 1, points: 3 },
      { name: 'Ada', games: 2, won: 1, points: 2 },
      { name: 'Opal', games: 2, won: 1, points: 2 },
      { name: 'Walter', games: 1, won: 0, points: 0 },
    ])
    // Each game counts once.
    expect(withGame(second, 2, partners, ['Ada', 'Clara', 'Opal', 'Walter'])).toBe(second)
  })

  it('goes by chips where those are played for, and keeps the best of many people', () => {
    const chips = withGame(EMPTY_LEAGUE, 1, ending({ A: 0, B: 0 }, [], { A: 3, B: 40 }), ['Ada', 'Clara'])
    expect(chips.rows.map(({ name, points }) => [name, points])).toEqual([
      ['Clara', 1],
      ['Ada', 0],
    ])
    let league: League = chips
    for (let round = 2; round <= 40; round++)
      league = withGame(league, round, ending({ A: 1, B: 0 }, ['A']), ['Ada', `Guest ${String(round)}`])
    expect(league.rows).toHaveLength(16)
    expect(league.rows[0]).toEqual({ name: 'Ada', games: 40, won: 39, points: 39 })
  })
})

const start = (folder?: string) => startTestHost(folder, { limits: HIGH_LIMITS })

/** Plays a game of two that ends with a resignation, and returns the closed host's folder and the table's files. */
async function playedOnce() {
  const host = await start()
  const wish = { game: 'forty-nine', name: 'Attic', chairs: ['open', 'open'], settings: { autoStart: true } } as const
  const table = await host.lan.open(wish)
  const { code, id } = table.room.spec
  const [ada, ben] = await sitDown(host.url, code)
  if (!ada || !ben) throw new Error('Two people sit there.')
  for (const guest of [ada, ben]) await guest.ask('ready', { ready: true })
  await ada.heard('step')
  await ada.ask('resign', {})
  await ben.heard('result')
  const pass = { kind: 'code', code } as const
  const file = pathOf(host.folder, 'tables', `${id}.league.json`)
  return { host, table, ben, pass, file, id }
}

/** Returns the league that newcomers of both versions are told. */
async function leagueAt({ url }: TestLanHost, pass: Parameters<typeof join>[1]) {
  const [older, newer] = [await join(url, pass), await join(url, pass, { version: 2 })]
  expect(older.texts.join('\n')).not.toContain('"league"')
  return (await newer.heard('welcome')).view.lobby.league
}

const ROWS = [
  { name: 'Ben', games: 1, won: 1, points: 1 },
  { name: 'Ada', games: 1, won: 0, points: 0 },
]

describe('the league at a host', () => {
  it('is told between games, on the disk without a secret, and there after a restart', async () => {
    const { host, table, ben, pass, file } = await playedOnce()
    expect(ben.texts.join('\n')).not.toContain('"league"')
    expect(await leagueAt(host, pass)).toEqual(ROWS)
    await host.lan.change(table, 'new-york-whist')
    await host.close()
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ format: 'parlor-league/1', round: 1, rows: ROWS })
    const again = await start(host.folder)
    await again.lan.resumeTables()
    expect(await leagueAt(again, pass)).toEqual(ROWS)
    const [back] = again.lan.tables
    await back?.start(1)
    const late = await join(again.url, pass, { version: 2 })
    expect((await late.heard('welcome')).view.lobby).not.toHaveProperty('league')
    await again.lan.end(back?.room.spec.id ?? '')
    expect(existsSync(file)).toBe(false)
  })

  it('counts the last game after a host was killed before it was written', async () => {
    const { host, pass, file } = await playedOnce()
    await host.close()
    rmSync(file, { force: true })
    const again = await start(host.folder)
    await again.lan.resumeTables()
    expect(await leagueAt(again, pass)).toEqual(ROWS)
  })

  it.each([
    ['removed', (file: string) => rmSync(file)],
    [
      'replaced by an older copy',
      (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replaceAll('1', '0')),
    ],
  ])('whose file is %s while nobody plays is written again, and the owner is told', async (_how, displace) => {
    const { host, table, pass, file, id } = await playedOnce()
    await host.lan.change(table, 'new-york-whist')
    await eventually(() => expect(existsSync(file)).toBe(true))
    const text = readFileSync(file, 'utf8')
    displace(file)
    await eventually(() => expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(text))
    await eventually(() => expect(host.lan.warningOf(id)?.message).toContain('has won'))
    expect(await leagueAt(host, pass)).toEqual(ROWS)
  })

  it.skipIf(process.platform === 'win32')('stays where it is when the disk does not give it out now', async () => {
    const { host, table, ben, file, id } = await playedOnce()
    await host.lan.change(table, 'forty-nine')
    await host.close()
    rmSync(file)
    symlinkSync(file, file)
    const again = await start(host.folder)
    expect(await again.lan.resumeTables()).toBe(1)
    expect(again.lan.warningOf(id)?.code).toBe('league-lost')
    expect(readlinkSync(file)).toBe(file)
    const back = await join(again.url, { kind: 'resume', seat: 'B', token: ben.token ?? '' })
    expect(back.seat).toBe('B')
  })

  it.each([
    ['cut off', (text: string) => text.slice(0, 40)],
    ['of other contents', () => '{"format":"parlor-league/1","round":1,"rows":[{"name":"Ada"}]}'],
    ['of a newer Parlor Box', (text: string) => text.replace('league/1', 'league/2')],
  ])('that is %s is laid aside and the owner is told; table, chairs and game are there', async (_how, damage) => {
    const { host, table, ben, pass, file, id } = await playedOnce()
    await host.lan.change(table, 'forty-nine')
    await host.close()
    const text = damage(readFileSync(file, 'utf8'))
    writeFileSync(file, text)
    const again = await start(host.folder)
    expect(await again.lan.resumeTables()).toBe(1)
    expect(again.lan.lost).toEqual([])
    expect(again.lan.warningOf(id)?.code).toBe('league-lost')
    expect(again.faults).toHaveLength(1)
    const removed = pathOf(host.folder, 'tables', 'removed')
    expect(readdirSync(removed).map((name) => readFileSync(pathOf(removed, name), 'utf8'))).toEqual([text])
    expect(await leagueAt(again, pass)).toBeUndefined()
    const back = await join(again.url, { kind: 'resume', seat: 'B', token: ben.token ?? '' })
    expect(back.seat).toBe('B')
  })
})
