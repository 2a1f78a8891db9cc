import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { transform } from 'esbuild'
import type { Plugin } from 'vite'
import { OLDEST_BROWSERS } from './browser-floor'

/**
 * Puts `src/renderer/ask-again.ts` first on each page, as a script that is no module: a module runs only once all that
 * was imported has arrived.
 */
export function askAgain(root: string): Plugin {
  return {
    name: 'parlor:ask-again',
    apply: 'build',
    async buildStart() {
      const source = await readFile(resolve(root, 'src/renderer/ask-again.ts'), 'utf8')
      const { code } = await transform(source, { loader: 'ts', format: 'iife', target: OLDEST_BROWSERS, minify: true })
      this.emitFile({ type: 'asset', name: 'ask-again.js', source: code })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const { fileName } = Object.values(bundle ?? {}).find(({ name }) => name === 'ask-again.js') ?? {}
        if (fileName === undefined) this.error('The script that asks again was not built.')
        return [{ tag: 'script', attrs: { src: `./${fileName}` }, injectTo: 'head-prepend' }]
      },
    },
  }
}
