import { boxOf, descriptionOf, isForOne } from '../games/catalogue'
import { useTable } from '../stores/table/table'
import { endSentenceForTwo, endSentenceOf } from './sentences'
import { findSentence, sentenceOf, type Sentence } from './spoken-sentences'
import { useVisit } from './visit'

/** Returns how the visit's game ended, in one sentence; nothing before its end. */
export function resultSentences(): readonly Sentence[] {
  const { game, standing, together } = useVisit()
  if (game === null || standing === null) return []
  const ended = { alone: isForOne(descriptionOf(game)), scored: useTable().face?.isUnscored !== true }
  return [(together ? endSentenceForTwo : endSentenceOf)(standing, ended)]
}

/** Returns the text about the box of the visit's game; nothing without a game. */
export function boxSentences(): readonly Sentence[] {
  const { game } = useVisit()
  if (game === null) return []
  const { year } = descriptionOf(game)
  const sheet = year === null ? sentenceOf('exhibit.unprinted') : sentenceOf('exhibit.printed', { year: String(year) })
  return [...findSentence(`exhibit.boxes.${boxOf(game)}`), sheet]
}
