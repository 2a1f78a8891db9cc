import { describe, expect, it } from 'vitest'
import { guessedMove } from '../../../src/renderer/lan/guessed'
import { knownTo } from '../../../src/renderer/stores/played'
import { look } from '../../../src/rules/kit'
import { companyGames, evening } from './evening'

/** How many of a hundred moves of others lie open to everybody, at least; in the others something stays hidden. */
const OPEN: Readonly<Record<string, number>> = {
  'forty-nine': 80,
  'nebraska-checkers': 100,
  'cassino-21': 70,
  'chicago-casino': 70,
  'new-york-whist': 70,
}

describe.each(companyGames())('moves of others in $name', ({ game, options, name }) => {
  it('are read from what was told where that leaves no doubt, and never wrongly', () => {
    let open = 0
    let all = 0
    for (const { before, after, seat, text, events } of evening(game, options, `guesses of ${name}`, 50)) {
      if (seat === null) continue
      const eye = (seat + 1) % after.seats
      const told = knownTo(game, events, eye)
      if (told.length === 0) continue
      const sight = { before: look(game, before, eye), after: look(game, after, eye) }
      const guess = guessedMove(game, { seat, events: told, ...sight }, () => 0)
      all++
      if (guess === null) continue
      open++
      expect(guess).toBe(text)
    }
    expect(all).toBeGreaterThan(10)
    expect((100 * open) / all).toBeGreaterThanOrEqual(OPEN[name] ?? 0)
  })
})
