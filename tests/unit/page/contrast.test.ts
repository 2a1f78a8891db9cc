import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const tokens = readFileSync(resolve(import.meta.dirname, '../../../src/renderer/styles/tokens.css'), 'utf8')

/** Colour of a custom property of the style sheet, as three parts from 0 to 1. */
function ink(name: string): number[] {
  const hex = new RegExp(`--${name}:\\s*#([0-9a-f]{6})`).exec(tokens)?.[1]
  if (hex === undefined) throw new Error(`no colour ${name}`)
  return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
}

/** Relative luminance and contrast after WCAG 2.2. */
function luminance(colour: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = colour.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(ink(a)), luminance(ink(b))].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const PAPERS = ['paper', 'paper-shade', 'card', 'buff']

test.each(PAPERS.flatMap((paper) => ['ink', 'ink-soft', 'pencil'].map((text) => [text, paper] as const)))(
  '%s on %s is at least 4.5 to 1',
  (text, paper) => expect(contrast(text, paper)).toBeGreaterThanOrEqual(4.5),
)

test.each([
  ['red', 'paper'],
  ['red', 'card'],
  ['green', 'paper'],
  ['card', 'red'],
  ['card', 'ink'],
  ['card', 'wood'],
  ['lamp', 'wood'],
])('%s on %s is at least 4.5 to 1', (text, paper) => expect(contrast(text, paper)).toBeGreaterThanOrEqual(4.5))

test.each(PAPERS)('the ring of the focus stands out from %s by 3 to 1', (paper) =>
  expect(contrast('blue', paper)).toBeGreaterThanOrEqual(3),
)
