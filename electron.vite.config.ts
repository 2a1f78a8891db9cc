import { resolve } from 'node:path'
import templateCompilerOptions from '@tresjs/core/template-compiler-options'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import { stampSources } from './build/launch/sources'
import { askAgain } from './build/vite/ask-again'
import { browserFloor } from './build/vite/browser-floor'
import { bakedPictures } from './build/vite/baked-pictures'
import { heirlooms } from './build/vite/heirlooms'
import { leanThree } from './build/vite/lean-three'
import { handWall, pageGroups, workerGroup } from './build/vite/page-groups'
import { createPartsList } from './build/vite/parts-list'
import { stubUnusedModules } from './build/vite/stub-modules'
import { webFonts } from './build/vite/web-fonts'

const root = import.meta.dirname
const parts = createPartsList(root)

export default defineConfig({
  main: {
    plugins: [parts.collect()],
    build: {
      outDir: resolve(root, 'out/main'),
      minify: true,
      // Everything is bundled, so that an installed app needs no node_modules.
      externalizeDeps: false,
      rolldownOptions: {
        // It reads a script from its own folder. Only the headless host needs it, and that has node_modules.
        external: ['open'],
        input: {
          index: resolve(root, 'src/main/index.ts'),
          // The headless host, which `npm run host` starts.
          host: resolve(root, 'src/host/main.ts'),
          // Worker thread in which bots of LAN tables think.
          'node-worker': resolve(root, 'src/node/bots/node-worker.ts'),
          // Worker thread in which saves and records are replayed.
          'saves-worker': resolve(root, 'src/node/storage/judging/saves-worker.ts'),
        },
      },
    },
  },
  preload: {
    plugins: [parts.collect()],
    build: {
      outDir: resolve(root, 'out/preload'),
      minify: true,
      externalizeDeps: false,
      rolldownOptions: {
        input: resolve(root, 'src/preload/index.ts'),
        // A sandboxed preload script must be CommonJS, which in a package of type "module" requires this extension.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: resolve(root, 'src/renderer'),
    publicDir: false,
    define: {
      __VUE_OPTIONS_API__: false,
      __VUE_PROD_DEVTOOLS__: false,
      // The page uses no components or directives of vue-i18n.
      __VUE_I18N_FULL_INSTALL__: false,
      __VUE_I18N_LEGACY_API__: false,
      __INTLIFY_PROD_DEVTOOLS__: false,
      __INTLIFY_DROP_MESSAGE_COMPILER__: false,
      // Messages are interpreted, not compiled into functions, because the page's content security policy forbids eval.
      __INTLIFY_JIT_COMPILATION__: true,
    },
    plugins: [
      vue({ ...templateCompilerOptions }),
      askAgain(root),
      browserFloor(),
      leanThree(),
      handWall(),
      webFonts(),
      parts.collect(),
      parts.write(),
      stubUnusedModules(),
      heirlooms(root),
      bakedPictures(resolve(root, 'resources/baked')),
      // The page is built last, so when it is complete all three are.
      stampSources(root),
    ],
    worker: {
      format: 'es',
      plugins: () => [parts.collect()],
      rolldownOptions: { output: { codeSplitting: { groups: [workerGroup] } } },
    },
    build: {
      outDir: resolve(root, 'out/renderer'),
      emptyOutDir: true,
      minify: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1200,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: {
          index: resolve(root, 'src/renderer/index.html'),
          // One's own cards on a phone, or the table on a large screen.
          hand: resolve(root, 'src/renderer/hand.html'),
        },
        output: { codeSplitting: { groups: [pageGroups(root)], includeDependenciesRecursively: false } },
      },
    },
  },
})
