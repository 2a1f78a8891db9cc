import type { NebraskaEvent } from '../../../rules/forty-nine-outfit/nebraska-checkers'
import type { GameEvent } from '../../../rules/kit'

const SOUNDS: Readonly<Record<NebraskaEvent['type'], string | null>> = {
  stepped: 'man',
  jumped: 'hop',
  crowned: 'crown',
  taken: 'capture',
  turn: null,
  barred: 'penalty',
  ended: 'bell',
}

/** The sound of an event, by the sound room's names. */
export function sound(event: GameEvent): string | null {
  return SOUNDS[(event as NebraskaEvent).type]
}
