import { describe, expect, test } from 'vitest'
import {
  codeOfDeal,
  DEAL_COUNT,
  firstSetup,
  hasDealCodes,
  numberOfDay,
  readDealCode,
  recordOfDeal,
  seedOfDeal,
  type Deal,
} from '../../../src/drawer/deals'
import { gameById, games } from '../../../src/rules/catalogue'
import { createSeededRng, replay, type AnyGame } from '../../../src/rules/kit'
import { runCount } from '../../scale'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const coded = games.filter(({ info }) => hasDealCodes(info.id))
const dealOf = ({ info }: AnyGame, number: number): Deal => ({ ...firstSetup(info)!, number })
const today = dealOf(gameById('forty-nine'), numberOfDay('forty-nine', '2026-11-28'))

test('every game of chance has codes, and no other', () => {
  expect(coded.map(({ info }) => info.id)).toEqual(
    games.filter(({ info }) => info.hasChance).map(({ info }) => info.id),
  )
})

test('the deal of a day comes from its date alone: its number, code, seed and pack are fixed for ever', () => {
  expect(today.number).toBe(1_800_321_398)
  expect(codeOfDeal(today)).toBe('FN-G1NM-XEBP-V')
  const game = gameById('forty-nine')
  expect(seedOfDeal(today, game.info)).toBe('parlor-deal/1 ["forty-nine",1,2,[],1800321398]')
  const { chance, moves } = recordOfDeal(today, game)
  expect(chance?.tape?.slice(0, 5)).toEqual(['40', '20', '35', '13', '25'])
  expect(moves).toEqual([])
})

test('a code is read as people type it', () => {
  for (const typed of [
    'FN-G1NM-XEBP-V',
    'fn gInm xebp v',
    'ＦＮ－Ｇ１ＮＭ－ＸＥＢＰ－Ｖ',
    'FNG1NMXEBPV',
    ' fn–glnm – xebp.u ',
    '\u200eFN\u200b−G1NM−XEBP−V\u2060',
  ])
    expect(readDealCode(typed)).toEqual({ ok: true, value: today })
})

test('in a hundred years no day has the deal of another', () => {
  const days = Array.from({ length: 36_525 }, (_, day) =>
    new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
  )
  expect(new Set(days.map((day) => numberOfDay('cassino-21', day))).size).toBe(days.length)
  for (const none of ['28.11.2026', '2026-02-30', '2026-13-01', ''])
    expect(() => numberOfDay('cassino-21', none)).toThrow(RangeError)
})

describe.each(coded.map((game) => [game.info.id, game] as const))('%s', (id, game) => {
  test('every setup that a code can name comes back from it, and its record can be played', () => {
    const rng = createSeededRng(`codes of ${id}`)
    const body = (setup: number) => (64n | BigInt(setup)) << 33n
    let known = 0
    for (let setup = 0; setup < 64; setup++) {
      const read = readDealCode(codeWith(codeOfDeal(dealOf(game, 0))!, body(setup) | BigInt(rng.below(2 ** 31))))
      if (!read.ok) {
        expect(read.error.code).toBe('code-setup')
        continue
      }
      known++
      expect(readDealCode(codeOfDeal(read.value)!)).toEqual(read)
      expect(replay(gameById, recordOfDeal(read.value, game)).ok).toBe(true)
    }
    expect(known).toBeGreaterThan(0)
  })
})

test('every single wrong symbol and every exchange of neighbours is told, and what a newer program writes', () => {
  const rng = createSeededRng('mistakes')
  for (let run = 0; run < runCount(2_000, 200); run++) {
    const game = coded[rng.below(coded.length)]!
    const plain = codeOfDeal(dealOf(game, rng.below(2 ** 32) * 2 + rng.below(2)))!.replaceAll('-', '')
    for (let at = 0; at < plain.length; at++) {
      const other = ALPHABET[(ALPHABET.indexOf(plain[at]!) + 1 + rng.below(31)) % 32]!
      expect(readDealCode(plain.slice(0, at) + other + plain.slice(at + 1)).ok).toBe(false)
      if (plain[at] === plain[at + 1]) continue
      const exchanged = `${plain.slice(0, at)}${plain[at + 1] ?? ''}${plain[at]!}${plain.slice(at + 2)}`
      if (at + 1 < plain.length) expect(readDealCode(exchanged).ok).toBe(false)
    }
  }
  expect(readDealCode(codeWith('FN-G1NM-XEBP-V', 5n))).toMatchObject({ error: { code: 'code-newer' } })
})

test.each([
  ['', 'code-length', 'A code has 11 letters and figures; this one has 0.'],
  ['FN-G1', 'code-length', 'A code has 11 letters and figures; this one has 4.'],
  ['XX', 'code-game', 'No game’s codes begin with XX.'],
  ['FN-G1?', 'code-symbol', 'No code has “?” in it.'],
  ['FN-G1NM-XEPB-V', 'code-check', 'One letter or figure is wrong, or two have changed places.'],
])('while it is typed, %s is told as %s', (text, code, message) => {
  expect(readDealCode(text)).toEqual({ ok: false, error: { code, message } })
})

test('options that no code can name have none', () => {
  const info = gameById('cassino-25').info
  const options = { ...firstSetup(info)!.options, target: 11 }
  expect(codeOfDeal({ game: info.id, seats: 2, options, number: DEAL_COUNT - 1 })).toBeNull()
})

/** Returns a code of the same game with other bits and the check symbol that fits: the only one of 32 that is not refused as wrong. */
function codeWith(code: string, bits: bigint): string {
  let body = ''
  for (let at = 0; at < 8; at++, bits >>= 5n) body = ALPHABET[Number(bits & 31n)]! + body
  const codes = [...ALPHABET].map((check) => `${code.slice(0, 2)}${body}${check}`)
  return codes.find((one) => {
    const read = readDealCode(one)
    return read.ok || read.error.code !== 'code-check'
  })!
}
