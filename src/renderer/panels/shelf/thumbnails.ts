/** Small pictures of the games as they lie on the table, by id. `npm run gallery` takes them. */
const FILES = import.meta.glob<string>('../../../../resources/thumbnails/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** Returns the URL of a game's small picture; null if there is none. */
export function thumbnailOf(game: string): string | null {
  return FILES[`../../../../resources/thumbnails/${game}.webp`] ?? null
}
