import { reasonFor, type NewYorkWhistReasonKey } from '../../../../bots/reasons/new-york-whist'
import { reasonWordsOf } from '../../layout/words'

/** Why a hint is good. */
export const reasonWords = reasonWordsOf(reasonFor, 'better', 'points')

/** The sentences, as messages under `reason`. */
export const REASONS: Readonly<Record<NewYorkWhistReasonKey, string>> = {
  'only-card': 'No other card may be laid.',
  'takes-last': 'You play last, so it takes the trick: 1 point. | You play last, so it takes the trick: {n} points.',
  'takes-surely': 'Nothing left can beat it: 1 point is yours. | Nothing left can beat it: {n} points are yours.',
  'takes-for-now':
    'It takes the trick so far; one card could still beat it. | It takes the trick so far; {n} cards could still beat it.',
  'leads-surely': 'Nothing left can beat it, so the trick is yours.',
  'leads-strong': 'Only one card left can beat it. | Only {n} cards left can beat it.',
  'leads-cheap': 'It counts nothing, and you can spare it.',
  'leads-points':
    'It gives 1 point away at worst; the others are worth more later. | It gives {n} points away at worst; the others are worth more later.',
  'feeds-partner':
    'The trick is your partner’s so far: 1 more point for your side. | The trick is your partner’s so far: {n} more points for your side.',
  'saves-partner': 'The trick is your partner’s so far; keep what you can win with later.',
  'sheds-cheap': 'It counts nothing, and better cards stay in your hand.',
  'sheds-points':
    'It costs 1 point; the others are worth more later. | It costs {n} points; the others are worth more later.',
}
