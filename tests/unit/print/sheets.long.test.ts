import { expect, it } from 'vitest'
import { prepareFontFiles } from '../../../build/print/fonts'
import { lionBack, lionCard } from '../../../build/print/lion/card'
import { courtCard } from '../../../build/print/pack/court/card'
import { COURT } from '../../../build/print/pack/court/people'
import { packBack } from '../../../build/print/pack/back'
import { typeset } from '../../../build/print/sheets/document'
import { loadSet, SET_NAMES } from '../../../build/print/sheets/sets'
import { contentsOf, openPdf, render, rootMeanSquare } from './pdf'
import { reference } from './reference'

const CASES = SET_NAMES.flatMap((name) => [
  { name, paper: 'a4', age: 0 } as const,
  { name, paper: 'letter', age: 0.7 } as const,
])

it.each(CASES)('prints all of $name on $paper within the floors', async ({ name, paper, age }) => {
  const set = await loadSet(name)
  const before = process.cpuUsage()
  const { pdf, sheets } = await typeset(set, set.parts, { paper, age })
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1e6).toBeLessThanOrEqual(5)
  expect(pdf.length).toBeLessThanOrEqual(3e6)
  expect((await typeset(set, set.parts, { paper, age })).pdf.equals(pdf)).toBe(true)
  const { images, embedded, names } = contentsOf(pdf)
  expect({ images, embedded }).toEqual({ images: 0, embedded: names.length })
  expect((await openPdf(pdf)).numPages).toBe(sheets.length + 1)
})

const queen = COURT.find(({ rank, suit }) => rank === 'Q' && suit === 'S')!

it.each([
  ['lion', '10R', [lionCard(10, 'R', false), lionBack()]],
  ['pack', 'QS', [courtCard(queen, false), packBack()]],
] as const)('prints the colours of %s as its plates do', async (name, part, formes) => {
  const set = await loadSet(name)
  const { pdf, sheets } = await typeset(
    set,
    set.parts.filter((each) => each.name === part),
    { paper: 'a4', age: 0 },
  )
  const document = await openPdf(pdf)
  const fonts = await prepareFontFiles()
  for (const [i, forme] of formes.entries()) {
    const { x, y, width, height } = sheets[i]!.pieces[0]!
    const drawn = await render(document, i + 2, (1152 * 25.4) / width, { x, y, width, height })
    expect(rootMeanSquare(drawn, reference(forme, 'bristol', drawn.width, fonts))).toBeLessThanOrEqual(0.03)
  }
})
