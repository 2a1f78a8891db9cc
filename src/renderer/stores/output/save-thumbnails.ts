import { callAfter } from '../../../async/clock'
import { ONLOOKER, viewTable } from '../../../rules/kit'
import type { SaveSummary } from '../../../protocol/app/services'
import { loadGameFace } from '../../games'
import type { Atlas } from '../../pictures/atlas'
import { createCanvas, encodeCanvas } from '../../pictures/cancellable-work'
import { paintPieces, paintTable } from '../../pictures/paint'
import type { TopPiece } from '../../flat/top-piece'
import { heightOf, resized, widthOf, type Box, type WindowSize } from '../../framing/box'
import { areaOf, pageFromAbove, topViewOf } from '../../pictures/top-view'
import { replayedRecord } from '../../play/replayed-game'
import { useServices } from '../app/services'
import { useSettings } from '../app/settings'
import { openPrints, tableTop } from './game-pictures'

/** Pixels of a small picture, and how many are kept: some ten megabytes. */
const SIZE = { width: 400, height: 225 } as const
const MAX_KEPT = 500

/** Addresses of the pictures drawn so far, by save, time of its last move, and look; those used last at the end. */
const drawn = new Map<string, string>()
let queue: Promise<unknown> = Promise.resolve()
let prints: Promise<Atlas> | null = null

/**
 * Returns the address of the small picture of a save's last position, as somebody sees it who looks on: nobody's hidden
 * cards are in it. Pictures are drawn one after another.
 * @param isWanted asked when its turn has come
 * @returns null if it is not wanted any more, or cannot be drawn
 */
export function thumbnailOfSave(save: SaveSummary, isWanted: () => boolean): Promise<string | null> {
  const { aid, all } = useSettings()
  const key = [save.id, save.touched, all.table, all.age, aid].join(' ')
  const known = drawn.get(key)
  if (known !== undefined) return Promise.resolve(keep(key, known))
  const picture = queue.then(async () => {
    await untilIdle()
    return isWanted() ? keep(key, URL.createObjectURL(await pictureOfSave(save, SIZE, areaOf))) : null
  })
  queue = picture.catch(() => null)
  return queue as Promise<string | null>
}

/** Resolves when the page has nothing else to do: a letter of the search comes before all pictures. */
const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle times.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else callAfter(0, resolve)
  })

function keep(key: string, address: string): string {
  drawn.delete(key)
  drawn.set(key, address)
  for (const [oldest, old] of drawn) {
    if (drawn.size <= MAX_KEPT) break
    drawn.delete(oldest)
    URL.revokeObjectURL(old)
  }
  return address
}

/** Frees the prints. The pictures stay. */
export function closePrints(): void {
  void prints?.then(
    (atlas) => atlas.close(),
    () => undefined,
  )
  prints = null
}

/**
 * Draws the last position of a save as somebody sees it who looks on, at once: before all small pictures that are not
 * drawn yet. Rejects if it cannot be drawn.
 * @param areaShown finds the part of the table that is shown at least
 */
export async function pictureOfSave(
  { id }: SaveSummary,
  { width, height }: WindowSize,
  areaShown: (pieces: readonly TopPiece[]) => Box,
): Promise<Blob> {
  const record: unknown = JSON.parse(await useServices().saves.exportRecord(id))
  const face = await loadGameFace((record as { readonly game: string }).game)
  const { game, state } = replayedRecord(record).line
  const pieces = topViewOf(pageFromAbove(face, viewTable(game, state, ONLOOKER)).pieces)
  const atlas = await (prints ??= openPrints())
  await atlas.load([tableTop(), ...pieces.map((piece) => piece.face)])
  const { canvas, pen } = createCanvas(width, height)
  const shown = areaShown(pieces)
  const scale = Math.min(width / widthOf(shown), height / heightOf(shown))
  const area = resized(shown, width / scale, height / scale)
  const placement = { area, left: 0, top: 0, scale }
  paintTable(pen, atlas, tableTop(), placement)
  paintPieces(pen, atlas, pieces, placement)
  return encodeCanvas(canvas, 'image/webp', 0.85)
}
