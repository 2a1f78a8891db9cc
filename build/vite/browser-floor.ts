import type { Plugin } from 'vite'

/** The oldest browsers for which the page is built. README.md and src/renderer/index.html name the same ones. */
export const OLDEST_BROWSERS = ['safari16.4', 'firefox115', 'chrome110']

/**
 * Builds the page for all supported browsers, not only for Electron. Done by a plugin, because electron-vite adds its
 * own browser to whatever `build.target` contains.
 */
export function browserFloor(): Plugin {
  return {
    name: 'browser-floor',
    enforce: 'post',
    config(config) {
      config.build = { ...config.build, target: OLDEST_BROWSERS }
    },
  }
}
