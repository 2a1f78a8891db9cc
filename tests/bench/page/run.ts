import { games } from '../../../src/rules/catalogue'
import { artCases } from './art'
import { boxesCase } from './boxes'
import { closeFaces } from './busiest'
import { lightCases } from './light'
import { memoryCases } from './memory'
import { keepsLimit, tableRows, sentenceOf, type Figure, type PageCase } from './figures'
import { gameCase } from './game'
import { openLab } from './lab'

const cases: readonly PageCase[] = [
  ...games.map(({ info }) => gameCase(info.id)),
  boxesCase,
  ...artCases,
  ...lightCases,
  ...memoryCases,
]

/**
 * Measures the page in a headless browser: the cases whose name contains `only`, or all cases. Prints the results.
 * Returns whether every promise was kept.
 */
export async function measurePage(only: string | undefined): Promise<boolean> {
  const chosen = cases.filter(({ name }) => only === undefined || name.includes(only))
  if (chosen.length === 0) return true
  const lab = await openLab()
  const all: Figure[][] = []
  try {
    for (const { measure } of chosen) {
      const figures = [...(await measure(lab))]
      for (const figure of figures) console.log(sentenceOf(figure))
      all.push(figures)
    }
  } finally {
    await lab.close()
    await closeFaces()
  }
  // Games, memory and art have different columns, so each gets a table of its own.
  const kinds = new Map<string, Figure[]>()
  for (const figures of all) {
    const kind = figures.map(({ name }) => name).join()
    kinds.set(kind, [...(kinds.get(kind) ?? []), ...figures])
  }
  for (const figures of kinds.values()) console.table(tableRows(figures))
  return all.flat().every(keepsLimit)
}
