import { seatOf } from '../../rules/kit'
import { nameList } from '../i18n/say'
import { outcomeOf } from '../stores/table/outcome-text'
import { useTable } from '../stores/table/table'
import { gameSentences, sentenceOf, type Sentence } from './spoken-sentences'
import { useVisit } from './visit'

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
