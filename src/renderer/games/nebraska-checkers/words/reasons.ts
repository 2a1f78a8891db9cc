import { reasonFor, type NebraskaReasonKey } from '../../../../bots/reasons/nebraska-checkers'
import { reasonWordsOf } from '../../layout/words'

/** Why a hint is good. */
export const reasonWords = reasonWordsOf(reasonFor, 'taken')

/** The sentences, as messages under `reason`. */
export const REASONS: Readonly<Record<NebraskaReasonKey, string>> = {
  wins: 'It wins at once: the other side is left without a move.',
  'only-move': 'It is the only move.',
  'takes-safely': 'It takes a man, and nothing can be taken back. | It takes {n} men, and nothing can be taken back.',
  takes: 'It takes a man, for one that may be taken back. | It takes {n} men, for what may be taken back.',
  crowns: 'The man becomes a king on {square}.',
  exchanges: 'On {square} it offers a man and takes one back: the exchange is in your favour.',
  gives: 'On {square} it gives a man to force a jump that suits you.',
  'king-goes': 'The king stands well on {square}, and nothing of yours can be taken.',
  'safe-step': 'On {square} the man is safe, and so are the others.',
}
