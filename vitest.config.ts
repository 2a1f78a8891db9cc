import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import vue from '@vitejs/plugin-vue'
import templateCompilerOptions from '@tresjs/core/template-compiler-options'
import { defineConfig } from 'vitest/config'
import { AFTER_GATE_VARIABLE, testsAsInGate } from './build/test/plan'

/** Files whose tests run only at full depth, that is with PARLOR_RUNS of at least 1 (see tests/scale.ts). */
const LATER = Number(process.env['PARLOR_RUNS'] ?? 0) >= 1 ? [] : ['**/*.long.test.ts']
const EVERYWHERE = {
  exclude: [...LATER, ...(process.env[AFTER_GATE_VARIABLE] ? testsAsInGate('.') : [])],
  // What is awaited comes when it comes: on a busy machine that is later than after the second that is usual.
  expect: { poll: { timeout: 30_000, interval: 10 } },
  // A failure says what was found, also where only its first line is read.
  chaiConfig: { truncateThreshold: 1000 },
}

/** First line of component tests that need a DOM; all others run without one. */
const DOM = /^\/\/ @vitest-environment happy-dom\n/
const component = readdirSync('tests/renderer', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `tests/renderer/${file.replaceAll('\\', '/')}`)
const needPage = component.filter((file) => DOM.test(readFileSync(file, 'utf8')))
/** Tests that mount the canvas or stand in for workers, isolated from the others in what they load of the renderer. */
const needCanvas = needPage.filter(
  (file) => file.startsWith('tests/renderer/stage/') || readFileSync(file, 'utf8').includes("stubGlobal('Worker'"),
)

/** A page stays where it is: a link that a browser saves, as one with `download`, would lead it away. */
const environmentOptions = {
  happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
}

const EXHIBITS = 'tests/e2e/**/exhibit*.test.ts'

/** Tests in a browser: one file after the other, in one worker that reads each module once, after other projects'. */
const browserProject = (name: string, include: string[], exclude: readonly string[]) => ({
  test: {
    name,
    environment: 'node' as const,
    include,
    globalSetup: ['tests/e2e/setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    sequence: { groupOrder: 1 },
    isolate: false,
    ...EVERYWHERE,
    // Each look at a page holds it up.
    expect: { poll: { timeout: 30_000, interval: 50 } },
    exclude: [...exclude, ...EVERYWHERE.exclude],
  },
})

export default defineConfig({
  test: {
    // One more than there are cores: a third of the time of the tests that hosts and processes have is waiting for these.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          ...EVERYWHERE,
          exclude: ['tests/unit/main/**', ...EVERYWHERE.exclude],
          globalSetup: ['tests/programs/bundle.ts'],
          setupFiles: ['tests/seed.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // Each worker reads a module once, instead of once per file.
          isolate: false,
        },
      },
      {
        test: {
          // Every file mocks Electron differently, so modules must not be kept from one file to the next.
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
          environmentOptions,
          setupFiles: ['tests/seed.ts', 'tests/renderer/setup.ts'],
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
          environmentOptions,
          setupFiles: ['tests/seed.ts', 'tests/renderer/setup.ts'],
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
      browserProject('e2e', ['tests/e2e/**/*.test.ts'], [EXHIBITS]),
      // Nearly half of the time that browsers take at full depth: another lane can have it.
      browserProject('exhibit', [EXHIBITS], []),
      {
        test: {
          // The packages with which the benchmark compares have their own manifest; `npm run bench` and full depth
          // install them.
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
          // These tests measure times, so nothing else may run at the same time.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          ...EVERYWHERE,
        },
      },
    ],
  },
})
