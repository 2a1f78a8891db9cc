import type { Standing } from '../../exhibit/cuts'
import type { Caption } from '../../ports/exhibit'
import { boxOf } from '../games/catalogue'
import { findText, text } from '../i18n/say'
import { sentenceOf, type Sentence } from './spoken-sentences'

/** Returns what a game is about, in a sentence; empty for none. */
export function goalOf(game: string | null): string {
  return game === null ? '' : (findText(`exhibit.goal.${game}`) ?? '')
}

/** The box to which most captions refer. */
const OUTFIT_BOX_ID = 'forty-nine-outfit'

/**
 * Returns the caption shown while nobody plays: the file's captions are about the outfit of 1926 and its first game;
 * for other games their box and goal are given.
 * @param scored whether points decide the game
 */
export function captionOf(caption: Caption, game: string, scored: boolean): string {
  const box = boxOf(game)
  if (caption === 'own' && game !== 'forty-nine') return goalOf(game)
  if (caption === 'count' && !scored) return goalOf(game)
  if (caption === 'box' && box !== OUTFIT_BOX_ID) return findText(`exhibit.invites.${box}`) ?? ''
  if (caption === 'aged' && box !== OUTFIT_BOX_ID) return text('exhibit.invites.aged')
  return text(`exhibit.captions.${caption}`)
}

/** The kind of game that ended: whether it is solitary, and whether points decide it. */
export interface EndedGame {
  readonly alone: boolean
  readonly scored: boolean
}

/** Returns how a game of two visitors ended, in a sentence to both. `own` is the first one's. */
export function endSentenceForTwo({ result, own, other }: Standing, { alone, scored }: EndedGame): Sentence {
  if (alone) return sentenceOf(result === 'won' ? 'exhibit.solvedByTwo' : 'exhibit.unsolved')
  if (result === 'drawn' || result === null) return endSentenceOf({ result, own, other }, { alone, scored })
  const name = text(result === 'won' ? 'exhibit.first' : 'exhibit.second')
  const tellsPoints = scored && other !== null && Math.sign(own - other) === SIGNS[result]
  if (!tellsPoints) return sentenceOf('exhibit.winsBare', { name })
  return sentenceOf('exhibit.wins', { name, own: Math.max(own, other), other: Math.min(own, other) })
}

/** Returns how a visit ended, in a sentence to the visitor. */
export function endSentenceOf({ result, own, other }: Standing, { alone, scored }: EndedGame): Sentence {
  if (alone) {
    if (result === 'won') return sentenceOf('exhibit.solved')
    return other === null ? sentenceOf('exhibit.unsolved') : lostAt(own, other)
  }
  // The leader in points need not be the winner.
  const tellsPoints = scored && other !== null && Math.sign(own - other) === SIGNS[result ?? 'drawn']
  switch (result) {
    case 'won':
      return tellsPoints ? sentenceOf('exhibit.wonBy', { own, other }) : sentenceOf('exhibit.won')
    case 'lost':
      return tellsPoints ? lostAt(own, other) : sentenceOf('exhibit.lost')
    default:
      return tellsPoints ? sentenceOf('exhibit.drawnAt', { own, other }) : sentenceOf('exhibit.drawn')
  }
}

/** The share of the required points below which a result does not count as close. */
const CLOSE_SHARE = 2 / 3

const lostAt = (own: number, other: number): Sentence =>
  sentenceOf(own < CLOSE_SHARE * other ? 'exhibit.lostFar' : 'exhibit.lostBy', { own, other })

const SIGNS = { won: 1, drawn: 0, lost: -1 } as const
