import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const NAME = 'framing'

/**
 * Prints how much of five windows every game fills, and which figures miss their floors; then the least sizes and gaps
 * of what visitors touch on the screens of an exhibit. The faces of the games are loaded in the way in which the page's
 * build loads them.
 * @param only a text; if this bench's name does not contain it, nothing is measured
 * @returns whether every floor is reached; true if nothing is measured
 */
export async function measureFraming(only?: string): Promise<boolean> {
  if (only !== undefined && !NAME.includes(only)) return true
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
  })
  try {
    const load = (path: string) => server.ssrLoadModule(fileURLToPath(new URL(path, import.meta.url)))
    const { printTable } = (await load('../../renderer/framing/table.ts')) as { printTable(): Promise<boolean> }
    const isKept = await printTable()
    const { printTargetFigures } = (await load('../../renderer/games/exhibit-figures.ts')) as {
      printTargetFigures(): Promise<void>
    }
    await printTargetFigures()
    return isKept
  } finally {
    await server.close()
  }
}
