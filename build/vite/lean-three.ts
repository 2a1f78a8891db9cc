import type { Plugin } from 'vite'

const LINE = 'extend(THREE);'

/**
 * `TresCanvas` registers every export of three as an element, so that nothing of three can be left out of the bundle.
 * The page registers what it uses itself; this takes the line out of the built page. If a new version of Tres words
 * the line differently the build stops, because the page would silently grow by half.
 */
export function leanThree(): Plugin {
  return {
    name: 'parlor:lean-three',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/@tresjs[\\/]core[\\/]dist[\\/]tres\.js$/.test(id.split('?')[0] ?? '')) return null
      const found = code.split(LINE).length - 1
      if (found !== 1) {
        this.error(
          `@tresjs/core holds "${LINE}" ${String(found)} times instead of once: adapt build/vite/lean-three.ts.`,
        )
      }
      // Same length, so that the positions of a source map stay right.
      return { code: code.replace(LINE, ' '.repeat(LINE.length)), map: null }
    },
  }
}
