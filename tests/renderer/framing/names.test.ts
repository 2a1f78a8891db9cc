import { beforeAll, describe, expect, it } from 'vitest'
import { readFontFile } from '../../../build/print/fonts'
import { readMetrics, type Metrics } from '../../../build/print/type/text-layout'
import { isNameFace, leastTypeHeight, printScaleOf } from '../../../src/renderer/framing/name-card'
import { planPage } from '../../../src/renderer/framing/page-plan'
import {
  NARROW_TYPE,
  NOTE_TYPE,
  setName,
  shortNames,
  type NameToSet,
} from '../../../src/renderer/lobby/paint/name-type'
import { leafLengthOf, SIZE } from '../../../src/renderer/stage/model/sizes'
import { games } from '../../../src/rules/catalogue'
import { galleryPositions, viewAt } from '../../bench/framing/positions'
import { pageRequestOf, remFor } from './pages'

/** Names as people choose them: short, long, in several words, and with the same beginning. */
const NAMES = ['Ada', 'Walter', 'Grandmother', 'Hugo', 'Maximilian', 'Maximiliane', 'Anna Magdalena Bach', 'Wilhelmina']
/** Letter heights that are promised at ordinary text and at text twice as large, in CSS pixels. */
const LEAST = { 1: 9, 2: 12 } as const
const SIZES = ['844x390', '390x844', '1280x720'] as const

const [W, H] = [SIZE.tent.w, leafLengthOf(SIZE.tent)]
const PORTRAIT_WIDTH = 1.85

let cuts: Readonly<Record<'name' | 'narrow' | 'note', Metrics>>
beforeAll(async () => {
  cuts = {
    name: readMetrics(await readFontFile('Old Standard TT', 700, 'normal')),
    narrow: readMetrics(await readFontFile('League Gothic', 400, 'normal')),
    note: readMetrics(await readFontFile('Old Standard TT', 400, 'italic')),
  }
})

const measure = (words: string, type: string): number =>
  cuts[type === NARROW_TYPE ? 'narrow' : type === NOTE_TYPE ? 'note' : 'name'].measure(words)

/** Sets the name at this place of the table with at least this height of type, in inches. */
function setAt(seat: number, least: number, more: Partial<NameToSet> = {}) {
  const name = NAMES[seat]!
  const others = NAMES.filter((other) => other !== name)
  const words = { name, others, together: [], note: '4 cards', least }
  const card = { ...words, hasPortrait: true, portraitWidth: PORTRAIT_WIDTH, w: W, h: H, ...more }
  return setName(card, measure)
}

const tables = games
  .filter(({ info }) => info.seats.max > 4)
  .flatMap(({ info: { id, seats } }) => SIZES.map((size) => ({ id, size, seats: seats.max })))

describe.each([1, 2] as const)('with text %i times as large', (times) => {
  it.each(tables)('the names of $seats at $id can be read in a window of $size', async ({ id, size, seats }) => {
    const [width, height] = size.split('x').map(Number) as [number, number]
    const rem = remFor(width, height) * times
    const seen = viewAt(id, { ...galleryPositions()[id]!, seats, moves: [] })
    const { pieces, camera } = planPage(await pageRequestOf(id, seen, size, rem))
    const cards = pieces.filter(({ face }) => isNameFace(face))
    // In a tall window the chips of a roulette stand there without names, which the strip has.
    expect(cards).toHaveLength(id === 'deck-o-cards-roulette' && size === '390x844' ? 0 : seats - 1)
    cards.forEach((card, seat) => {
      const scale = printScaleOf(camera, card)
      const { lines, note } = setAt(seat, leastTypeHeight(rem) / scale)
      for (const line of [...lines, ...(note === null ? [] : [note])]) {
        expect(line.size * scale).toBeGreaterThanOrEqual(LEAST[times] - 0.01)
        expect(measure(line.words, line.type) * line.size).toBeLessThanOrEqual(line.maxWidth + 1e-6)
      }
    })
  })
})

describe('the name on a card', () => {
  it('is set as ever where there is room, with portrait and number of cards', () => {
    const { lines, note, hasPortrait } = setAt(0, 0.3)
    expect([lines.map(({ words, size }) => [words, size]), note?.words, hasPortrait]).toEqual([
      [['Ada', 1.2]],
      '4 cards',
      true,
    ])
  })

  it('keeps all its letters before anything beside it, and loses them last', () => {
    const printed = (least: number) => {
      const { lines, note, hasPortrait } = setAt(1, least)
      return [lines.map(({ words }) => words).join(' '), note !== null, hasPortrait]
    }
    expect(printed(0.5)).toEqual(['Walter', true, true])
    expect(printed(0.85)).toEqual(['Walter', false, true])
    expect(printed(1.4)).toEqual(['Walter', false, false])
    expect(printed(2)).toEqual(['Walter', false, false])
    expect(setAt(2, 2).lines.map(({ words }) => words)).toEqual(['Grandm.'])
  })

  it('gives up no more than the other cards with portraits, and no less', () => {
    const [wide, narrow] = ['Grandmother', 'Ada'].map((one) => ({ together: [one], least: 0.85 }))
    expect(setAt(0, 0.85).hasPortrait).toBe(true)
    expect(setAt(2, 0.85).hasPortrait).toBe(false)
    expect(setAt(0, 0.85, wide).hasPortrait).toBe(false)
    expect(setAt(0, 0.85, { ...wide, hasPortrait: false }).lines).toEqual(setAt(0, 0.85, { hasPortrait: false }).lines)
    expect(setAt(2, 0.85, narrow).hasPortrait).toBe(false)
    // A name that must be shortened takes the portraits of the others, not their letters.
    expect(setAt(0, 2, { together: ['Anna Magdalena Bach'] }).lines[0]!.words).toBe('Ada')
  })

  it('is shortened to what no other name begins with', () => {
    expect(shortNames('Anna Magdalena Bach', ['Ada'])[0]).toBe('Anna')
    expect(shortNames('Maximilian', ['Ada'])[0]).toBe('Maximilia.')
    const [one, other] = [setAt(4, 2), setAt(5, 2)].map(({ lines }) => lines[0]!.words)
    expect([one, other]).toEqual(['Max…an', 'Maxi…ne'])
    // A letter may consist of two units of UTF-16.
    expect(shortNames('🎩🎩', [])[0]).toBe('🎩.')
    expect(shortNames('X', [])).toContain('X')
  })
})
