import { watch } from 'vue'
import { useGameLog } from '../stores/app/game-log'
import { useTable } from '../stores/table/table'
import { lastEventSentences, boxSentences, resultSentences, phonesSentences } from './sentences'
import { goalSentences, offeredTitles, piecesToRead, promptSentences, turnSentences } from './situation'
import { useSpeech, gameSentences, plainText, sentenceOf, type Sentence } from './speech'
import { useVisit } from './visit'

/**
 * Reads to a listening visitor what changes by itself: scenes, what others do, whose turn it is, notices. Screen
 * readers are told of it, too, as far as the page does not tell them anyway.
 */
export function useReading(): void {
  const [visit, speech] = [useVisit(), useSpeech()]
  const add = (sentences: readonly Sentence[]): void => {
    if (visit.isReading) speech.add(sentences)
  }
  const say = (sentences: readonly Sentence[]): void => {
    if (visit.isReading) speech.say(sentences)
  }

  watchScenes(add, say)
  watchTable(add)

  // In the choice of games the notice itself is announced to screen readers.
  watch(
    () => visit.notice,
    (notice) => {
      if (notice === null) return
      const sentence = sentenceOf(notice)
      // A touch that means nothing has been answered already.
      if (visit.scene !== 'choice' && notice !== 'exhibit.notHere') useGameLog().speak(sentence.words)
      add([sentence])
    },
  )
  watch(
    () => visit.sheet,
    () => say(offeredTitles()),
  )
  watch(
    () => visit.language,
    () => say(piecesToRead()[0] ?? []),
  )
}

type Speak = (sentences: readonly Sentence[]) => void

/** Reads what a scene is about when it begins. */
function watchScenes(add: Speak, say: Speak): void {
  const visit = useVisit()
  watch(
    () => visit.scene,
    (scene, before) => {
      // A visitor who leaves the attract scene by the speak key is being answered.
      if (scene === 'choice' && before !== 'attract') say(piecesToRead()[0] ?? [])
      // The last events may still be being read.
      if (scene === 'watch') add([...goalSentences(), sentenceOf('exhibit.watch')])
      if (scene === 'result') add(resultSentences())
    },
  )
  watch(
    () => visit.isAboutShown,
    (isShown) => {
      if (visit.scene !== 'result') return
      if (isShown) useGameLog().answer(plainText(boxSentences()))
      say(isShown ? boxSentences() : resultSentences())
    },
  )
  watch(
    () => plainText(phonesSentences()),
    (words) => {
      if (words === '' || visit.scene !== 'phones') return
      useGameLog().speak(words)
      add(phonesSentences())
    },
  )
}

/** Reads events as they happen, then whose turn it is and what can be done. */
function watchTable(add: Speak): void {
  const [visit, table, gameLog] = [useVisit(), useTable(), useGameLog()]
  // At once: several steps may follow each other before the page is drawn.
  watch(
    () => gameLog.latest,
    (latest) => {
      if (latest !== null && table.face !== null && visit.scene !== 'attract')
        add(gameSentences(table.face.id, lastEventSentences()))
    },
    { flush: 'sync' },
  )
  watch(
    () => [visit.scene === 'play' ? table.actor : null, table.ply] as const,
    ([actor], [before]) => {
      if (actor !== null) add([...(before === null ? turnSentences() : []), ...promptSentences()])
    },
  )
  watch(
    () => visit.covered,
    (isCovered) => {
      if (isCovered && visit.scene === 'play') add(turnSentences())
    },
  )
}
