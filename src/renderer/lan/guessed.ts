import { canonical } from '../../protocol/lan/client/witness/canonical'
import { look, seededRng, type AnyGame, type GameEvent, type Position, type Seat, type Seen } from '../../rules/kit'
import { knownTo } from '../stores/played'

/** A ply of another as this eye was told it, with what was seen before and after. */
export interface ForeignPly {
  readonly seat: Seat
  readonly events: readonly GameEvent[]
  readonly before: Seen
  readonly after: Seen
}

/** In so many imagined positions a text must explain what was told, and no other text in any. */
const ENOUGH = 3
const MOST = 160
/** Longer than this nobody waits for it, in milliseconds. */
const PATIENCE = 30

/**
 * The text of another's move, where what was told leaves no doubt about it: the scene moves cards by it. The host names
 * it to its mover alone, since it may name hidden cards; what lies open can be found out again. Null where anything of
 * it stays hidden.
 */
export function guessedMove(
  game: AnyGame,
  ply: ForeignPly,
  now: () => number = () => performance.now(),
): string | null {
  const end = now() + PATIENCE
  const told = canonical(ply.events)
  const after = canonical(ply.after.state)
  let found: string | null = null
  let times = 0
  for (let tries = 0; tries < MOST && now() < end; tries++) {
    const position = game.imagine(ply.before, seededRng(`another ${String(tries)}`)) as Position
    const fitting = explanations(game, position, ply, told, after)
    if (fitting.length > 1 || (fitting[0] !== undefined && found !== null && fitting[0] !== found)) return null
    if (fitting[0] === undefined) continue
    found = fitting[0]
    if (++times >= ENOUGH) return found
  }
  return null
}

/** Moves in one imagined position that would have been told just so, and would have led to what is seen. */
function explanations(game: AnyGame, position: Position, { seat, before }: ForeignPly, told: string, after: string) {
  const all: unknown[] = []
  all.length = game.moves(position, seat, all)
  const state = game.clone(position) as Position
  const texts = new Set<string>()
  for (const move of all) {
    game.copy(position, state)
    const events: GameEvent[] = []
    game.apply(state, seat, move, (event: GameEvent) => events.push(event))
    // What is told differs far more often than it agrees; only then is the rest looked at.
    if (canonical(knownTo(game, events, before.eye)) !== told) continue
    if (canonical(look(game, state, before.eye).state) === after) texts.add(game.write(position, seat, move))
  }
  return [...texts]
}
