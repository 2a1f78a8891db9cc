import { HAND_KINDS, type HandKind } from '../../../../rules/forty-nine-outfit/ranking'

/** Names of the ten kinds of hands, with their articles. */
const KIND_NAMES: Readonly<Record<HandKind, string>> = {
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

/** Returns a sentence for every kind of hand, made by a function of the kind's name. */
export function forKinds<T>(sentence: (name: string) => T): Record<HandKind, T> {
  return Object.fromEntries(HAND_KINDS.map((kind) => [kind, sentence(KIND_NAMES[kind])])) as Record<HandKind, T>
}
