import type { TextKey } from '../../i18n/text-key'

/** Settings with a fixed list of values, in display order; `label` and `words` are the keys of the printed texts. */
export const CHOICES = {
  table: { label: 'kind', words: 'tables', values: ['walnut', 'baize', 'kitchen'] },
  quality: { label: 'quality', words: 'qualities', values: ['auto', 'high', 'low'] },
  speed: { label: 'speed', words: 'speeds', values: ['slow', 'normal', 'quick', 'instant'] },
  motion: { label: 'motion', words: 'motions', values: ['system', 'full', 'reduced'] },
  room: { label: 'room', words: 'rooms', values: ['none', 'clock', 'rain', 'radio'] },
  text: { label: 'text', words: 'texts', values: ['normal', 'large', 'larger', 'largest'] },
} as const

export type Choice = keyof typeof CHOICES

/** Settings that are on or off. */
export type Tick = 'muted' | 'mono' | 'talk' | 'keys' | 'squares' | 'aid' | 'forced' | 'settle' | 'flat'

export const isChoice = (name: Choice | Tick): name is Choice => Object.hasOwn(CHOICES, name)

type Choices = typeof CHOICES
type ValueKey = { [C in Choice]: `settings.${Choices[C]['words']}.${Choices[C]['values'][number]}` }[Choice]

/**
 * Returns the text key that names a value of a setting. Every value of every setting has one, or this does not compile.
 */
export const valueKey = (name: Choice, value: string): TextKey =>
  `settings.${CHOICES[name].words}.${value}` as ValueKey satisfies TextKey
