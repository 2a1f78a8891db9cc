import type { GameRecord } from '../../rules/kit'
import { byLanguage, type WordsByLanguage } from '../i18n'
import { soloRecord } from '../games/layout/lesson'
import type { GameFace } from '../games/types'
import type { Script } from '../play/script'
import en from './messages/en'
import type { QuestionExhibit, Show } from './types'

const FILES = import.meta.glob<string>('../../../resources/questions/*.md', { query: '?raw', import: 'default' })

const fileOf = (exhibit: string, language: string): string => `../../../resources/questions/${exhibit}.${language}.md`

export { EXHIBITS } from './exhibits'
/** The words of the exhibits by language. */
export const WORDS: WordsByLanguage = {
  en: () => en,
  ...byLanguage(import.meta.glob(['./messages/??.ts', '!./messages/en.ts'], { import: 'default' })),
}

export type { QuestionExhibit, Show, Trial } from './types'

/**
 * Converts a show to a script for the record player. `face` belongs to its game; without moves, the game's own example
 * is played.
 */
export function scriptOf(exhibit: QuestionExhibit, show: Show, face: GameFace): Script {
  const { game, moves, options = {}, tape, remarks = [], addPieces, tally } = show
  if (moves === undefined) {
    if (face.demo === null) throw new Error(`the game ${game} has no example of its own`)
    return { game, ...face.demo, record: face.demo.record as GameRecord, startedFrom: 'questions' }
  }
  return {
    game,
    title: { key: `questions.show.${exhibit.id}.${show.id}` },
    record: soloRecord(game, moves, options, tape),
    remarks: remarks.map(({ ply, id, params = {} }) => ({
      ply,
      words: { key: `questions.remark.${exhibit.id}.${id}`, params },
    })),
    ...(addPieces === undefined ? {} : { addPieces }),
    ...(tally === undefined ? {} : { tally }),
    startedFrom: 'questions',
  }
}

/** Returns the text of an exhibit as Markdown, in a language or else in English. */
export async function textOf(exhibit: string, language: string): Promise<string> {
  const load = FILES[fileOf(exhibit, language)] ?? FILES[fileOf(exhibit, 'en')]
  return load === undefined ? '' : load()
}
