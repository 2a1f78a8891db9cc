import { describe, expect, it } from 'vitest'
import { think } from '../../../src/bots'
import type { Thought } from '../../../src/ports/thinker'
import { text } from '../../../src/renderer/i18n/say'
import { outlookOf } from '../../../src/renderer/i18n/outlook'
import { reversePuzzle } from '../../../src/rules/forty-nine-outfit/strip/game'
import { defaults, LineOfPlay, viewTable, emptyOutcomeSource } from '../../../src/rules/kit'

/** Returns the strongest hint after some moves of the Reverse Puzzle. */
function hintAfter(moves: readonly string[]): Thought {
  const line = new LineOfPlay(reversePuzzle, defaults(reversePuzzle.info), 1, emptyOutcomeSource)
  for (const move of moves) expect(line.playText(`A ${move}`)).toBeNull()
  return think(reversePuzzle, { seen: viewTable(reversePuzzle, line.state, 0), seat: 0, level: 5, seed: 'hint' })
}

describe('what a hint says of the position', () => {
  it('tells whoever plays alone whether the puzzle can still be done', () => {
    const open = hintAfter(['6-7', '3-6'])
    expect(outlookOf(open, 1)).toBe(`It can still be solved from here, in ${open.movesLeft} moves.`)
    expect(outlookOf(hintAfter(['6-7', '3-6', '6-3']), 1)).toBe(text('game.hintLost'))
  })

  it('counts the moves of the solution down to the last, which solves the puzzle', () => {
    const played = ['6-7', '3-6']
    const lefts: unknown[] = []
    for (let hint = hintAfter(played); ; hint = hintAfter(played)) {
      lefts.push(hint.movesLeft)
      if (hint.movesLeft === 1) expect(outlookOf(hint, 1)).toBe('This solves it.')
      played.push(hint.move ?? '')
      if (hint.movesLeft === undefined || hint.movesLeft <= 1) break
    }
    expect(lefts).toEqual(lefts.map((_, i) => lefts.length - i))
  })

  it('names the chance where several play, even a certain one', () => {
    expect(outlookOf({ value: 0 }, 2)).toBe(text('game.hintChance', { percent: 0 }))
    expect(outlookOf({ value: 0.626 }, 4)).toContain('63')
  })

  it('says so where there was no time to think to the end', () => {
    expect(outlookOf({ value: 0.5, capped: true }, 2)).toBe(
      `${text('game.hintChance', { percent: 50 })} ${text('game.hintCapped')}`,
    )
    expect(outlookOf({ value: null, capped: true }, 1)).toBe(text('game.hintCapped'))
  })

  it('is silent where nobody can tell', () => {
    expect(outlookOf({ value: null }, 1)).toBeNull()
  })

  it('says what was proved instead of a chance', () => {
    expect(outlookOf({ value: 1, proved: 'win' }, 2)).toBe(text('game.hintWins'))
    expect(outlookOf({ value: 0.5, proved: 'tie' }, 2)).toBe(text('game.hintTies'))
    expect(outlookOf({ value: 0, capped: true, proved: 'loss' }, 2)).toBe(text('game.hintLoses'))
  })
})
