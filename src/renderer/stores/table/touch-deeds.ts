import { say, text } from '../../i18n/say'
import { choiceWords } from '../../play/touch-names'
import { useClaim } from './claim'
import { useSelection } from './selection'

/** Returns what a touch of something on the table would do now, in words; null if it would do nothing. */
export function deedWords(touch: string): string | null {
  const [selection, claims] = [useSelection(), useClaim()]
  const { source } = selection
  if (source === null) return null
  const game = source.face.id
  if (touch === claims.claim?.touch) return claims.words
  const outcome = selection.outcomeOf(touch)
  if (outcome.kind === 'nothing') return null
  if (outcome.kind === 'play') return say(game, source.face.moveWords(source.seen, source.seat, outcome.move))
  if (!outcome.touches.includes(touch)) return text('flat.putBack')
  return choiceWords(game, touch) ?? text('flat.choose')
}
