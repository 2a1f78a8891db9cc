import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { RatedCandidate } from '../../../bots/think/candidates'
import type { StudyAnswer, StudyQuestion } from '../../../drawer/study/serve-study'
import type { KeptStudy } from '../../../drawer/study/kept-study'
import type { StudyReport } from '../../../drawer/study/study'
import { letterOf, type GameRecord, type Seat } from '../../../rules/kit'
import { text } from '../../i18n/say'
import { useGameLog } from '../app/game-log'
import { useServices } from '../app/services'

/** How long a study reckons before it waits to be asked again, and how often its progress is read aloud. */
const SECONDS = 30
const SPOKEN_EVERY_MS = 5_000

/** What a study is of. */
interface Studied {
  readonly record: GameRecord
  /** Of the line of play. */
  readonly hash: string
  /** Whose chance to win it is. */
  readonly seat: Seat
}

/** The moves that a seat had before a move, from 1; null while they are compared. */
interface ComparedMoves {
  readonly ply: number
  readonly moves: readonly RatedCandidate[] | null
}

/** The study of the game that is watched again: reckoned in a worker, kept beside the games. */
export const useStudy = defineStore('study', () => {
  const studied = shallowRef<Studied | null>(null)
  const report = shallowRef<StudyReport | null>(null)
  const isBusy = ref(false)
  const fault = ref<string | null>(null)
  const best = shallowRef<ComparedMoves | null>(null)
  const isOpen = computed(() => studied.value !== null)
  /** A puzzle has no chances to draw. */
  const hasCurve = computed(() => (studied.value?.record.seats.length ?? 0) > 1)
  let worker: Worker | null = null
  let kept: KeptStudy | null = null
  let isKept = true
  let keeping: Promise<unknown> = Promise.resolve()
  let lastSpoken = 0

  /** Studies a game, and goes on with the study of it that was kept. */
  async function open(next: Studied): Promise<void> {
    close()
    studied.value = next
    isBusy.value = true
    await keeping
    const found = await keptStudy(next)
    if (studied.value !== next) return
    kept = found
    goOn()
  }

  /** Reckons for some seconds more. */
  function goOn(): void {
    if (studied.value === null) return
    fault.value = null
    isBusy.value = true
    lastSpoken = performance.now()
    const { record, seat } = studied.value
    ask({ kind: 'study', record, seat, kept, seconds: SECONDS })
  }

  /** Stops reckoning; what is known by then stays. */
  const leaveOff = (): void => ask({ kind: 'stop' })

  /** Has level 5 compare the moves before a move, from 1. */
  function compareMoves(ply: number): void {
    best.value = { ply, moves: null }
    ask({ kind: 'best', ply: ply - 1 })
  }

  /** Ends the study; it is kept. */
  function close(): void {
    keep()
    worker?.terminate()
    worker = null
    kept = null
    isBusy.value = false
    for (const it of [studied, report, fault, best]) it.value = null
  }

  function ask(question: StudyQuestion): void {
    try {
      worker ??= openWorker()
      worker.postMessage(question)
    } catch (error) {
      fail(`${text('study.noWorker')} (${String(error)})`)
    }
  }

  function openWorker(): Worker {
    const opened = startWorker()
    opened.onmessage = ({ data }: MessageEvent<StudyAnswer>) => opened === worker && hear(data)
    opened.onerror = ({ message }) => opened === worker && fail(message || text('study.noWorker'))
    return opened
  }

  function hear(answer: StudyAnswer): void {
    if (answer.kind === 'best') best.value = { ply: answer.ply + 1, moves: answer.moves }
    else if (answer.kind === 'found') {
      const ends = isBusy.value && !answer.isBusy
      report.value = answer.report
      kept = answer.kept
      isKept = false
      isBusy.value = answer.isBusy
      if (!answer.isBusy) keep()
      speak(ends)
    } else if (report.value === null && kept !== null) {
      // What was kept is damaged: the study begins anew.
      kept = null
      goOn()
    } else fail(answer.reason)
  }

  function fail(reason: string): void {
    worker?.terminate()
    worker = null
    isBusy.value = false
    best.value = null
    fault.value = text('study.failed', { reason })
  }

  function speak(ends: boolean): void {
    const now = performance.now()
    if (ends) useGameLog().speak(text('study.done'))
    else if (isBusy.value && now - lastSpoken >= SPOKEN_EVERY_MS) {
      lastSpoken = now
      useGameLog().speak(text('study.reckoning', { done: Math.round(100 * (report.value?.done ?? 0)) }))
    }
  }

  /** Keeps what is known. Where nothing can be kept, the study is only for now. */
  function keep(): void {
    if (studied.value === null || kept === null || isKept) return
    isKept = true
    keeping = useServices()
      .saves.keepStudy(nameOf(studied.value), JSON.stringify(kept))
      .catch(() => undefined)
  }

  return { studied, report, isBusy, fault, best, isOpen, hasCurve, open, goOn, leaveOff, compareMoves, close }
})

const startWorker = (): Worker => new Worker(new URL('./study-worker.ts', import.meta.url), { type: 'module' })

/**
 * Returns what the kept study of a game says, and reckons no further. Null if none is kept, or none that is of use: its
 * curve is empty then.
 */
export async function keptReport(of: Studied): Promise<StudyReport | null> {
  const kept = await keptStudy(of)
  if (kept === null) return null
  const worker = startWorker()
  const report = await new Promise<StudyReport | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<StudyAnswer>) => resolve(data.kind === 'found' ? data.report : null)
    worker.onerror = () => resolve(null)
    worker.postMessage({ kind: 'study', record: of.record, seat: of.seat, kept, seconds: 0 } satisfies StudyQuestion)
  })
  worker.terminate()
  return report?.curve.some(({ chance }) => chance !== null) ? report : null
}

/** Reads the kept study of a game; null if none is kept, or it can't be read. */
async function keptStudy(of: Studied): Promise<KeptStudy | null> {
  const found = await useServices()
    .saves.study(nameOf(of))
    .catch(() => null)
  return parsed(found)
}

const nameOf = ({ hash, seat }: Studied): string => `${hash}-${letterOf(seat)}`

/** Returns a study from its text; null if it is none. Whether it is of this game, the study itself checks. */
function parsed(json: string | null): KeptStudy | null {
  try {
    const found = JSON.parse(json ?? 'null') as KeptStudy | null
    return typeof found?.course === 'object' ? found : null
  } catch {
    return null
  }
}
