import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  commitmentOf,
  HOST_OWNER,
  keepsCommitment,
  createFairnessParticipant,
  deriveSeed,
  createHiddenValue,
  fairnessTranscript,
  type RoundTerms,
} from '../../../src/protocol/lan/fairness'
import type { FairnessState } from '../../../src/protocol/lan/messages'
import { createSeededRng } from '../../../src/rules/kit'

const TERMS: RoundTerms = { game: 'forty-nine', rules: 1, options: { target: 9, b: true }, seats: 3, round: 1 }

const value = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'))
/** Rounds in which every seat took part, each with the host's value. */
const rounds = fc.record({ hostValue: value, a: value, b: value, c: value }).map(({ hostValue, a, b, c }) => {
  const reveals = { A: a, B: b, C: c }
  return { hostValue, luck: roundOf(hostValue, reveals) }
})

function roundOf(hostValue: string, reveals: Record<string, string>): FairnessState {
  const commits = Object.fromEntries(Object.entries(reveals).map(([seat, own]) => [seat, commitmentOf(seat, own)]))
  return { stage: 'done', host: commitmentOf(HOST_OWNER, hostValue), commits, reveals, absent: [] }
}

/** Returns a hex text in which one bit is changed. */
function flipped(hex: string, bit: number): string {
  const at = Math.floor(bit / 4) % hex.length
  const digit = (Number.parseInt(hex.charAt(at), 16) ^ (1 << (bit % 4))).toString(16)
  return hex.slice(0, at) + digit + hex.slice(at + 1)
}

describe('commitments', () => {
  test('are kept by their own value and owner alone', () => {
    fc.assert(
      fc.property(value, fc.nat(255), (own, bit) => {
        const hash = commitmentOf('A', own)
        expect(keepsCommitment(hash, 'A', own)).toBe(true)
        expect(keepsCommitment(hash, 'B', own)).toBe(false)
        expect(keepsCommitment(hash, HOST_OWNER, own)).toBe(false)
        expect(keepsCommitment(hash, 'A', flipped(own, bit))).toBe(false)
        expect(keepsCommitment(flipped(hash, bit), 'A', own)).toBe(false)
      }),
    )
  })

  test('hide fresh values of 256 bits', () => {
    const values = new Set(Array.from({ length: 200 }, createHiddenValue))
    expect(values.size).toBe(200)
    for (const one of values) expect(one).toMatch(/^[0-9a-f]{64}$/u)
  })

  test('and seeds are what anybody computes by the page on the protocol', () => {
    const [host, guest] = [fixed(1), fixed(2)]
    const hash = (owner: string, own: string) =>
      createHash('sha256').update(`parlor-box/luck/1 commitment\0${owner}\0`).update(own, 'hex').digest('hex')
    const [promised, own] = [hash('host', host), hash('A', guest)]
    expect(commitmentOf(HOST_OWNER, host)).toBe(promised)
    expect(commitmentOf('A', guest)).toBe(own)
    const text =
      '["parlor-box/luck/1 transcript","forty-nine",1,[["b",true],["target",9]],1,' +
      `"${promised}",[["A","${own}","${guest}",false],["B",null,null,true],["C",null,null,false]]]`
    const seed = createHmac('sha256', Buffer.from(host, 'hex')).update(text).digest('hex')
    expect(deriveSeed(host, TERMS, { ...roundOf(host, { A: guest }), absent: ['B'] })).toBe(seed)
  })
})

