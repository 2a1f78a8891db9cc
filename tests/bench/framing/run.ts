import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { chooseCases, type Asked } from '../bench'

/**
 * Prints how much of five windows every game fills, and which figures miss their floors; then the least sizes and gaps
 * of what visitors touch on the screens of an exhibit. The faces of the games are loaded in the way in which the page's
 * build loads them.
 * @returns whether every floor is reached; null if nothing was asked for
 */
export async function measureFraming(asked: Asked): Promise<boolean | null> {
  if (chooseCases([{ name: 'framing' }], asked).length === 0) return null
  const most = asked.short ? 1 : undefined
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
  })
  try {
    const load = (path: string) => server.ssrLoadModule(fileURLToPath(new URL(path, import.meta.url)))
    const { printTable } = (await load('../../renderer/framing/table.ts')) as {
      printTable(most?: number): Promise<boolean>
    }
    const isKept = await printTable(most)
    const { printTargetFigures } = (await load('../../renderer/games/exhibit-figures.ts')) as {
      printTargetFigures(most?: number): Promise<void>
    }
    await printTargetFigures(most)
    return isKept
  } finally {
    await server.close()
  }
}
