import { onTestFinished, vi } from 'vitest'

/** What the browser was asked to speak. */
export interface SpokenUtterance {
  readonly text: string
  lang: string
  volume: number
}

/** Stand-in for the browser's voice, which the tests' page lacks: it keeps what it is asked to speak. */
export class Voice extends EventTarget {
  voices: readonly { readonly lang: string }[] = [{ lang: 'en' }]
  /** What has not been cancelled, in order. */
  queue: SpokenUtterance[] = []
  /** Everything that it was ever asked to speak. */
  readonly all: SpokenUtterance[] = []
  get speaking(): boolean {
    return this.queue.length > 0
  }
  getVoices(): readonly { readonly lang: string }[] {
    return this.voices
  }
  speak(utterance: SpokenUtterance): void {
    this.queue.push(utterance)
    this.all.push(utterance)
  }
  cancel(): void {
    this.queue = []
  }

  /** Lets everything be heard to its end; returns it as one text. */
  hear(): string {
    const heard = this.queue.map(({ text }) => text).join(' ')
    this.queue = []
    return heard
  }
}

/** Gives the page a voice until the test ends. */
export function giveVoice(): Voice {
  const voice = new Voice()
  class Utterance {
    lang = ''
    volume = 1
    constructor(readonly text: string) {}
  }
  vi.stubGlobal('speechSynthesis', voice)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  onTestFinished(() => void vi.unstubAllGlobals())
  return voice
}
