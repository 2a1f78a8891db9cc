import type { GameFace } from '../../games/types'

/** The rules of a game as Markdown, in English where there are none in the language; empty where there are none at all. */
export function leafletOf({ leaflet }: GameFace, language: string): Promise<string> {
  const load = leaflet[language] ?? leaflet['en']
  return load === undefined ? Promise.resolve('') : load()
}
