import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { galleryPosition, GALLERY_GAMES } from '../../../build/shots/gallery'
import { gameOf, optionsOf, playTo } from '../../../build/shots/position'
import {
  LineOfPlay,
  viewTable,
  createSeedSource,
  type AnyGame,
  type Options,
  type GameView,
} from '../../../src/rules/kit'

/** A game of the gallery, up to the position that its picture shows. */
export interface GalleryGame {
  readonly seats: number
  readonly options: Options
  readonly seed: string
  readonly moves: readonly string[]
}

const FILE = new URL('positions.json', import.meta.url)

/**
 * Returns the positions of the gallery, by the ids of their games. Their moves are read from a file, so that bots need
 * not play them again for a measurement.
 */
export function galleryPositions(): Readonly<Record<string, GalleryGame>> {
  const played = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, readonly string[]>
  return Object.fromEntries(
    Object.entries(played).map(([id, moves]) => {
      const position = galleryPosition(id)
      return [id, { seats: position.names.length, options: optionsOf(position), seed: position.seed, moves }]
    }),
  )
}

/** Returns what seat 0 sees of a position. Throws if one of its moves is refused. */
export function viewAt(id: string, { seats, options, seed, moves }: GalleryGame): GameView {
  const game: AnyGame = gameOf(id)
  const line = new LineOfPlay(game, options, seats, createSeedSource(seed))
  line.settleChance()
  for (const move of moves) {
    const refusal = line.playText(move)
    if (refusal) throw new Error(`${id}: ${refusal.message}`)
    line.settleChance()
  }
  return viewTable(game, line.state, 0)
}

/** Lets bots play to every position of the gallery and writes their moves down. */
function record(): void {
  const all = GALLERY_GAMES.map((id) => [id, playTo(galleryPosition(id))] as const)
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) record()
