import { existsSync, readdirSync, readFileSync } from 'node:fs'
import vue from '@vitejs/plugin-vue'
import templateCompilerOptions from '@tresjs/core/template-compiler-options'
import { defineConfig } from 'vitest/config'

/** Files whose tests are held at full depth alone, which is so from PARLOR_RUNS=1 on (see tests/scale.ts). */
const LATER = Number(process.env['PARLOR_RUNS'] ?? 0) >= 1 ? [] : ['**/*.long.test.ts']
const EVERYWHERE = { exclude: LATER }

/** Component tests that need a page say so in their first line; all others run without one. */
const DOM = /^\/\/ @vitest-environment happy-dom\n/
const component = readdirSync('tests/renderer', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `tests/renderer/${file.replaceAll('\\', '/')}`)
const needPage = component.filter((file) => DOM.test(readFileSync(file, 'utf8')))
/** Those that mount the canvas: what they load of the renderer is theirs alone. */
const needCanvas = needPage.filter((file) => file.startsWith('tests/renderer/stage/'))

export default defineConfig({
  test: {
    // The default leaves one core idle, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          exclude: ['tests/unit/main/**', ...LATER],
          globalSetup: ['tests/programs/bundle.ts'],
          setupFiles: ['tests/seed.ts'],
          testTimeout: 120_000,
          // Modules are read once by a worker instead of once by a file.
          isolate: false,
        },
      },
      {
        test: {
          // Electron is played by another module in each file: none may keep what it loaded for the next.
          name: 'electron',
          environment: 'node',
          include: ['tests/unit/main/**/*.test.ts'],
          setupFiles: ['tests/seed.ts'],
          testTimeout: 120_000,
          ...EVERYWHERE,
        },
      },
      {
        plugins: [vue({ ...templateCompilerOptions })],
        test: {
          name: 'renderer',
          environment: 'happy-dom',
          include: needPage.filter((file) => !needCanvas.includes(file)),
          setupFiles: ['tests/seed.ts', 'tests/renderer/unmount.ts'],
          testTimeout: 60_000,
          isolate: false,
          ...EVERYWHERE,
        },
      },
      {
        plugins: [vue({ ...templateCompilerOptions })],
        test: {
          name: 'renderer-canvas',
          environment: 'happy-dom',
          include: needCanvas,
          setupFiles: ['tests/seed.ts', 'tests/renderer/unmount.ts'],
          testTimeout: 60_000,
          ...EVERYWHERE,
        },
      },
      {
        plugins: [vue({ ...templateCompilerOptions })],
        test: {
          name: 'renderer-node',
          environment: 'node',
          include: component.filter((file) => !needPage.includes(file)),
          setupFiles: ['tests/seed.ts'],
          testTimeout: 60_000,
          isolate: false,
          ...EVERYWHERE,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // One file after the other, in one worker that reads each module once, and after those of other projects.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          isolate: false,
          ...EVERYWHERE,
        },
      },
      {
        test: {
          // What the benchmark compares with has a manifest of its own: `npm run bench` and full depth install it.
          name: 'bench',
          environment: 'node',
          include: existsSync('tests/bench/node_modules') ? ['tests/bench/**/*.test.ts'] : [],
          exclude: ['**/node_modules/**'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'lan',
          environment: 'node',
          include: ['tests/lan/**/*.test.ts'],
          globalSetup: ['tests/programs/bundle.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Times are measured here: nothing else may run beside them.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          ...EVERYWHERE,
        },
      },
    ],
  },
})
