import type { GameFace } from '../../games/types'

/** Returns the rules of a game as Markdown, in English if the language has none; empty if there are none at all. */
export function leafletOf({ leaflet }: GameFace, language: string): Promise<string> {
  const load = leaflet[language] ?? leaflet['en']
  return load === undefined ? Promise.resolve('') : load()
}
