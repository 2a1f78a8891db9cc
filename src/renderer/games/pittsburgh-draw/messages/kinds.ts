import { KINDS, type Kind } from '../../../../rules/forty-nine-outfit/ranking'

/** What the ten hands are called, with their article. */
const KIND_NAMES: Readonly<Record<Kind, string>> = {
  pair: 'a pair',
  'two-pair': 'two pairs',
  rainbow: 'a rainbow',
  three: 'three of a colour',
  full: 'a full hand',
  four: 'four of a colour',
  flush: 'a flush',
  'full-straight': 'a full hand straight',
  'four-straight': 'a four card straight',
  'straight-flush': 'a straight flush',
}

/** Sentences for every kind of hand, made of one that says where its name stands. */
export function forKinds<T>(sentence: (name: string) => T): Record<Kind, T> {
  return Object.fromEntries(KINDS.map((kind) => [kind, sentence(KIND_NAMES[kind])])) as Record<Kind, T>
}
