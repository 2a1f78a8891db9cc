import { expect, test } from 'vitest'
import { games } from '../../../src/rules/catalogue'
import {
  defaults,
  LineOfPlay,
  viewTable,
  ONLOOKER,
  createSeededRng,
  createSeedSource,
  type AnyGame,
} from '../../../src/rules/kit'
import { linesOf, parlor } from './run'

const RECORDS = 10_000
/** Memory that the process may use, in megabytes. All answers together would not fit into it. */
const HEAP = 96
const LONGEST = 150

/** Plays a random game; returns its record with its tape, and the table at its end. */
function played(game: AnyGame, seed: string): { record: string; end: unknown } {
  const { min, max } = game.info.seats
  const rng = createSeededRng(`${game.info.id} ${seed}`)
  const line = new LineOfPlay(game, defaults(game.info), min + rng.below(max - min + 1), createSeedSource(seed))
  line.settleChance()
  while (!line.isOver && line.plyCount < LONGEST) {
    const must = game.requiredSeats(line.state)
    const seat = 31 - Math.clz32(must)
    line.play({ seat, move: game.pick(line.state, seat, rng) })
    line.settleChance()
  }
  const { over, toMove, scores, winners } = viewTable(game, line.state, ONLOOKER)
  const end = {
    game: game.info.id,
    ply: line.plyCount,
    over,
    toMove,
    scores,
    winners,
    state: game.dump(line.state),
  }
  return { record: JSON.stringify(line.record()), end }
}

test('ten thousand records of all games through one process that may keep little', async () => {
  const samples = games.flatMap((game) => ['one', 'two', 'three', 'four'].map((seed) => played(game, seed)))
  const input = Array.from({ length: RECORDS }, (_, i) => samples[i % samples.length]!)
  const ran = await parlor(['replay', '--lines'], input.map(({ record }) => record).join('\n'), [
    `--max-old-space-size=${HEAP}`,
  ])
  expect(ran.err).toBe('')
  expect(ran.status).toBe(0)
  const answers = linesOf(ran)
  expect(answers).toHaveLength(RECORDS)
  for (const [i, { end }] of input.entries()) {
    if (JSON.stringify(answers[i]) !== JSON.stringify(end)) expect(answers[i]).toEqual(end)
  }
})
