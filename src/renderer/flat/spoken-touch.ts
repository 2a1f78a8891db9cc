import { text } from '../i18n/say'
import { nameOfThing } from '../play/touch-names'
import { touchParts } from '../stage/model/names'

/** Returns the spoken name of a touch, for screen readers. @param called names a card or a place */
export function spokenTouch(touch: string, called: (what: string) => string): string {
  const { kind, name: what } = touchParts(touch)
  if (what === null) return text('flat.thing', { what: called(touch) })
  return text(kind === 'hand' || kind === 'square' || kind === 'row' ? `flat.${kind}` : 'flat.thing', {
    what: nameOfThing(kind, what, called),
  })
}
