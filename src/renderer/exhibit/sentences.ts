import type { Standing } from '../../exhibit/cuts'
import type { Caption } from '../../ports/exhibit'
import { boxOfGame, descriptionOf, isForOne } from '../games/catalogue'
import { findText, findTextIn, hasText, text, nameList } from '../i18n/say'
import type { TextKey } from '../i18n/text-key'
import { sentenceOf, type Sentence, findSentence, gameSentences } from './speech'
import { ONLOOKER, seatOf } from '../../rules/kit'
import { useGameLog } from '../stores/app/game-log'
import { sentenceFor } from '../games/event-sentence'
import { useTable } from '../stores/table/table'
import { useVisit } from './visit'
import { outcomeOf } from '../stores/table/outcome-text'

/** Returns what a game is about, in a sentence; empty for none. */
export function goalOf(game: string | null): string {
  return game === null ? '' : (findText(`exhibit.goal.${game}`) ?? '')
}

/** The box to which most captions refer. */
const OUTFIT_BOX_ID = 'forty-nine-outfit'

/**
 * Returns the key of the caption shown while nobody plays: the file's captions are about the outfit of 1926 and its
 * first game; for other games their box and goal are given.
 * @param scored whether points decide the game
 */
export function captionKey(caption: Caption, game: string, scored: boolean): TextKey {
  const box = boxOfGame(game)
  const usual = `exhibit.captions.${caption}` as const
  const [goal, invitation] = [`exhibit.goal.${game}`, `exhibit.invites.${box}`]
  if ((caption === 'own' && game !== 'forty-nine') || (caption === 'count' && !scored))
    return hasText(goal) ? goal : usual
  if (caption === 'box' && box !== OUTFIT_BOX_ID) return hasText(invitation) ? invitation : usual
  if (caption === 'aged' && box !== OUTFIT_BOX_ID) return 'exhibit.invites.aged'
  return usual
}

/** A caption in one language. */
export interface CaptionLine {
  readonly language: string
  readonly words: string
}

/**
 * Returns the languages in which a minute's captions are shown: always the first, which most passers-by read, and below
 * it one of the others, in rotation from minute to minute.
 */
export function captionLanguages(languages: readonly string[], minute: number): readonly string[] {
  const [first = 'en', ...others] = languages
  const second = others[minute % Math.max(1, others.length)]
  return second === undefined ? [first] : [first, second]
}

/**
 * Returns a caption in each of the languages. What the first lacks is shown in English; a further language that lacks
 * it, or says the same, has no line.
 */
export function captionLines(key: TextKey, [first = 'en', ...others]: readonly string[]): readonly CaptionLine[] {
  const own = findTextIn(first, key)
  const lines = [
    own === null ? { language: 'en', words: findTextIn('en', key) ?? '' } : { language: first, words: own },
  ]
  for (const language of others) {
    const words = findTextIn(language, key)
    if (words !== null && lines.every((line) => line.words !== words)) lines.push({ language, words })
  }
  return lines
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

/**
 * Returns sentences on the last events, for the visitor who has the table. With two visitors both are called by their
 * names, since the one who has the table now need not be the one who moved.
 */
export function lastEventSentences(): readonly string[] {
  const [visit, table, story] = [useVisit(), useTable(), useGameLog()]
  // Evaluated again for each step.
  const { latest } = story
  const { face, names } = table
  const port = visit.currentTable()?.port
  if (latest === null || !visit.together || face === null || port === undefined) return latest?.sentences ?? []
  const seen = port.viewFor(ONLOOKER)
  const told = port
    .toldSteps(ONLOOKER)
    .map(({ events }) => events.flatMap((event) => sentenceFor(face, event, seen, names) ?? []))
  return told.findLast((sentences) => sentences.length > 0) ?? []
}

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
  return [...findSentence(`exhibit.boxes.${boxOfGame(game)}`), sheet]
}

/** Returns who has joined a table for phones; whose turn it is; or how it ended. Nothing while there is none. */
export function phonesSentences(): readonly Sentence[] {
  const { stage, people } = useVisit().phones ?? { stage: 'opening', people: [] }
  if (stage === 'fault') return [sentenceOf('exhibit.phonesFault')]
  if (stage === 'gathering')
    return [
      people.length === 0
        ? sentenceOf('exhibit.phonesWait')
        : sentenceOf('exhibit.phonesHere', { names: nameList(people) }),
    ]
  const { face, seen, names, resigned } = useTable()
  if (face === null || seen === null) return []
  if (stage === 'over')
    return gameSentences(face.id, [outcomeOf({ face, seen, names, me: null, resigned: resigned.length > 0 })])
  const [letter] = seen.toMove
  const mover = letter === undefined ? undefined : names[seatOf(letter)]
  return mover === undefined ? [] : [sentenceOf('exhibit.phonesMove', { name: mover })]
}
