import { reasonFor, type ColorowReasonKey } from '../../../../bots/reasons/colorow'
import { reasonWordsOf } from '../../layout/words'

/** Why a hint is good. */
export const reasonWords = reasonWordsOf(reasonFor, 'rows', 'points')

/** The sentences, as messages under `reason`. */
export const REASONS: Readonly<Record<ColorowReasonKey, string>> = {
  'completes-row': 'A {colour} row: {points} points.',
  'completes-rows': '{n} {colour} rows at one stroke: {points} points.',
  'joins-rows':
    'A {colour} row, and one more that is joined to it: {points} points. | A {colour} row, and {n} more that are joined to it: {points} points.',
  blocks: 'It takes the square where the next {colour} card would earn {points}.',
  prepares: 'It puts {colour} cards on a line for your own {card}, worth {points} there.',
  'opens-nothing': 'It leaves nothing to be had in {colour}.',
  'all-out': 'Nobody else has a {colour} card any more.',
  'least-harm': 'Nothing is to be had, and this leaves others no more than {points} in its colour.',
  'claims-due': 'The play is due one point. | The play is due {n} points.',
  'claims-nothing': 'The play completes no row.',
  disputes: '{claimed} were claimed, and only {due} are due.',
  accepts: 'The last count is right.',
}
