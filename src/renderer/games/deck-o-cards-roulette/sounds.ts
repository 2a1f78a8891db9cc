import type { RouletteEvent, Won } from '../../../rules/deck-o-cards/deck-o-cards-roulette/events'
import type { GameEvent } from '../../../rules/kit'

/** What a chip brings that was called, and what a lucky suit brings. */
const CALLED = 50
const LUCKY = 15

/** The sound of an event, by the sound room's names. The arrow's ticks are the stage's. */
export function sound(event: GameEvent): string | null {
  const it = event as RouletteEvent
  switch (it.type) {
    case 'bet':
      return 'chip'
    case 'cleared':
      return 'chips'
    case 'noMoreBets':
      return 'call'
    case 'collected':
      return 'rake'
    case 'paid':
      return paid(it.bets)
    case 'out':
      return 'penalty'
    case 'ended':
      return 'bell'
    default:
      return null
  }
}

/** A fanfare for fifty to one, a bell for fifteen, else chips that are counted out. */
function paid(bets: readonly Won[]): string {
  const best = Math.max(...bets.map(({ stake, won }) => won / stake))
  if (best >= CALLED) return 'fanfare'
  return best >= LUCKY ? 'bell' : 'chips'
}
