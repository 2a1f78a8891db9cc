import { beforeAll, describe, expect, it } from 'vitest'
import { NONE } from '../../../build/print/svg'
import { layOutParagraph, loadTypefaceMetrics, type TypefaceMetrics } from '../../../build/print/type/text-layout'

let kase: TypefaceMetrics
beforeAll(async () => {
  kase = await loadTypefaceMetrics()
})

const WORDS =
  'Whoever cannot lay draws *one card* and may then lay _any card_ that fits, or pass; the Cheater stands for any card.'
const MEASURE = { x: 10, y: 100, width: 180, size: 12, leading: 15 } as const

interface Set {
  readonly x: number
  readonly y: number
  readonly words: string
  readonly shape: string
}

function placed(shapes: string): Set[] {
  return [...shapes.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</g)].map((m) => ({
    x: Number(m[1]),
    y: Number(m[2]),
    words: m[3]!,
    shape: m[0],
  }))
}

describe('a paragraph', () => {
  it('sets every word once and in order, on lines a leading apart', () => {
    const set = layOutParagraph(kase, WORDS, MEASURE, NONE)
    const words = placed(set.shapes)
    expect(words.map((w) => w.words).join(' ')).toBe(WORDS.replace(/[*_]/g, ''))
    const lines = [...new Set(words.map((w) => w.y))]
    expect(lines.length).toBeGreaterThan(3)
    lines.forEach((y, i) => expect(y).toBe(100 + i * 15))
    expect(set.y).toBe(100 + lines.length * 15)
  })

  it('fills every line but the last to both edges', () => {
    const words = placed(layOutParagraph(kase, WORDS, MEASURE, NONE).shapes)
    const last = Math.max(...words.map((w) => w.y))
    for (const y of new Set(words.map((w) => w.y))) {
      const line = words.filter((w) => w.y === y)
      const end = line.at(-1)!
      const cut = end.shape.includes('italic"') ? kase.italic : end.shape.includes('="700"') ? kase.bold : kase.plain
      const right = end.x + cut.measure(end.words) * 12
      expect(line[0]!.x).toBeCloseTo(10, 1)
      if (y < last) expect(right).toBeCloseTo(190, 1)
      else expect(right).toBeLessThan(191)
    }
  })

  it('marks bold and italic words, and leaves room for an initial', () => {
    const words = placed(layOutParagraph(kase, WORDS, { ...MEASURE, initial: { lines: 2, width: 30 } }, NONE).shapes)
    const style = (word: string) => words.find((w) => w.words === word)!.shape
    expect(style('one')).toContain('font-weight="700"')
    expect(style('any')).toContain('font-style="italic"')
    expect(style('fits,')).toContain('font-style="normal"')
    const starts = [...new Set(words.map((w) => w.y))].map((y) => words.find((w) => w.y === y)!.x)
    expect(starts.slice(0, 3)).toEqual([40, 40, 10])
  })
})
