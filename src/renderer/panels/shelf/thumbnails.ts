import { shallowRef, watch, type ShallowRef } from 'vue'
import address from '../../../../resources/thumbnails.json?url&no-inline'

let request: Promise<Readonly<Record<string, string>>> | null = null

/** Fetches all small pictures at once, because a list shows many. If that fails, the next call tries again. */
async function fetchAll(): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The small pictures could not be fetched: status ${response.status}`)
  return (await response.json()) as Record<string, string>
}

/** Returns the small picture of a game as it lies on the table, as a data URL; undefined if there is none. */
export async function thumbnailOf(game: string): Promise<string | undefined> {
  request ??= fetchAll().catch(() => {
    request = null
    return {}
  })
  return (await request)[game]
}

/** Returns the small picture of a game that may change; undefined until it is loaded. */
export function useThumbnail(game: () => string): Readonly<ShallowRef<string | undefined>> {
  const picture = shallowRef<string>()
  watch(game, async (id) => (picture.value = await thumbnailOf(id)), { immediate: true })
  return picture
}
