import type { BrowserContextOptions } from 'playwright-core'
import { BOXES } from '../../../src/rules/manifest'
import type { Figure, PageCase } from './figures'
import { fileBytes, PHONE, type Lab } from './lab'
import { openBox } from './play'

const MB = 1024 * 1024

/** Patterns of the pictures of each box. All other pictures belong to the room. */
const OWN: Readonly<Record<string, RegExp>> = {
  'forty-nine-outfit': /^baked\/(49|man)-/,
  'deck-o-cards': /^baked\/deco-/,
  'lion-coffee': /^baked\/lion-/,
  pack: /^baked\/pack-/,
}

/** Pattern of the pictures of things that lie in every box. They are loaded with the first box that is opened. */
const SHARED = /^baked\/pad-/

interface Device {
  readonly name: string
  readonly query: string
  readonly limit: number
  readonly screen?: BrowserContextOptions
}

const DEVICES: readonly Device[] = [
  { name: 'desktop', query: 'quality=high&settle=false&speed=instant', limit: 4 },
  { name: 'phone', query: 'quality=low&settle=false&speed=instant', limit: 1.5, screen: PHONE },
]

/**
 * Returns a case that measures the pictures of one box: none may be loaded before it is opened, and only so many bytes
 * then.
 */
function artCase(box: string): PageCase {
  return {
    name: `page art ${box}`,
    async measure(lab) {
      const figures: Figure[] = []
      for (const device of DEVICES) figures.push(...(await opened(lab, box, device)))
      return figures
    },
  }
}

function opened(lab: Lab, box: string, { name, query, limit, screen }: Device): Promise<Figure[]> {
  return lab.visit(
    query,
    async ({ page, requestedFiles, waitUntilQuiet }) => {
      const art = (own: RegExp) => [...requestedFiles].filter((file) => own.test(file) && file.endsWith('.webp'))
      const weight = (files: readonly string[]) => files.reduce((sum, file) => sum + fileBytes(file), 0) / MB
      await waitUntilQuiet()
      const before = weight([...Object.values(OWN), SHARED].flatMap(art))
      await openBox(page, box)
      await waitUntilQuiet()
      const figure = (what: string, value: number, most: number): Figure => ({
        of: `art ${box}`,
        name: `${name} ${what}`,
        value,
        unit: 'MB',
        limit: most,
      })
      const others = Object.keys(OWN).filter((id) => id !== box)
      return [
        figure('before opening', before, 0),
        figure('opened', weight([OWN[box]!, SHARED].flatMap(art)), limit),
        figure('of other boxes', weight(others.flatMap((id) => art(OWN[id]!))), 0),
      ]
    },
    screen && { screen },
  )
}

export const artCases: readonly PageCase[] = BOXES.map(({ id }) => artCase(id))
