import type { SuiteAssemblingEvent } from '../../../rules/forty-nine-outfit/suite-assembling/events'
import type { GameEvent } from '../../../rules/kit'

const SOUNDS: Readonly<Record<SuiteAssemblingEvent['type'], string | null>> = {
  dealt: 'deal',
  turnedOver: 'shuffle',
  lot: 'draw',
  moved: 'slide',
  up: 'lay',
  turned: 'flip',
  space: null,
  suite: 'row',
  open: null,
  ended: 'bell',
}

/** The sound of an event, by the sound room's names. */
export function sound(event: GameEvent): string | null {
  return SOUNDS[(event as SuiteAssemblingEvent).type] ?? null
}
