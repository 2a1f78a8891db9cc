import type { Plugin } from 'vite'

/** Modules that libraries bring along and the page has no use for, and what stands in for them: functions without effect. */
const STAND_INS: Readonly<Record<string, string>> = {
  // Vue's developer tools, which Pinia, vue-i18n and Tres import even where nothing can attach to them: 30 KB.
  '@vue/devtools-api': `const nothing = () => {}
    export { nothing as setupDevtoolsPlugin, nothing as setupDevToolsPlugin, nothing as addCustomTab, nothing as addCustomCommand }`,
  // Pointer events on the scene's objects, of which Tres makes one system per canvas. The stage finds out by itself what
  // was touched and no object listens: 20 KB, and a search of the scene at every movement of the mouse.
  '@pmndrs/pointer-events': `const nothing = () => {}
    export const forwardHtmlEvents = () => ({ update: nothing, destroy: nothing })
    export const getVoidObject = () => ({ addEventListener: nothing })`,
}

const PREFIX = '\0parlor:left-out:'

/** Leaves out of the built page what it would load and never use. */
export function leftOut(): Plugin {
  return {
    name: 'parlor:left-out',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (Object.hasOwn(STAND_INS, source) ? PREFIX + source : null),
    load: (id) => (id.startsWith(PREFIX) ? STAND_INS[id.slice(PREFIX.length)] : null),
  }
}
