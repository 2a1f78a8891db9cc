import type { Lab } from './lab'

/** One measured figure of the page, with its limit. */
export interface Figure {
  /** What was measured: a game, a box, or the page. */
  readonly of: string
  readonly name: string
  readonly value: number
  readonly unit: string
  /** Largest value that is promised; null if nothing is promised. */
  readonly limit: number | null
}

/** A measurement that can be run alone. Its name begins with `page`. */
export interface PageCase {
  readonly name: string
  measure(lab: Lab): Promise<readonly Figure[]>
}

export function keepsLimit({ value, limit }: Figure): boolean {
  return limit === null || value <= limit
}

/**
 * Returns a table of figures: a row for each thing that was measured and a column for each name, with the limits in the
 * headings.
 */
export function tableRows(figures: readonly Figure[]): Record<string, Record<string, string>> {
  const rows: Record<string, Record<string, string>> = {}
  for (const figure of figures) {
    const row = (rows[figure.of] ??= {})
    row[heading(figure)] = `${short(figure.value)}${keepsLimit(figure) ? '' : ' !'}`
  }
  return rows
}

/** Returns one figure as a sentence, for a person who watches the bench. */
export function sentenceOf(figure: Figure): string {
  const { of, name, value, unit, limit } = figure
  const most = limit === null ? '' : ` (at most ${short(limit)})${keepsLimit(figure) ? '' : ' NOT kept'}`
  return `page ${of}: ${name} ${`${short(value)} ${unit}`.trim()}${most}`
}

function heading({ name, unit, limit }: Figure): string {
  const most = limit === null ? '' : ` ≤ ${short(limit)}`
  return `${name}${unit === '' ? '' : `, ${unit}`}${most}`
}

function short(value: number): string {
  return new Intl.NumberFormat('en', { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)
}

/** Returns the median of some values; 0 if there are none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}
