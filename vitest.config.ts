import vue from '@vitejs/plugin-vue'
import templateCompilerOptions from '@tresjs/core/template-compiler-options'
import { defineConfig } from 'vitest/config'

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
          exclude: ['tests/unit/main/**'],
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
          testTimeout: 120_000,
        },
      },
      {
        plugins: [vue({ ...templateCompilerOptions })],
        test: {
          name: 'renderer',
          environment: 'happy-dom',
          include: ['tests/renderer/**/*.test.ts'],
          testTimeout: 60_000,
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
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'lan',
          environment: 'node',
          include: ['tests/lan/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Times are measured here: nothing else may run beside them.
          fileParallelism: false,
        },
      },
    ],
  },
})
