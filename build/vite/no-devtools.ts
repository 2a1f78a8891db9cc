import type { Plugin } from 'vite'

const STUB = '\0parlor:no-devtools'

/**
 * Pinia, vue-i18n and Tres import Vue's developer tools even in a production build, where nothing can attach to them.
 * The built page gets functions that do nothing instead of 30 KB.
 */
export function noDevtools(): Plugin {
  return {
    name: 'parlor:no-devtools',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === '@vue/devtools-api' ? STUB : null),
    load: (id) =>
      id === STUB
        ? 'const nothing = () => {}\nexport { nothing as setupDevtoolsPlugin, nothing as setupDevToolsPlugin, nothing as addCustomTab, nothing as addCustomCommand }'
        : null,
  }
}
