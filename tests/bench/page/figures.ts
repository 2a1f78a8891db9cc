import type { Lab } from './lab'

/** One measured figure of the page, with the most that it may be. */
export interface Figure {
  /** What was measured: a game, a box, or the page. */
  readonly of: string
  readonly name: string
  readonly value: number
  readonly unit: string
  /** Null where nothing is promised. */
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

/** Figures of the same name side by side: a line for each thing measured, the limits in the headings. */
export function tableRows(figures: readonly Figure[]): Record<string, Record<string, string>> {
  const rows: Record<string, Record<string, string>> = {}
  for (const figure of figures) {
    const row = (rows[figure.of] ??= {})
    row[heading(figure)] = `${short(figure.value)}${keepsLimit(figure) ? '' : ' !'}`
  }
  return rows
}

/** One figure as a sentence, for whoever watches. */
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

/** The middle one of some values, 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}
