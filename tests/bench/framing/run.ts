import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const NAME = 'framing'

/**
 * Prints how much of five windows every game fills, and which figures miss their floors. The faces of the games are
 * loaded in the way in which the page's build loads them.
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
    const table = fileURLToPath(new URL('../../renderer/framing/table.ts', import.meta.url))
    const { printTable } = (await server.ssrLoadModule(table)) as { printTable(): Promise<boolean> }
    return await printTable()
  } finally {
    await server.close()
  }
}
