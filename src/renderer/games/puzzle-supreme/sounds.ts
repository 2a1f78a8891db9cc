import type { PuzzleSupremeEvent } from '../../../rules/forty-nine-outfit/puzzle-supreme/events'
import type { GameEvent } from '../../../rules/kit'

const SOUNDS: Readonly<Record<PuzzleSupremeEvent['type'], string>> = {
  placed: 'lay',
  lifted: 'slide',
  line: 'row',
  solved: 'bell',
}

/** The sound of an event, by the sound room's names. */
export function sound(event: GameEvent): string | null {
  return SOUNDS[(event as PuzzleSupremeEvent).type] ?? null
}
