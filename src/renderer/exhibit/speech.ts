/** Whether this machine has a speech voice. */
export const hasVoice = (): boolean => 'speechSynthesis' in window && window.speechSynthesis.getVoices().length > 0

/** Speaks a sentence with the system's voice, replacing the previous one. Silent if there is no voice. */
export function sayAloud(sentence: string, language: string): void {
  if (!('speechSynthesis' in window) || sentence === '') return
  stopSpeaking()
  const spoken = new SpeechSynthesisUtterance(sentence)
  spoken.lang = language
  window.speechSynthesis.speak(spoken)
}

export function stopSpeaking(): void {
  if ('speechSynthesis' in window) window.speechSynthesis.cancel()
}
