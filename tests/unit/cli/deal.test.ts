import { expect, test } from 'vitest'
import { gameById } from '../../../src/rules/catalogue'
import { replay } from '../../../src/rules/kit'
import { documentOf, parlorHere } from './run'

/** Pack of Forty-Nine on 28 November 2026. */
const TODAY = ['40', '20', '35', '13', '25']

test.each([['fn gInm xebp v'], ['FN-G1NM-XEBP-V']])(
  '%s deals the same pack as its day, in a record that replays',
  async (code) => {
    const ran = await parlorHere(['deal', 'forty-nine', code])
    expect(ran.status).toBe(0)
    const record = documentOf(ran) as { code: string; moves: []; chance: { tape: string[] } }
    expect(record).toMatchObject({ code: 'FN-G1NM-XEBP-V', moves: [] })
    expect(record.chance.tape.slice(0, 5)).toEqual(TODAY)
    expect(replay(gameById, record).ok).toBe(true)
    expect(documentOf(await parlorHere(['deal', 'forty-nine', '--day', '2026-11-28']))).toEqual(record)
  },
)

test('a new deal has a code, and the code gives it again', async () => {
  const first = documentOf(await parlorHere(['deal', 'cassino-21', '--seats', '4', '--option', 'partners=false']))
  expect(first).toMatchObject({ code: expect.stringMatching(/^C2-/) as string, seats: ['A', 'B', 'C', 'D'] })
  expect(documentOf(await parlorHere(['deal', 'cassino-21', String(first['code'])]))).toEqual(first)
  const unnamed = documentOf(await parlorHere(['deal', 'pittsburgh-draw', '--option', 'target=5']))
  expect(unnamed).toMatchObject({ code: null, options: { target: 5 } })
})

test.each([
  [['forty-nine', 'FN-G1NM-XEBP-W'], 'code-check', 'One letter or figure is wrong'],
  [['forty-nine', 'FN-G1NM'], 'code-length', 'this one has 6'],
  [['forty-nine', 'C2-G1NM-XEBP-V'], 'code-check', 'One letter'],
  [['cassino-21', 'FN-G1NM-XEBP-V'], 'code-game', 'a deal of Forty-Nine, not of Cassino'],
  [['forty-nine', 'FN-G1NM-XEBP-V', '--seats', '3'], 'bad-usage', 'A code names seats'],
  [['forty-nine', '--seats', '9'], 'bad-usage', '2 to 8 seats'],
  [['forty-nine', '--day', 'today'], 'bad-usage', 'A date is like 2026-11-28'],
  [['isolation'], 'no-luck', 'every game of it begins alike'],
])('deal %s is refused as %s', async (args, code, message) => {
  const ran = await parlorHere(['deal', ...args])
  expect(ran.status).toBe(2)
  expect(documentOf(ran)).toMatchObject({ error: { code, message: expect.stringContaining(message) as string } })
})