describe('a seed', () => {
  test('changes with any bit of any part', () => {
    const parts = fc.constantFrom('hostValue', 'host', 'commits', 'reveals')
    fc.assert(
      fc.property(
        rounds,
        parts,
        fc.constantFrom('A', 'B', 'C'),
        fc.nat(255),
        ({ hostValue, luck }, part, seat, bit) => {
          const before = deriveSeed(hostValue, TERMS, luck)
          if (part === 'hostValue') {
            expect(deriveSeed(flipped(hostValue, bit), TERMS, luck)).not.toBe(before)
            return
          }
          const values = luck[part]
          const other =
            typeof values === 'string' ? flipped(values, bit) : { ...values, [seat]: flipped(values[seat] ?? '', bit) }
          expect(deriveSeed(hostValue, TERMS, { ...luck, [part]: other })).not.toBe(before)
        },
      ),
    )
  })

  test('changes with the game, the rules, an option, the chairs, the round and who was absent', () => {
    const luck = roundOf(createHiddenValue(), { A: createHiddenValue(), B: createHiddenValue() })
    const texts = [
      fairnessTranscript(TERMS, luck),
      fairnessTranscript({ ...TERMS, game: 'colorow' }, luck),
      fairnessTranscript({ ...TERMS, rules: 2 }, luck),
      fairnessTranscript({ ...TERMS, options: { target: 9, b: false } }, luck),
      fairnessTranscript({ ...TERMS, seats: 4 }, luck),
      fairnessTranscript({ ...TERMS, round: 2 }, luck),
      fairnessTranscript(TERMS, { ...luck, absent: ['C'] }),
      fairnessTranscript(TERMS, { ...luck, reveals: { A: luck.reveals['B'] ?? '', B: luck.reveals['A'] ?? '' } }),
    ]
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('is the same whatever the order in which things came in', () => {
    const [a, b] = [createHiddenValue(), createHiddenValue()]
    const one = roundOf(a, { A: a, B: b })
    const other = roundOf(a, { B: b, A: a })
    const turned = { ...TERMS, options: { b: true, target: 9 } }
    expect(deriveSeed(a, turned, { ...other, absent: ['C', 'D'] })).toBe(
      deriveSeed(a, TERMS, { ...one, absent: ['D', 'C'] }),
    )
  })

  /** Limit for the chi-square of 52 cells (51 degrees of freedom). It is exceeded by chance once in a million times. */
  const CRITICAL = 114.1

  test.each([
    ['everybody chooses by luck', (i: number) => ({ host: fixed(i * 2 + 1), guest: fixed(i * 2) })],
    ['the host always takes the same value', (i: number) => ({ host: fixed(0), guest: fixed(i) })],
    ['the guests always take the same value', (i: number) => ({ host: fixed(i), guest: fixed(0) })],
  ])('has no bias where %s', (_title, valuesOf) => {
    const cells = new Array<number>(52).fill(0)
    const draws = 52 * 200
    for (let i = 0; i < draws; i++) {
      const { host, guest } = valuesOf(i)
      const first = createSeededRng(deriveSeed(host, TERMS, roundOf(host, { A: guest }))).below(52)
      cells[first] = (cells[first] ?? 0) + 1
    }
    const expected = draws / 52
    expect(cells.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(CRITICAL)
  })
})

function fixed(i: number): string {
  return i.toString(16).padStart(64, '0')
}

describe('a guest’s part', () => {
  const host = commitmentOf(HOST_OWNER, fixed(1))
  const begun: FairnessState = { stage: 'commit', host, commits: {}, reveals: {}, absent: [] }
  const own = commitmentOf('A', fixed(7))
  const committed: FairnessState = { ...begun, stage: 'reveal', commits: { A: own, B: commitmentOf('B', fixed(8)) } }
  const partner = () => createFairnessParticipant({ newValue: () => fixed(7) })
  const codes = (one: ReturnType<typeof partner>) => one.violations.map(({ code }) => code)

  test('is to commit once, and to reveal once all have committed', () => {
    const one = partner()
    expect(one.processRound(1, begun, 'A')).toEqual({ type: 'commit', hash: own })
    expect(one.processRound(1, { ...begun, commits: { A: own } }, 'A')).toBeNull()
    expect(one.processRound(1, committed, 'A')).toEqual({ type: 'reveal', value: fixed(7) })
    expect(one.processRound(1, committed, 'A')).toBeNull()
    expect(one.violations).toEqual([])
  })

  test('is nothing for an onlooker', () => {
    expect(partner().processRound(1, begun, null)).toBeNull()
  })

  test('is not lost with its page: the same value is revealed', () => {
    const one = partner()
    one.processRound(1, begun, 'A')
    const later = createFairnessParticipant({ rememberedValues: one.ownValues, newValue: () => fixed(9) })
    expect(later.processRound(1, committed, 'A')).toEqual({ type: 'reveal', value: fixed(7) })
  })

  test('is kept back from a host that shows another commitment for this seat', () => {
    const one = partner()
    one.processRound(1, begun, 'A')
    const forged = { ...committed, commits: { ...committed.commits, A: commitmentOf('A', fixed(9)) } }
    expect(one.processRound(1, forged, 'A')).toBeNull()
    expect(codes(one)).toEqual(['own-commitment-changed'])
  })

  test.each<[string, Partial<FairnessState>]>([
    ['commitment-changed', { commits: { A: own, B: commitmentOf('B', fixed(9)) } }],
    ['late-commitment', { commits: { ...committed.commits, C: commitmentOf('C', fixed(3)) } }],
    ['reveal-broken', { reveals: { A: fixed(7), B: fixed(9) } }],
    ['own-value-left-out', { stage: 'done', reveals: { B: fixed(8) }, absent: ['A'] }],
    ['host-commitment-changed', { host: commitmentOf(HOST_OWNER, fixed(2)) }],
  ])('is to notice a %s', (code, change) => {
    const one = partner()
    one.processRound(1, begun, 'A')
    one.markReceived('commit')
    one.processRound(1, committed, 'A')
    one.markReceived('reveal')
    one.processRound(1, { ...committed, ...change }, 'A')
    expect(codes(one)).toContain(code)
  })

  test('is to notice a value of the host that is used twice', () => {
    const one = partner()
    one.processRound(1, begun, 'A')
    one.processRound(2, begun, 'A')
    expect(codes(one)).toEqual(['host-repeated'])
  })

  test('begins anew with a host that was killed before it knew any value', () => {
    const one = partner()
    one.processRound(1, begun, 'A')
    const anew = { ...begun, host: commitmentOf(HOST_OWNER, fixed(2)) }
    expect(one.processRound(1, anew, 'A')).toEqual({ type: 'commit', hash: own })
    expect(one.violations).toEqual([])
  })
})
