import type { ChainsEvent } from '../../../../rules/forty-nine-outfit/chains/events'
import type { GameEvent } from '../../../../rules/kit'

/** The sound of an event, by the sound room's names. */
export function pegSound(event: GameEvent): string | null {
  const it = event as ChainsEvent
  if (it.type === 'jumped') return 'hop'
  if (it.type === 'ended') return it.solved ? 'bell' : 'penalty'
  return null
}
