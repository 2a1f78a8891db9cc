import { letterOf, type GameEvent, type Seen } from '../../../rules/kit'
import type { ThirteenPuzzleEvent } from '../../../rules/forty-nine-outfit/thirteen-puzzle'
import type { Pad, PadLine } from '../types'
import { tableOf } from './table'

const line = (what: string, cell: string | number): PadLine => ({
  label: { key: `pad.${what}` },
  cells: [String(cell)],
})

/** Slides made, cards home and still abroad; the total is the cards at home. */
export function pad(seen: Seen): Pad {
  const { state, scores } = tableOf(seen)
  return {
    lines: [line('slides', state.moveCount), line('home', state.home), line('abroad', 13 - state.home)],
    totals: [String(scores[letterOf(0)] ?? 0)],
  }
}

/** The sound of an event, by the sound room's names. */
export function sound(event: GameEvent): string | null {
  const it = event as ThirteenPuzzleEvent
  switch (it.type) {
    case 'dealt':
      return 'deal'
    case 'slid':
      return 'slide'
    case 'home':
      return 'lay'
    case 'column':
      return 'row'
    case 'ended':
      return it.reason === 'solved' ? 'bell' : 'penalty'
    default:
      return null
  }
}
