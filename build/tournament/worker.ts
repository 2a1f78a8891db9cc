import { parentPort } from 'node:worker_threads'
import { gameById } from '../../src/rules/catalogue'
import type { Options } from '../../src/rules/kit'
import { playMirrored, type Contender, type DealResult } from './match'

/** A mirrored deal to play. */
export interface Job {
  readonly game: string
  readonly options: Options
  readonly seats: number
  readonly first: Contender
  readonly second: Contender
  readonly seed: string
}

/** Plays a mirrored deal for each message, and posts its result. */
parentPort?.on('message', (job: Job) => {
  const game = gameById(job.game)
  if (!game) throw new Error(`no game is called ${job.game}`)
  parentPort?.postMessage(playMirrored({ ...job, game }) satisfies DealResult)
})
