import { LineOfPlay, look, seatsIn, tapeOutcomes, type GameRecord, type Seen } from '../../../src/rules/kit'
import { gameById } from '../../../src/rules/catalogue'
import type { LessonStep } from '../../../src/renderer/games/types'

/** Where a lesson's step begins, and how it looks to the learner before and after one of the moves it asks for. */
export interface Begun {
  readonly line: LineOfPlay
  readonly moves: readonly string[]
  readonly toMove: readonly number[]
  seen(): Seen
  play(move: string): void
}

/** Plays a step's record to its last position. Throws if a move of it is refused. */
export function begun(step: LessonStep): Begun {
  const record = step.record as GameRecord
  const game = gameById(record.game)!
  const options = { ...Object.fromEntries(Object.entries(game.info.options).map(([key, it]) => [key, it.default])) }
  const line = new LineOfPlay(
    game,
    { ...options, ...record.options },
    record.seats.length,
    tapeOutcomes(record.chance?.tape ?? []),
  )
  const must = (refusal: { readonly message: string } | null) => {
    if (refusal) throw new Error(`${step.title.key}: ${refusal.message}`)
  }
  const playOn = (text: string) => {
    must(line.playText(text))
    must(line.settle())
  }
  must(line.settle())
  for (const move of record.moves) playOn(move)
  const into: unknown[] = []
  const count = game.moves(line.state, step.seat, into)
  return {
    line,
    moves: into.slice(0, count).map((move) => game.write(line.state, step.seat, move)),
    toMove: seatsIn(game.must(line.state)),
    seen: () => look(game, line.state, step.seat),
    play: (move) => playOn(`${'ABCDEFGH'.charAt(step.seat)} ${move}`),
  }
}
