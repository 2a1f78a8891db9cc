import { describe, expect, it } from 'vitest'
import { think } from '../../../src/bots'
import { text } from '../../../src/renderer/i18n/say'
import { outlookOf } from '../../../src/renderer/stores/table/table'
import { reversePuzzle } from '../../../src/rules/forty-nine-outfit/strip/game'
import { defaults, LineOfPlay, viewTable, emptyOutcomeSource } from '../../../src/rules/kit'

/** Returns the worth of the strongest hint after some moves of the Reverse Puzzle. */
function worthAfter(moves: readonly string[]): number | null {
  const line = new LineOfPlay(reversePuzzle, defaults(reversePuzzle.info), 1, emptyOutcomeSource)
  for (const move of moves) expect(line.playText(`A ${move}`)).toBeNull()
  return think(reversePuzzle, { seen: viewTable(reversePuzzle, line.state, 0), seat: 0, level: 5, seed: 'hint' }).value
}

describe('what a hint says of the position', () => {
  it('tells whoever plays alone whether the puzzle can still be done', () => {
    expect(outlookOf(worthAfter(['6-7', '3-6']), 1)).toBe(text('game.hintOpen'))
    expect(outlookOf(worthAfter(['6-7', '3-6', '6-3']), 1)).toBe(text('game.hintLost'))
  })

  it('names the chance where several play, even a certain one', () => {
    expect(outlookOf(0, 2)).toBe(text('game.hintChance', { percent: 0 }))
    expect(outlookOf(0.626, 4)).toContain('63')
  })

  it('says so where there was no time to think to the end', () => {
    expect(outlookOf(0.5, 2, true)).toBe(`${text('game.hintChance', { percent: 50 })} ${text('game.hintCapped')}`)
    expect(outlookOf(null, 1, true)).toBe(text('game.hintCapped'))
  })

  it('is silent where nobody can tell', () => {
    expect(outlookOf(null, 1)).toBeNull()
  })

  it('says what was proved instead of a chance', () => {
    expect(outlookOf(1, 2, false, 'win')).toBe(text('game.hintWins'))
    expect(outlookOf(0.5, 2, false, 'tie')).toBe(text('game.hintTies'))
    expect(outlookOf(0, 2, true, 'loss')).toBe(text('game.hintLoses'))
  })
})
