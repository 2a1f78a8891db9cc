import type { BotProfile } from '../../bots/bot-profile'
import type { RatedCandidate } from '../../bots/think/candidates'
import type { WorkerPort } from '../../bots/worker/answer-question'
import { replay, type GameRecord, type Seat } from '../../rules/kit'
import type { KeptStudy } from './kept-study'
import { Study, type StudyReport } from './study'

/**
 * What a page asks of its study: to study a game, or go on with it, for some seconds; to stop; to compare the moves that
 * a seat had at a ply, from 0.
 */
export type StudyQuestion =
  | {
      readonly kind: 'study'
      readonly record: GameRecord
      readonly seat: Seat
      readonly kept: KeptStudy | null
      readonly seconds: number
    }
  | { readonly kind: 'stop' }
  | { readonly kind: 'best'; readonly ply: number }

/** What a study tells its page: what it has found by now, the moves of a ply, best first, or why it cannot go on. */
export type StudyAnswer =
  | { readonly kind: 'found'; readonly report: StudyReport; readonly kept: KeptStudy; readonly isBusy: boolean }
  | { readonly kind: 'best'; readonly ply: number; readonly moves: readonly RatedCandidate[] }
  | { readonly kind: 'failed'; readonly reason: string }

/** All numbers of a game's study follow from this text and the game. */
const SEED = 'study'
/** Longest stretch of work between two looks at the messages, and between two reports, in milliseconds. */
const STRETCH_MS = 8
const REPORT_MS = 500

/** Studies games inside a worker. Returns the function that receives messages. */
export function serveStudy(
  find: (game: string) => Promise<BotProfile | null>,
  port: WorkerPort<StudyAnswer>,
): (question: StudyQuestion) => void {
  let study: Study | null = null
  let until = 0
  let isWorking = false
  const asked: number[] = []

  const tell = (isBusy: boolean): void => {
    if (study) port.post({ kind: 'found', report: study.report(), kept: study.toJSON(), isBusy })
  }

  async function begin({ record, seat, kept, seconds }: StudyQuestion & { kind: 'study' }): Promise<void> {
    // Before anything is loaded, so that whoever leaves off meanwhile is heard.
    until = port.now() + 1000 * seconds
    const bot = await find(record.game)
    const replayed = replay(() => bot?.game, record)
    if (!bot || !replayed.ok) throw new Error(replayed.ok ? record.game : replayed.fault.message)
    study = Study.of(replayed.line, bot, { seat, seed: SEED, kept: kept ?? undefined })
    tell(true)
  }

  async function compare(of: Study, ply: number): Promise<void> {
    const comparing = of.bestMoves(ply)
    for (let stretch = comparing.next(); ; stretch = comparing.next()) {
      if (stretch.done) return port.post({ kind: 'best', ply, moves: stretch.value })
      await port.yieldToMessages()
    }
  }

  /** Works for the time that it was given, but answers first what is asked. */
  async function work(): Promise<void> {
    let told = port.now()
    for (let now = told; study && (asked.length > 0 || now < until); now = port.now()) {
      const ply = asked.shift()
      if (ply !== undefined) {
        await compare(study, ply)
        continue
      }
      if (!study.work(() => port.now() >= now + STRETCH_MS)) until = 0
      if (port.now() - told >= REPORT_MS) {
        told = port.now()
        tell(true)
      }
      await port.yieldToMessages()
    }
    tell(false)
  }

  async function take(question: StudyQuestion): Promise<void> {
    if (question.kind === 'stop') until = 0
    if (question.kind === 'best') asked.push(question.ply)
    if (question.kind === 'study') await begin(question)
    if (isWorking) return
    isWorking = true
    try {
      await work()
    } finally {
      isWorking = false
    }
  }

  return (question) => {
    take(question).catch((error: unknown) =>
      port.post({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
    )
  }
}
