import { Resvg } from '@resvg/resvg-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareFontFiles } from '../../../build/print/fonts'
import { numberCard } from '../../../build/print/forty-nine/card'
import { COLOURS, type Colour, lionCard } from '../../../build/print/lion/card'
import { courtCard } from '../../../build/print/pack/court/card'
import { COURT } from '../../../build/print/pack/court/people'
import { PIP_RANKS, pipCard } from '../../../build/print/pack/card-parts'
import { packFaces } from '../../../build/print/pack/jobs'
import { type Forme, plateFills } from '../../../build/print/plates'
import { DIGITS } from '../../bench/framing/measure'

let fonts: string[]
beforeAll(async () => {
  fonts = await prepareFontFiles()
})

/** Returns the height of the smallest of a card's texts that read `words`, as a share of the card's height. */
function indexHeight({ shapes, height, inks }: Forme, words: string): number {
  const texts = [...shapes.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].filter(([, read]) => read === words)
  const heights = texts.map(([found]) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${plateFills(found, inks.at(-1)!)}</svg>`
    return new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: fonts } }).getBBox()!.height
  })
  return Math.min(...heights) / height
}

describe('the printed index', () => {
  it('is as tall on each card of the pack as the measure of the framing takes it to be', () => {
    const suits = ['S', 'H', 'D', 'C'] as const
    for (const rank of PIP_RANKS)
      for (const suit of suits)
        expect(indexHeight(pipCard(rank, suit, false), rank), rank + suit).toBeGreaterThanOrEqual(DIGITS['pack']!)
    for (const who of COURT)
      expect(indexHeight(courtCard(who, false), who.rank), who.rank + who.suit).toBeGreaterThanOrEqual(DIGITS['pack']!)
  })

  it('is a fifth of the height on the cards for a table’s screen', () => {
    for (const { name, forme } of packFaces(false, true))
      expect(indexHeight(forme(), name.slice(0, -1)), name).toBeGreaterThanOrEqual(0.2)
  })

  it('is as tall on each Lion card', () => {
    for (const colour of Object.keys(COLOURS) as Colour[])
      for (let n = 1; n <= 11; n++)
        expect(indexHeight(lionCard(n, colour, false), String(n)), `${String(n)}${colour}`).toBeGreaterThanOrEqual(
          DIGITS['lion']!,
        )
  })

  it('is as tall on the square cards of the outfit', () => {
    for (let n = 1; n <= 49; n++)
      if (n % 5 !== 0)
        expect(indexHeight(numberCard(n, false), String(n)), String(n)).toBeGreaterThanOrEqual(DIGITS['49']!)
  })
})
