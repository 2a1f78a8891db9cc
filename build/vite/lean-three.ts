import type { Plugin } from 'vite'

/** Lines of Tres that a built page does not need. */
const LINES = [
  // Registers every export of three.js as an element, so that nothing of three.js could be tree-shaken.
  'extend(THREE);',
  // Counts frames and memory for developer tools, in two endless loops that would wake an idle page every frame.
  'setupTresDevtools(tres);',
] as const

/**
 * Removes lines from `@tresjs/core` that every canvas runs. The page registers what it uses itself, and has no
 * developer tools. If a new version of Tres words a line differently the build stops, because the page would otherwise
 * silently grow by half, or never become idle.
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
      // Replaced by the same number of spaces, so that the positions of a source map stay valid.
      return { code: LINES.reduce((text, line) => text.replace(line, ' '.repeat(line.length)), code), map: null }
    },
  }
}
