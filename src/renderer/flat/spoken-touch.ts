import { text } from '../i18n/say'
import { nameOfThing } from '../play/touch-names'
import { touchParts } from '../stage/model/touch-names'

/** Returns the spoken name of a touch, for screen readers. @param spokenName names a card or a place */
export function spokenTouch(touch: string, spokenName: (what: string) => string): string {
  const { kind, name: what } = touchParts(touch)
  if (what === null) return text('flat.thing', { what: spokenName(touch) })
  return text(kind === 'hand' || kind === 'square' || kind === 'row' ? `flat.${kind}` : 'flat.thing', {
    what: nameOfThing(kind, what, spokenName),
  })
}
