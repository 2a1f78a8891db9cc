import type { Plugin } from 'vite'

/** A part of a module that a built page does not need. */
interface Cut {
  /** End of the module's path. */
  readonly module: RegExp
  /** What is cut out; each must occur the given number of times. */
  readonly code: RegExp
  readonly times: number
  /** What stands there instead, in one line. */
  readonly instead?: string
}

/** A renderer's headset that is never put on. */
const NO_HEADSET = `const xr = { enabled: false, isPresenting: false, getEnvironmentBlendMode() {}, addEventListener() {}, removeEventListener() {}, setAnimationLoop() {}, dispose() {} };`

const CUTS: readonly Cut[] = [
  // Registers every export of three.js as an element, so that nothing of three.js could be tree-shaken.
  { module: /@tresjs\/core\/dist\/tres\.js$/, code: /extend\(THREE\);/g, times: 1 },
  // Counts frames and memory for developer tools, in two endless loops that would wake an idle page every frame.
  { module: /@tresjs\/core\/dist\/tres\.js$/, code: /setupTresDevtools\(tres\);/g, times: 1 },
  // Assignments to the classes of key frames, which are not used: with them none of those could be tree-shaken.
  { module: /three\/build\/three\.core\.js$/, code: /^(?:\w*KeyframeTrack|PropertyBinding)\.[^;]*;/gm, times: 24 },
  // Curves by name, for paths that are closed or read from a file, which none is: the outlines of flat shapes are lines.
  { module: /three\/build\/three\.core\.js$/, code: /\bCurves\[ [\w.]+ \]/g, times: 4, instead: 'LineCurve' },
  // The table is seen on screens only, not in a headset.
  {
    module: /three\/build\/three\.module\.js$/,
    code: /const xr = new WebXRManager\( _this, _gl \);/g,
    times: 1,
    instead: NO_HEADSET,
  },
]

/** Returns blanks in place of a text, so that the positions of a source map stay valid. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

/**
 * Removes from three.js and `@tresjs/core` what every canvas would carry and none uses. The page registers what it uses
 * itself, and has no developer tools. If a new version words such a part differently the build stops, because the page
 * would otherwise silently grow by half, or never become idle.
 */
export function leanThree(): Plugin {
  return {
    name: 'parlor:lean-three',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const path = (id.split('?')[0] ?? '').replaceAll('\\', '/')
      const cuts = CUTS.filter(({ module }) => module.test(path))
      if (cuts.length === 0) return null
      let lean = code
      for (const { code: part, times, instead } of cuts) {
        const found = [...lean.matchAll(part)].length
        if (found !== times) {
          this.error(
            `${path} holds ${String(part)} ${found} times instead of ${times}: adapt build/vite/lean-three.ts.`,
          )
        }
        lean = lean.replace(part, (text) => instead ?? blank(text))
      }
      return { code: lean, map: null }
    },
  }
}
