import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSeededRng, shuffle, Xoshiro128, type Rng } from '../../../../src/rules/kit'

describe('xoshiro128**', () => {
  it("gives the numbers of its authors' C program from the state 1, 2, 3, 4", () => {
    const rng = new Xoshiro128(1, 2, 3, 4)
    expect(Array.from({ length: 10 }, () => rng.u32())).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ])
  })

  it('has no state of zeros', () => {
    expect(() => new Xoshiro128(0, 0, 0, 0)).toThrow(RangeError)
  })
})

describe('a text as a seed', () => {
  // These values were computed separately, with Python's hashlib and a plain transcription of the generator.
  it('always stands for the same luck', () => {
    const rng = createSeededRng('Parlor Box')
    expect(Array.from({ length: 4 }, () => rng.u32())).toEqual([1381333286, 1921242301, 3633308528, 904054921])
  })

  it('is read as UTF-8, every character of it counting', () => {
    const first = (text: string) => createSeededRng(text).u32()
    const texts = ['', ' ', 'a', 'A', '\u00e4', 'a\u0308', '四十九', '🂡', '\u0000']
    expect(new Set(texts.map(first)).size).toBe(texts.length)
  })

  it('shuffles as docs/records.md says', () => {
    const pack = Array.from({ length: 50 }, (_, i) => i)
    shuffle(pack, 50, createSeededRng('Parlor Box'))
    const names = pack.map((card) => (card === 49 ? 'C' : `${card + 1}`)).join(' ')
    expect(names).toBe(
      '11 5 24 1 18 6 48 33 16 44 21 39 43 26 29 4 45 35 12 36 C 46 27 31 3 ' +
        '25 7 28 34 42 13 30 14 23 49 38 47 40 2 15 37 32 20 8 19 9 10 41 22 17',
    )
  })
})

describe('below', () => {
  it('stays below its bound', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 - 1 }), (seed, n) => {
        const rng = createSeededRng(seed)
        for (let i = 0; i < 20; i++) {
          const drawn = rng.below(n)
          expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true)
        }
      }),
    )
  })

  it.each([2, 3, 7, 10, 49, 50, 1000])('is as likely to give any number below %i', (n) => {
    expect(chiSquare(n, 2000 * n, createSeededRng(`below ${n}`))).toBeLessThan(n + 6 * Math.sqrt(2 * n) + 20)
  })

  it('favours none where the bound does not divide the range, small or large', () => {
    // Without rejection, a third of the numbers would be drawn twice as often as the others: the lowest third with
    // remainders, one residue modulo 3 with Lemire's multiplication.
    for (const n of [49152, 3 * 2 ** 30]) {
      const rng = createSeededRng('thirds')
      const [thirds, residues] = [
        [0, 0, 0],
        [0, 0, 0],
      ]
      for (let i = 0; i < 60_000; i++) {
        const drawn = rng.below(n)
        thirds[Math.floor((3 * drawn) / n)]!++
        residues[drawn % 3]!++
      }
      for (const times of [...thirds, ...residues]) expect(Math.abs(times - 20_000)).toBeLessThan(800)
    }
  })

  it('knows the largest bounds', () => {
    const rng = createSeededRng('large')
    const drawn = Array.from({ length: 64 }, () => rng.below(2 ** 32))
    expect(Math.max(...drawn)).toBeGreaterThan(2 ** 31)
    expect(rng.below(1)).toBe(0)
  })
})

function chiSquare(n: number, draws: number, rng: Rng): number {
  const times = new Array<number>(n).fill(0)
  for (let i = 0; i < draws; i++) times[rng.below(n)]!++
  const expected = draws / n
  return times.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0)
}
