import type { Plugin } from 'vite'

/** Modules imported by libraries that the page does not need, with their replacements: functions without effect. */
const STAND_INS: Readonly<Record<string, string>> = {
  // Vue's developer tools, which Pinia, vue-i18n and Tres import even where nothing can attach to them: 30 KB.
  '@vue/devtools-api': `const nothing = () => {}
    export { nothing as setupDevtoolsPlugin, nothing as setupDevToolsPlugin, nothing as addCustomTab, nothing as addCustomCommand }`,
  // Pointer events on the scene's objects, for which Tres creates one system per canvas. The stage does its own hit
  // testing and no object listens: 20 KB, and a search of the scene at every mouse movement.
  '@pmndrs/pointer-events': `const nothing = () => {}
    export const forwardHtmlEvents = () => ({ update: nothing, destroy: nothing })
    export const getVoidObject = () => ({ addEventListener: nothing })`,
}

const PREFIX = '\0parlor:left-out:'

/** Leaves out of the built page modules that it would load but never use. */
export function stubUnusedModules(): Plugin {
  return {
    name: 'parlor:left-out',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (Object.hasOwn(STAND_INS, source) ? PREFIX + source : null),
    load: (id) => (id.startsWith(PREFIX) ? STAND_INS[id.slice(PREFIX.length)] : null),
  }
}
