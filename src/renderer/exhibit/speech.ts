/** Whether this machine has a voice. */
export const hasVoice = (): boolean => 'speechSynthesis' in window && window.speechSynthesis.getVoices().length > 0

/** Says a sentence by the system's voice, instead of the one before. Silent where there is no voice. */
export function sayAloud(sentence: string, language: string): void {
  if (!('speechSynthesis' in window) || sentence === '') return
  silence()
  const spoken = new SpeechSynthesisUtterance(sentence)
  spoken.lang = language
  window.speechSynthesis.speak(spoken)
}

export function silence(): void {
  if ('speechSynthesis' in window) window.speechSynthesis.cancel()
}
