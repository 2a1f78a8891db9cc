/** A small picture of each game as it lies on the table, by its id. They are taken by `npm run gallery`. */
const FILES = import.meta.glob<string>('../../../../resources/thumbnails/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** The address of the small picture of a game; null where none was taken. */
export function thumbnailOf(game: string): string | null {
  return FILES[`../../../../resources/thumbnails/${game}.webp`] ?? null
}
