import type { CapturedRows } from '../../layout/men'

/** Places of the captured men: in front of each seat, on its own side of the board. */
export const CAPTURED_ROWS: Readonly<Record<string, CapturedRows>> = {
  A: { side: 1, start: -6.9, columns: 7 },
  B: { side: -1, start: -6.9, columns: 7 },
}

/** Zone of the spare men with which a seat crowns. */
export const CROWN_ZONE: Readonly<Record<string, string>> = { A: 'crowns:A', B: 'crowns:B' }
