import { SIZES } from '../../bench/framing/floors'
import type { Figures } from '../../bench/framing/measure'
import { figuresOf, gapsOf } from './pages'
import { viewAt, galleryPositions } from '../../bench/framing/positions'

/**
 * Prints how much of five windows every game fills at its gallery position, and which floors it misses.
 * @param most number of games, the first ones
 * @returns whether every floor is reached
 */
export async function printTable(most = Infinity): Promise<boolean> {
  const rows: Record<string, string>[] = []
  let kept = true
  for (const [game, shown] of Object.entries(galleryPositions()).slice(0, most)) {
    const seen = viewAt(game, shown)
    for (const size of SIZES) {
      const figures = await figuresOf(game, seen, size)
      const gaps = gapsOf(game, size, figures)
      kept &&= gaps.length === 0
      rows.push({ game, size, ...rowOf(figures), misses: gaps.map((gap) => `${gap.what} ${gap.floor}`).join(', ') })
    }
  }
  console.table(rows)
  return kept
}

function rowOf({ share, span, papers, play, playDigit, hand, handDigit, covered }: Figures): Record<string, string> {
  const percent = (part: number) => `${(part * 100).toFixed(0)} %`
  const pixels = (card: number | null, digit: number | null) =>
    card === null || digit === null ? '' : `${card.toFixed(0)} / ${digit.toFixed(0)}`
  return {
    share: percent(share),
    span: percent(span),
    papers: percent(papers),
    play: pixels(play, playDigit),
    hand: pixels(hand, handDigit),
    covered: String(covered.length),
  }
}
