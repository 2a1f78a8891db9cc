import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import sharp from 'sharp'
import { createServer } from 'vite'
import type { GameFace } from '../src/renderer/games/types'
import type { Piece } from '../src/renderer/stage/model/pieces'
import { gameById } from '../src/rules/catalogue'
import {
  defaults,
  eventsVisibleTo,
  letterOf,
  LineOfPlay,
  viewTable,
  seatsIn,
  createSeededRng,
  createSeedSource,
  type GameEvent,
  type Options,
} from '../src/rules/kit'

/**
 * Draws a game's scene as outlines, as seen by the camera of the seat, in a second and without a GPU. A tool for
 * designing a table's layout; pictures of the real scene come from `npm run pictures`.
 */
const program = new Command('plot')
  .description('Draws the scene of a game after some random plies as outlines with their names.')
  .argument('<game>')
  .option('--plies <n>', 'random plies before the picture', Number, 12)
  .option('--seats <n>', 'seats at the table', Number)
  .option('--eye <n>', 'whose eye: 0 is seat A, -1 stands by', Number, 0)
  .option('--seed <text>', 'from which luck and moves follow', 'plot')
  .option('--option <json>', 'options of the game as JSON', '{}')
  .option('--pick <touches>', 'what was touched already, by commas')
  .option('--portrait', 'a phone held upright')
  .option('--out <file>', 'the picture', 'plot.png')
  .parse()

/** The functions used from the page's own modules, which Vite loads. */
interface Games {
  loadGameFace(id: string): Promise<Pick<GameFace, 'scene' | 'touches'>>
}
interface Corner {
  project(camera: unknown): { readonly x: number; readonly y: number }
}
interface Geometry {
  cornersOf(piece: Piece): readonly Corner[]
  seatCamera(aspect: number): unknown
}

interface Flags {
  readonly plies: number
  readonly seats?: number
  readonly eye: number
  readonly seed: string
  readonly option: string
  readonly pick?: string
  readonly portrait?: true
  readonly out: string
}

const flags = program.opts<Flags>()
const id = program.args[0]!
const game = gameById(id)!
// Faces import texts in the way that the page's bundler supports.
const server = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
const { loadGameFace } = (await server.ssrLoadModule('/src/renderer/games/index.ts')) as Games
const { cornersOf, seatCamera } = (await server.ssrLoadModule('/tests/renderer/games/geometry.ts')) as Geometry
const face = await loadGameFace(id)
const seats = flags.seats ?? Math.max(game.info.seats.min, Math.min(2, game.info.seats.max))
const line = new LineOfPlay(
  game,
  { ...defaults(game.info), ...(JSON.parse(flags.option) as Options) },
  seats,
  createSeedSource(flags.seed),
)
line.settleChance()
const rng = createSeededRng(flags.seed)
let lastPly: { seat: number; events: readonly GameEvent[] } | null = null
for (let ply = 0; ply < flags.plies && !line.isOver; ply++) {
  const able = seatsIn(game.requiredSeats(line.state) || game.optionalSeats(line.state))
  const seat = able[rng.below(able.length)]!
  const move = game.write(line.state, seat, game.pick(line.state, seat, rng))
  const events: GameEvent[] = []
  line.playText(`${letterOf(seat)} ${move}`, (event) => events.push(event))
  line.settleChance()
  lastPly = { seat, events: eventsVisibleTo(game, events, flags.eye) }
}
const seen = viewTable(game, line.state, flags.eye)
const picked = flags.pick?.split(',') ?? []
const texts: unknown[] = []
const count = flags.eye < 0 ? 0 : game.moves(line.state, flags.eye, texts)
const moves = texts.slice(0, count).map((move) => face.touches(game.write(line.state, flags.eye, move), seen))
const next = moves.filter((it) => picked.every((touch) => it.includes(touch))).flatMap((it) => it[picked.length] ?? [])
const portrait = flags.portrait ?? false
const pieces = face.scene(seen, {
  touchable: new Set(next),
  picked,
  lastPly,
  portrait,
  isHandCovered: false,
  flickStrength: null,
})

const [width, height] = portrait ? [780, 1040] : [1600, 900]
const camera = seatCamera(width / height)
const COLOURS: Partial<Record<Piece['kind'], string>> = {
  card: '#f3ead3',
  chip: '#c98',
  man: '#b44',
  board: '#e2d0a0',
  mark: '#fc6',
  sheet: '#5a8',
  dial: '#a75',
}

function outline(piece: Piece): string {
  const points = cornersOf(piece)
    .map((corner) => corner.project(camera))
    .map(({ x, y }) => [((x + 1) / 2) * width, ((1 - y) / 2) * height] as const)
  const shape = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  const cx = points.reduce((sum, [x]) => sum + x, 0) / 4
  const cy = points.reduce((sum, [, y]) => sum + y, 0) / 4
  const fill = piece.down ? '#557' : (COLOURS[piece.kind] ?? '#987')
  const rim = (piece.glow ?? 0) > 0 ? 'stroke="#f80" stroke-width="4"' : 'stroke="#222" stroke-width="1"'
  const name = piece.kind === 'mark' ? '' : piece.face.slice(piece.face.indexOf('/') + 1)
  return `<polygon points="${shape}" fill="${fill}" ${rim} fill-opacity=".9"/><text x="${cx}" y="${cy + 5}">${name}</text>`
}

const sorted = [...pieces].sort((a, b) => a.pose.y - b.pose.y)
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#4a2f1c"/><g font-family="sans-serif" font-size="15" text-anchor="middle">${sorted.map(outline).join('')}</g></svg>`
await sharp(Buffer.from(svg)).png().toFile(flags.out)
console.log(
  `${pieces.length} pieces, ${line.plyCount} plies, ${line.isOver ? 'over' : `to move: ${seen.toMove.join(' ')}`}: ${flags.out}`,
)
await server.close()
