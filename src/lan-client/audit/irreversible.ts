import { seededRng, type AnyGame, type Position, type Seat, type Seen } from '../../rules/kit'

/** Positions imagined for one question. Two that differ are enough; it is rare that four agree by luck. */
const SAMPLES = 4

/**
 * Whether a ply stands for good, as far as its watcher can tell: something hidden came to light by it, so it cannot
 * fairly be taken back. `own` is the watcher's move if it was one. A host that shows another card the second time
 * would have to take such a ply back.
 */
export function isIrreversible(game: AnyGame, before: Seen, watcher: Seat, own: string | null): boolean {
  const rng = seededRng('what could be foreseen')
  const imagined = Array.from({ length: SAMPLES }, () => game.imagine(before, rng) as Position)
  if (allAlike(imagined.map((state) => JSON.stringify(game.dump(state))))) return false
  return own === null || !allAlike(imagined.map((state) => shownAfter(game, state, watcher, own)))
}

function shownAfter(game: AnyGame, state: Position, watcher: Seat, text: string): string | null {
  const move = game.read(state, watcher, text)
  if (!move.ok) return null
  game.apply(state, watcher, move.value)
  return JSON.stringify(game.view(state, watcher))
}

function allAlike(shown: readonly (string | null)[]): boolean {
  return shown.every((one) => one !== null && one === shown[0])
}
