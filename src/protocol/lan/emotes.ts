/** All messages that guests can send to each other. */
export const EMOTES = [
  'hello',
  'ready',
  'thinking',
  'well-played',
  'thank-you',
  'oh-dear',
  'laughter',
  'good-game',
  'goodbye',
] as const

export type Emote = (typeof EMOTES)[number]
