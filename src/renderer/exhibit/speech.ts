import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { spoken } from '../i18n/spoken-text'
import { useSettings } from '../stores/app/settings'
import type { Sentence } from './spoken-sentences'

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
