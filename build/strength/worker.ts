import { parentPort } from 'node:worker_threads'
import { gameById } from '../../src/rules/catalogue'
import { defaults } from '../../src/rules/kit'
import { playMirrored, type Contender, type DealResult } from './match'

export interface Job {
  readonly game: string
  readonly first: Contender
  readonly second: Contender
  readonly seed: string
}

export interface Played {
  readonly job: Job
  readonly result: DealResult
}

/** Plays one mirrored deal at a time, as it is told. */
parentPort?.on('message', (job: Job) => {
  const game = gameById(job.game)
  if (!game) throw new Error(`no game is called ${job.game}`)
  const result = playMirrored(game, defaults(game.info), job.first, job.second, job.seed)
  parentPort?.postMessage({ job, result } satisfies Played)
})
