import type { Plugin } from 'vite'

/** Lines of Tres that a built page has no use for. */
const LINES = [
  // Registers every export of three as an element, so that nothing of three can be left out of the bundle.
  'extend(THREE);',
  // Counts frames and memory for developer tools, in two loops that never end: an idle page would wake with each frame.
  'setupTresDevtools(tres);',
] as const

/**
 * Takes lines out of `@tresjs/core` that every canvas runs. The page registers what it uses itself, and has no developer
 * tools. If a new version of Tres words a line differently the build stops, because the page would silently grow by half,
 * or never come to rest.
 */
export function leanThree(): Plugin {
  return {
    name: 'parlor:lean-three',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/@tresjs[\\/]core[\\/]dist[\\/]tres\.js$/.test(id.split('?')[0] ?? '')) return null
      for (const line of LINES) {
        const found = code.split(line).length - 1
        if (found !== 1) {
          this.error(
            `@tresjs/core holds "${line}" ${String(found)} times instead of once: adapt build/vite/lean-three.ts.`,
          )
        }
      }
      // Same length, so that the positions of a source map stay right.
      return { code: LINES.reduce((text, line) => text.replace(line, ' '.repeat(line.length)), code), map: null }
    },
  }
}
