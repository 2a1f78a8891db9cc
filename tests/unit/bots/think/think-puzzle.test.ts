import { describe, expect, it } from 'vitest'
import { SolutionCache, think } from '../../../../src/bots'
import { createNodeThinker } from '../../../../src/node/bots/thinker-threads'
import { botFor } from '../../../../src/bots/all-bots'
import { gameById, games } from '../../../../src/rules/catalogue'
import {
  defaults,
  LineOfPlay,
  viewTable,
  emptyOutcomeSource,
  replay,
  createSeedSource,
  type AnyGame,
} from '../../../../src/rules/kit'
import type { Level } from '../../../../src/ports/journal'

const puzzles = games.filter(({ info }) => info.seats.max === 1)

/** Plays a whole puzzle with a bot. Returns the line at its end. Throws if that takes more than 400 plies. */
function playedBy(game: AnyGame, level: Level, seed: string): LineOfPlay {
  const line = new LineOfPlay(
    game,
    defaults(game.info),
    1,
    game.info.hasChance ? createSeedSource(seed) : emptyOutcomeSource,
  )
  const memory = new SolutionCache()
  for (line.settleChance(); !line.isOver; line.settleChance()) {
    if (line.plyCount > 400) throw new Error('it goes on for ever')
    const request = { seen: viewTable(game, line.state, 0), seat: 0, level, seed: `${seed} ${line.plyCount}` }
    const { move } = think(game, request, undefined, memory)
    expect(line.playText(`A ${move}`)).toBeNull()
  }
  return line
}

describe('bots at puzzles', () => {
  it('have a solver for each', () => {
    expect(puzzles).toHaveLength(14)
    for (const puzzle of puzzles) expect(botFor(puzzle).solver).not.toBeNull()
  })

  // The "49" Puzzle of the sheet has no solution, the Blind leaves no choice, the target 265 of the Mystic does not
  // come up, and Suite Assembling depends on luck.
  const certain = puzzles.filter(
    ({ info }) =>
      !['forty-nine-puzzle', 'blind-forty-nine', 'mystic-double-cross', 'suite-assembling'].includes(info.id),
  )

  it.each(certain.map((game) => [game.info.id, game] as const))('the strongest completes %s', (_id, game) => {
    const line = playedBy(game, 5, 'strong')
    expect(game.outcome(line.state).winners).toEqual([0])
  })

  it.each(puzzles.map((game) => [game.info.id, game] as const))('a weak one comes to an end at %s', (_id, game) => {
    expect(playedBy(game, 1, 'weak').isOver).toBe(true)
  })

  it('leaves two men in the puzzle that cannot be done', () => {
    const line = playedBy(gameById('forty-nine-puzzle'), 5, 'hopeless')
    expect(gameById('forty-nine-puzzle').outcome(line.state).scores).toEqual([2])
  })
})

describe('a worker that solves', () => {
  it('answers as the record asks, and can be called off', async () => {
    const thinker = createNodeThinker()
    try {
      const record = {
        format: 'parlor-record/1',
        game: 'reverse-puzzle',
        options: {},
        seats: ['A'],
        moves: ['A 6-7', 'A 3-6'],
      } as const
      const solved = await thinker.solve({ record, seconds: 20 })
      expect(solved).toMatchObject({ solvable: true, shortest: true })
      expect(solved.moves).toHaveLength(8)
      const end = replay(gameById, { ...record, moves: [...record.moves, ...solved.moves] })
      expect(end.ok && gameById('reverse-puzzle').outcome(end.line.state).winners).toEqual([0])

      await expect(thinker.solve({ record: { ...record, moves: ['A 1-7'] }, seconds: 20 })).rejects.toThrow('.')
      await expect(
        thinker.solve({ record: { ...record, game: 'forty-nine', seats: ['A', 'B'] }, seconds: 1 }),
      ).rejects.toThrow()

      const long = { ...record, game: 'puzzle-supreme', moves: ['A 1@1', 'A 2@9', 'A 3@17', 'A 49@2'] }
      const abort = new AbortController()
      const search = thinker.solve({ record: long, seconds: 20 }, abort.signal)
      abort.abort()
      await expect(search).rejects.toMatchObject({ name: 'AbortError' })
      await expect(thinker.solve({ record, seconds: 20 })).resolves.toMatchObject({ solvable: true })
    } finally {
      thinker.close()
    }
  })
})
