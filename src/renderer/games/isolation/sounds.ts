import type { IsolationEvent } from '../../../rules/forty-nine-outfit/isolation/events'
import type { GameEvent } from '../../../rules/kit'

const SOUNDS: Readonly<Record<IsolationEvent['type'], string>> = {
  laid: 'lay',
  moved: 'slide',
  takenUp: 'draw',
  solved: 'bell',
}

/** The sound of an event, by the sound room's names. */
export function sound(event: GameEvent): string | null {
  return SOUNDS[(event as IsolationEvent).type] ?? null
}
