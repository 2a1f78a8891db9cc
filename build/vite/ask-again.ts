import { resolve } from 'node:path'
import { build } from 'esbuild'
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
      const { outputFiles } = await build({
        entryPoints: [resolve(root, 'src/renderer/ask-again.ts')],
        bundle: true,
        write: false,
        format: 'iife',
        target: OLDEST_BROWSERS,
        minify: true,
      })
      this.emitFile({ type: 'asset', name: 'ask-again.js', source: outputFiles[0]!.contents })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const { fileName } =
          Object.values(bundle ?? {}).find((it) => it.type === 'asset' && it.names.includes('ask-again.js')) ?? {}
        if (fileName === undefined) this.error('The script that asks again was not built.')
        return [{ tag: 'script', attrs: { src: `./${fileName}` }, injectTo: 'head-prepend' }]
      },
    },
  }
}
