import type { RouletteEvent, Won } from '../../../rules/deck-o-cards/deck-o-cards-roulette/events'
import { soundsOf } from '../layout/events'

/** What a chip brings that was called, and what a lucky suit brings. */
const CALLED = 50
const LUCKY = 15

/** The sound of an event, by the sound room's names. The arrow's ticks are the stage's. */
export const sound = soundsOf<RouletteEvent>({
  bet: 'chip',
  cleared: 'chips',
  noMoreBets: 'call',
  collected: 'rake',
  paid: ({ bets }) => paid(bets),
  out: 'penalty',
  ended: 'bell',
})

/** A fanfare for fifty to one, a bell for fifteen, else chips that are counted out. */
function paid(bets: readonly Won[]): string {
  const best = Math.max(...bets.map(({ stake, won }) => won / stake))
  if (best >= CALLED) return 'fanfare'
  return best >= LUCKY ? 'bell' : 'chips'
}
