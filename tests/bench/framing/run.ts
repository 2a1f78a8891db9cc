import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const NAME = 'framing'

/**
 * Prints how much of five windows every game fills, and what misses its floor. The faces of the games are read as the
 * page's build reads them.
 * @param only measures nothing unless the name contains this
 * @returns whether every floor is reached
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
