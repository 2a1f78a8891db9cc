import type { CancelSignal } from '../../async/cancellation'
import type { WorkerThinker } from '../../bots/worker/worker-thinker'
import { seedOfDeal, type Deal } from '../../drawer/deals'
import { letterOf, ONLOOKER, seatOf, type Seat } from '../../rules/kit'
import { gameOf, loadGame } from '../games/rules'
import { openLocalSession, unplayedRecord } from './local-sessions'

/** How a deal went for level 5 in all seats, or for the solver if it is played alone. */
export interface Par {
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
  readonly moves: number
}

/** Time in seconds that the solver may take for a puzzle. */
const SOLVER_LIMIT_SECONDS = 30

/**
 * Plays a deal out by level 5, or has it solved. Resolves to null if that was cancelled, or if the solver finds nothing
 * in its time.
 * @param onMove is told how many moves were played
 */
export async function findPar(
  deal: Deal,
  thinker: Pick<WorkerThinker, 'think' | 'solve'>,
  { signal, onMove }: { readonly signal: CancelSignal; readonly onMove: (moves: number) => void },
): Promise<Par | null> {
  const { game, options, seats } = deal
  await loadGame(game)
  const seed = seedOfDeal(deal, gameOf(game).info)
  if (seats === 1) {
    const record = unplayedRecord({ game, options, seed })
    const { solvable, moves } = await thinker.solve({ record, seconds: SOLVER_LIMIT_SECONDS }, signal)
    return solvable === true ? { scores: [], winners: [0], moves: moves.length } : null
  }
  const chairs = Array.from({ length: seats }, () => ({ kind: 'bot', name: '', level: 5 }) as const)
  const table = openLocalSession({ game, options, chairs, seed }, { append: () => Promise.resolve() }, thinker)
  const unlisten = table.listen((change) => change.kind === 'step' && onMove(change.step.ply))
  const close = () => table.close()
  signal.addEventListener('abort', close)
  await table.run()
  signal.removeEventListener('abort', close)
  unlisten()
  const { over, scores, winners } = table.viewFor(ONLOOKER)
  if (!over) return null
  return {
    scores: chairs.map((_, seat) => scores[letterOf(seat)] ?? 0),
    winners: (winners ?? []).map((letter) => seatOf(letter)),
    moves: table.record().moves.length,
  }
}
