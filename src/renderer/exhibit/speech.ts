import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { spoken } from '../i18n/spoken-text'
import { useSettings } from '../stores/app/settings'
import { languageOfSource } from '../i18n'
import { hasText, languageOf, say, text, type Params } from '../i18n/say'
import type { TextKey } from '../i18n/text-key'
import type { Words } from '../i18n/words'

/** Upper limit of the time that reading a word takes, in milliseconds: some voices never report that they have ended. */
const MAX_MS_PER_WORD = 1000

/**
 * The system's voice. It is as loud as the exhibit's file allows; where that allows no sound at all, nothing is spoken.
 * Without a voice nothing is spoken either.
 */
export const useSpeech = defineStore('exhibit speech', () => {
  const synthesis = 'speechSynthesis' in window ? window.speechSynthesis : null
  const hasVoice = ref(false)
  /** The time by which an answer to a visitor has been read at the latest, by the page's clock in milliseconds. */
  let answeredBy = 0

  /** Browsers load voices late, and only once they have been asked for them. */
  function updateVoices(): void {
    hasVoice.value = synthesis !== null && synthesis.getVoices().length > 0
  }
  updateVoices()
  synthesis?.addEventListener('voiceschanged', updateVoices)

  /** Whether visitors can be read to. */
  const isAvailable = computed(() => hasVoice.value && useSettings().all.volume > 0)

  /** Speaks after what is being spoken, each sentence by a voice of its own language. */
  function add(sentences: readonly Sentence[]): void {
    const { volume } = useSettings().all
    if (synthesis === null || volume === 0) return
    for (const { words, language } of sentences) {
      if (words === '') continue
      const utterance = new SpeechSynthesisUtterance(spoken(words))
      utterance.lang = language
      utterance.volume = volume
      synthesis.speak(utterance)
    }
  }

  /** Speaks instead of what is being spoken. */
  function say(sentences: readonly Sentence[]): void {
    stop()
    add(sentences)
  }

  /** Answers a visitor, instead of what is being spoken. Nobody who listens to an answer counts as gone. */
  function answer(sentences: readonly Sentence[]): void {
    say(sentences)
    const wordCount = sentences.reduce((count, { words }) => count + words.split(/\s+/u).length, 0)
    answeredBy = performance.now() + wordCount * MAX_MS_PER_WORD
  }

  /** Ends what is being spoken. */
  function stop(): void {
    answeredBy = 0
    synthesis?.cancel()
  }

  const isSpeaking = (): boolean => synthesis?.speaking === true
  /** Whether an answer to a visitor is being spoken. */
  const isAnswering = (): boolean => isSpeaking() && performance.now() < answeredBy

  return { isAvailable, add, say, answer, stop, isSpeaking, isAnswering }
})

/** A sentence to be spoken, and the language in which it is written. */
export interface Sentence {
  readonly words: string
  /** Code of a language: `en`, `de`, `fr-CA`. */
  readonly language: string
}

/** Returns a text of the page's catalogue as a sentence. */
export const sentenceOf = (key: TextKey, params: Params = {}): Sentence => ({
  words: text(key, params),
  language: languageOf(key),
})

/** Returns a text of a key composed at run time as a sentence; nothing if there is none. */
export const findSentence = (key: string): readonly Sentence[] => (hasText(key) ? [sentenceOf(key)] : [])

/** Returns the title of a game, as printed unless the exhibit's file translates it. */
export const titleOf = (game: string): Sentence => findSentence(`exhibit.title.${game}`)[0] ?? NO_SENTENCE

const NO_SENTENCE: Sentence = { words: '', language: 'en' }

/** Returns words of a game as a sentence. */
export function gameSentenceOf(game: string, words: Words): Sentence {
  const own = `${game}.${words.key}`
  return { words: say(game, words), language: languageOf(hasText(own) ? own : words.key) }
}

/** Returns what has already been put into words by a game's messages, sentence by sentence. */
export const gameSentences = (game: string, told: readonly string[]): readonly Sentence[] =>
  told.map((words) => ({ words, language: languageOfSource(game) }))

/** Joins sentences for a screen reader, which speaks the page in one voice. */
export const plainText = (sentences: readonly Sentence[]): string =>
  sentences
    .map(({ words }) => words)
    .filter((words) => words !== '')
    .join(' ')
