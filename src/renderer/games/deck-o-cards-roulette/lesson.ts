import { RECORD_FORMAT, type GameRecord } from '../../../rules/kit'
import { lessonWords } from '../layout/words'
import type { LessonStep } from '../types'

/**
 * Returns the record of a game of the learner (A) against the house's bank after these moves of A; B is ready already.
 */
function recordOf(moves: readonly string[]): GameRecord {
  return {
    format: RECORD_FORMAT,
    game: 'deck-o-cards-roulette',
    options: { banker: 'house' },
    seats: ['A', 'B'],
    chance: { tape: ['7H'] },
    moves: ['B ready', ...moves.map((move) => `A ${move}`)],
  }
}

/** Returns one lesson step. */
function step(id: string, moves: readonly string[], ...acceptedMoves: string[]): LessonStep {
  return {
    ...lessonWords(id),
    record: recordOf(moves),
    seat: 0,
    acceptedMoves,
  }
}

/** The first lesson, in the order of the rules page: colours, a card and its suit, lines, and the called chance. */
export const lesson: readonly LessonStep[] = [
  step('red', [], 'bet 1@red'),
  step('more', ['bet 1@red'], 'bet 5@clubs'),
  step('card', ['bet 1@red', 'bet 5@clubs'], 'bet 1@7H'),
  step('line', ['bet 5@clubs', 'bet 1@7H'], 'bet 1@7-8'),
  step('even', ['bet 1@7H', 'bet 1@7-8'], 'bet 2@even'),
  step('call', ['bet 1@7H', 'bet 2@even'], 'bet 1@call:KD'),
  step('ready', ['bet 1@7H', 'bet 2@even', 'bet 1@call:KD'], 'ready'),
]
