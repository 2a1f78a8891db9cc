import type { GameLookup } from '../../rules/kit'
import { Memory } from '../puzzles'
import { begin } from '../thinking'
import type { Answer, Ask } from './messages'

/** What the desk needs of the machine that it stands in. */
export interface DeskPort {
  post(answer: Answer): void
  /** Resolves after waiting messages have been heard. */
  breathe(): Promise<void>
  /** Milliseconds from any fixed moment. */
  now(): number
}

/** Longest stretch of thinking between two looks at the post, in milliseconds: half of what a cancel may take. */
const STRETCH_MS = 8
/** However slow the machine, an answer comes after this many milliseconds, with the best move so far. */
const CAP_MS = 1400
const ITERATIONS_BETWEEN_CLOCKS = 8

/** Where questions are answered inside a worker, one after the other. Answers the function that takes messages. */
export function openDesk(find: GameLookup, port: DeskPort): (ask: Ask) => void {
  const waiting: (Ask & { kind: 'think' })[] = []
  let busy = false
  let current = -1
  let cancelled = false
  const memory = new Memory()

  async function answer(ask: Ask & { kind: 'think' }): Promise<void> {
    const begun = port.now()
    const game = find(ask.request.seen.game)
    if (!game) throw new Error(`no game is called ${ask.request.seen.game}`)
    const thinking = begin(game, ask.request, memory)
    let more = true
    while (more && port.now() - begun < CAP_MS) {
      const until = port.now() + STRETCH_MS
      do more = thinking.step(ITERATIONS_BETWEEN_CLOCKS)
      while (more && port.now() < until)
      if (!more) break
      await port.breathe()
      if (cancelled) return
    }
    port.post({ kind: 'thought', id: ask.id, thought: { ...thinking.result(), ms: port.now() - begun } })
  }

  async function work(): Promise<void> {
    busy = true
    for (let ask = waiting.shift(); ask; ask = waiting.shift()) {
      current = ask.id
      cancelled = false
      try {
        await answer(ask)
      } catch (error) {
        port.post({ kind: 'failed', id: ask.id, reason: error instanceof Error ? error.message : String(error) })
      }
    }
    busy = false
  }

  return (ask) => {
    if (ask.kind === 'think') {
      waiting.push(ask)
      if (!busy) void work()
    } else if (ask.id === current) cancelled = true
    else {
      const at = waiting.findIndex((other) => other.id === ask.id)
      if (at >= 0) waiting.splice(at, 1)
    }
  }
}
