import type { TextKey } from '../../i18n/text-key'

/** Settings that are one of a few words, in their order; `label` and `words` are the keys of what is printed. */
export const CHOICES = {
  table: { label: 'kind', words: 'tables', values: ['walnut', 'baize', 'kitchen'] },
  quality: { label: 'quality', words: 'qualities', values: ['auto', 'high', 'low'] },
  speed: { label: 'speed', words: 'speeds', values: ['slow', 'normal', 'quick', 'instant'] },
  motion: { label: 'motion', words: 'motions', values: ['system', 'full', 'reduced'] },
  room: { label: 'room', words: 'rooms', values: ['none', 'clock', 'rain', 'radio'] },
  text: { label: 'text', words: 'texts', values: ['normal', 'large', 'larger', 'largest'] },
} as const

export type Choice = keyof typeof CHOICES

type Choices = typeof CHOICES
type ValueKey = { [C in Choice]: `settings.${Choices[C]['words']}.${Choices[C]['values'][number]}` }[Choice]

/** What a value of a setting is called, as the key of a text. Every value of every setting has one, or this does not compile. */
export const valueKey = (name: Choice, value: string): TextKey =>
  `settings.${CHOICES[name].words}.${value}` as ValueKey satisfies TextKey
