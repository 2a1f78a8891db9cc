import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { pathsBelow } from '../../files'

const PANELS = resolve(import.meta.dirname, '../../../src/renderer/panels')
/** The pages of the drawer: its own, replay and study, and the book. */
const DRAWER = /^(?:drawer\/|learn\/|sheets\/(?:Book|Statistics))\w+\.vue$/u
/** Least size of letters, in rem: 15 pixels where a player has not chosen larger ones. */
const LEAST = 0.9375

test('no letters of the drawer, a study or the book are smaller than 15 pixels', () => {
  const files = pathsBelow(PANELS).filter((file) => DRAWER.test(file))
  const sizes = files.flatMap((file) => {
    const style = /<style[^>]*>([\s\S]*)<\/style>/u.exec(readFileSync(join(PANELS, file), 'utf8'))?.[1] ?? ''
    // A sign before a line, such as a diamond, is no letter.
    const rules = [...style.matchAll(/([^{}]+)\{([^{}]*)\}/gu)].filter(([, selector = '']) => !selector.includes('::'))
    return rules.flatMap(([, selector = '', body = '']) =>
      [...body.matchAll(/(?:^|;)\s*font(?:-size)?:[^;]*?([\d.]+)rem/gu)].map(([, size]) => ({
        name: `${file} ${selector.trim()}`,
        size: Number(size),
      })),
    )
  })
  expect(sizes.length).toBeGreaterThan(40)
  expect(sizes.filter(({ size }) => size < LEAST)).toEqual([])
})
