import { games } from '../../../src/rules/catalogue'
import { chooseCases, within, type Asked } from '../bench'
import { artCases } from './art'
import { boxesCase } from './boxes'
import { closeFaces } from './busiest'
import { drawerCase, replayCase } from './drawer'
import { lightCases } from './light'
import { closingCase, screenCases } from './memory'
import { keepsLimit, tableRows, sentenceOf, type Figure, type PageCase } from './figures'
import { gameCase } from './game'
import { flickCase, handCases, wakingCase } from './hand'
import { openLab } from './lab'

/** All cases, by what they measure; a short run takes one of each sort. */
const SORTS: readonly (readonly PageCase[])[] = [
  games.map(({ info }) => gameCase(info.id)),
  [boxesCase],
  artCases,
  lightCases,
  screenCases,
  [closingCase],
  handCases,
  [wakingCase],
  [flickCase],
  [drawerCase],
  [replayCase],
]
/** How long one case may take without a graphics card, in seconds. */
const PATIENCE = 1_800

/**
 * Measures the page in a headless browser: the cases that were asked for. Prints the results. Returns whether every
 * promise was kept; null if nothing was asked for.
 */
export async function measurePage(asked: Asked): Promise<boolean | null> {
  const chosen = SORTS.flatMap((cases) => chooseCases(cases, asked))
  if (chosen.length === 0) return null
  const lab = await openLab(asked.short)
  const all: Figure[][] = []
  try {
    for (const { name, measure } of chosen) {
      const figures = [...(await within(PATIENCE, name, measure(lab)))]
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
