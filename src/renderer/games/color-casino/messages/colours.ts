/** Names of the colours, by the letters of cards. */
export const COLOUR_NAMES = { R: 'red', K: 'black', G: 'green', P: 'pink' } as const

/** Returns one sentence for each colour. */
export function forColours<T>(sentence: (colour: string) => T): Readonly<Record<keyof typeof COLOUR_NAMES, T>> {
  const { R, K, G, P } = COLOUR_NAMES
  return { R: sentence(R), K: sentence(K), G: sentence(G), P: sentence(P) }
}
