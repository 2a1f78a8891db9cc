import type { Plugin } from 'vite'

/** The oldest browsers that the page is built for. README.md and src/renderer/index.html name the same ones. */
const FLOOR = ['safari16.4', 'firefox115', 'chrome110']

/**
 * Builds the page for any browser of the house, not for Electron's alone. A plugin says so, because electron-vite adds
 * its own browser to whatever stands in `build.target`.
 */
export function browserFloor(): Plugin {
  return {
    name: 'browser-floor',
    enforce: 'post',
    config(config) {
      config.build = { ...config.build, target: FLOOR }
    },
  }
}
