import { describe, expect, test } from 'vitest'
import { createAttemptFactory, createCutGame, shouldTryAgain, type Cut, type CutGame } from '../../../src/exhibit/cuts'
import { viewTable, seatOf } from '../../../src/rules/kit'
import { CUT_GAMES, firstCut } from './cut-files'

/** Begins a try of a visit, at the position where the visitor takes over. */
function begun(cut: Cut, number = 1, seed = 'visit'): CutGame {
  return createCutGame(cut, createAttemptFactory(cut)(number, seed))
}

function played(game: CutGame, moves: readonly string[]): CutGame {
  for (const move of moves) expect([move, game.play(move)]).toEqual([move, null])
  return game
}

describe.each(CUT_GAMES)('a visit to %s', (name) => {
  const cut = firstCut(name)

  test('begins with the visitor, after what the hand shows', () => {
    const { turn, visitor, standing, attempt, line } = begun(cut)
    expect(turn).toBe(visitor)
    expect(standing.result).toBe(null)
    expect(attempt.shownMoves.length).toBeGreaterThan(0)
    expect(line.moves.slice(-attempt.shownMoves.length)).toEqual(attempt.shownMoves)
  })

  test('every lit move is legal', () => {
    const first = begun(cut)
    const lit = first.listLitMoves()
    expect(lit.length).toBeGreaterThan(0)
    for (const move of lit) expect([move, first.line.read(`${cut.visitor} ${move}`).ok]).toEqual([move, true])
    expect(first.play(`${cut.visitor} ${lit.at(-1)!}`)).toBe(null)
  })
})

test('a round of a Casino counts for itself, and is said in points', () => {
  const cut = firstCut('cassino-21')
  const { standing, line, turn } = played(begun(cut), cut.won.moves)
  expect(standing.result).toBe('won')
  expect(standing.own).toBeGreaterThan(standing.other!)
  expect(line.isOver).toBe(false)
  expect(turn).toBe(null)
})

test('a try ends when the moves that were given are used up', () => {
  const cut = firstCut('thirteen-puzzle')
  const game = played(begun(cut), cut.lost.moves)
  expect(cut.lost.moves.filter((move) => move.startsWith(cut.visitor)).length).toBe(cut.moves)
  expect(game.standing.result).toBe('lost')
  expect(game.play('A 1-2')).toEqual({ code: 'try-over', message: 'This try is over.' })
})

test('after a lost try the hand makes one more right move, and the last one is left to the visitor', () => {
  const cut = firstCut('forty-nine-puzzle')
  const lost = played(begun(cut), cut.lost.moves)
  expect(shouldTryAgain(cut, lost.attempt, lost.standing)).toBe(true)
  const second = begun(cut, 2)
  expect(second.attempt.shownMoves).toEqual([cut.help![0]])
  expect(played(second, cut.help!.slice(1)).standing.result).toBe('won')
  expect(shouldTryAgain(cut, second.attempt, second.standing)).toBe(false)
  const third = begun(cut, 3)
  expect(third.line.moves.slice(-2)).toEqual(cut.help!.slice(0, 2))
  expect(shouldTryAgain(cut, third.attempt, lost.standing)).toBe(false)
  expect(begun(cut, 99).standing.result).toBe(null)
})

test.each(['mystic-double-cross', 'pittsburgh-draw'])('%s lies as it was seen, and goes on otherwise', (name) => {
  const cut = firstCut(name)
  const attempts = createAttemptFactory(cut)
  const eye = seatOf(cut.visitor)
  const all = Array.from({ length: 8 }, (_, at) => createCutGame(cut, attempts(1, `visit ${at}`)))
  const seen = ({ game, line }: CutGame) => viewTable(game, line.state, eye)
  for (const game of all) expect(seen(game)).toEqual(seen(all[0]!))
  const hidden = new Set(all.map(({ game, line }) => JSON.stringify(game.dump(line.state))))
  expect(hidden.size).toBeGreaterThan(4)
})

test('a bot with a memory is told what its seat heard, and nothing else', () => {
  const cut = firstCut('boston-books')
  const game = begun(cut)
  expect(game.eventsFor(0).length).toBeGreaterThan(10)
  expect(game.eventsFor(0)).not.toEqual(game.eventsFor(1))
})
