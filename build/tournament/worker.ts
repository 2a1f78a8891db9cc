import { parentPort } from 'node:worker_threads'
import { gameById } from '../../src/rules/catalogue'
import { playMirrored, type DealResult, type Match } from './match'

/** A mirrored deal to play, its game by its id. */
export type Job = Omit<Match, 'game'> & { readonly game: string }

/** Plays a mirrored deal for each message, and posts its result. */
parentPort?.on('message', (job: Job) => {
  const game = gameById(job.game)
  if (!game) throw new Error(`no game is called ${job.game}`)
  parentPort?.postMessage(playMirrored({ ...job, game }) satisfies DealResult)
})
