import { expect, it } from 'vitest'
import { typeset } from '../../../build/print/sheets/document'
import { loadSet, SET_NAMES } from '../../../build/print/sheets/sets'
import { contentsOf, openPdf } from './pdf'

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
