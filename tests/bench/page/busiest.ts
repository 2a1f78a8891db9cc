import { fileURLToPath } from 'node:url'
import { createServer, type ViteDevServer } from 'vite'
import { gameOf, optionsOf, type Position } from '../../../build/shots/position'
import { letterOf, LineOfPlay, viewTable, seatsIn, createSeededRng, createSeedSource } from '../../../src/rules/kit'

const NAMES = ['Ada', 'Walter', 'Mother', 'Hugo', 'Clara', 'Otto', 'Ida', 'Emil']
const PLIES = 80

/** The page's own module of faces, which the bundler loads. */
interface Faces {
  loadGameFace(id: string): Promise<{ scene(seen: unknown, context: unknown): readonly unknown[] }>
}

let server: Promise<ViteDevServer> | null = null

/** Loads the faces through the bundler, because they import texts in a way that needs the page's bundler. */
async function loadFaces(): Promise<Faces> {
  server ??= createServer({
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  return (await (await server).ssrLoadModule('/src/renderer/games/index.ts')) as Faces
}

/** Ends the bundler. */
export async function closeFaces(): Promise<void> {
  await (await server)?.close()
  server = null
}

/**
 * Returns the position with the most pieces on the table, and the moves that lead there. It is chosen from one random
 * game at the largest table, among the positions after its first move in which the first chair can move: a game without
 * a move is not kept, so nobody can take it up.
 */
export async function busiestPosition(
  id: string,
): Promise<{ readonly position: Position; readonly opening: string[] }> {
  const game = gameOf(id)
  const face = await (await loadFaces()).loadGameFace(id)
  const position: Position = {
    game: id,
    names: NAMES.slice(0, game.info.seats.max),
    seed: 'busiest',
    isReached: () => true,
  }
  const line = new LineOfPlay(game, optionsOf(position), position.names.length, createSeedSource(position.seed))
  const rng = createSeededRng(position.seed)
  let best = { pieces: 0, opening: [] as string[] }
  line.settleChance()
  for (let n = 0; n < PLIES && !line.isOver; n++) {
    const able = seatsIn(game.requiredSeats(line.state) || game.optionalSeats(line.state))
    if (line.moves.length > 0 && able.includes(0)) {
      const pieces = face.scene(viewTable(game, line.state, 0), CONTEXT).length
      if (pieces >= best.pieces) best = { pieces, opening: [...line.moves] }
    }
    const seat = able[rng.below(able.length)]!
    line.playText(`${letterOf(seat)} ${game.write(line.state, seat, game.pick(line.state, seat, rng))}`)
    line.settleChance()
  }
  return { position, opening: best.opening }
}

const CONTEXT = {
  touchable: new Set(),
  picked: [],
  lastPly: null,
  page: 'wide',
  isHandCovered: false,
  flickStrength: null,
}
