import { resolve } from 'node:path'
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

/**
 * The parser reads a file's text from the disk if it assumes that every file is linted only once, as it does on CI.
 * These tests give it texts that differ from the files.
 */
const texts = { languageOptions: { parserOptions: { disallowAutomaticSingleRunInference: true } } }
const eslint = new ESLint({ cwd: resolve(import.meta.dirname, '../../..'), overrideConfig: texts })

/** One file of each layer that knows no platform. */
const PURE = [
  'src/rules/kit/game.ts',
  'src/rules/casino/events.ts',
  'src/rules/forty-nine-outfit/forty-nine/index.ts',
  'src/bots/think/think.ts',
  'src/bots/worker/pool.ts',
  'src/session/create-session.ts',
  'src/protocol/wire/bounded-json.ts',
  'src/protocol/lan/read-message.ts',
  'src/protocol/app/calls.ts',
  'src/lan-client/lan-client.ts',
  'src/ports/journal.ts',
  'src/async/job-queue.ts',
]

const CALLS: readonly (readonly [call: string, rule: string])[] = [
  ['Date.now()', 'no-restricted-globals'],
  ['performance.now()', 'no-restricted-globals'],
  ['setTimeout(() => undefined, 1)', 'no-restricted-globals'],
  ['setInterval(() => undefined, 1)', 'no-restricted-globals'],
  ['process.cwd()', 'no-restricted-globals'],
  ['window.close()', 'no-restricted-globals'],
  ['document.close()', 'no-restricted-globals'],
  ['Math.random()', 'no-restricted-properties'],
]

test.each(PURE)('%s may not ask the platform for anything', async (file) => {
  const text = CALLS.map(([call]) => `${call}\n`).join('')
  const [result] = await eslint.lintText(text, { filePath: resolve(import.meta.dirname, '../../..', file) })
  const messages = result?.messages ?? []
  const heard = CALLS.filter(([, rule], i) => messages.some(({ ruleId, line }) => ruleId === rule && line === i + 1))
  expect(heard).toEqual(CALLS)
})

/** Durations by the clock of the day, and delays that a timer may not be able to hold. */
const UNTIMELY = [
  'Date.now()',
  'export const clock = { now: Date.now }',
  'new Date()',
  'Date()',
  'declare const ms: number; setTimeout(() => undefined, ms)',
  'declare const day: number; setInterval(() => undefined, day * 1_000)',
  'declare const late: number; globalThis.setTimeout(() => undefined, Math.max(0, late))',
  "import 'node:timers/promises'",
]
const TIMELY = [
  'new Date(0)',
  'performance.now()',
  'setTimeout(() => undefined, 25)',
  'const PAUSE_MS = 5; setTimeout(() => undefined, PAUSE_MS)',
  "import { MAX_TIMER_MS } from '../async/clock'; setInterval(() => undefined, Math.min(performance.now(), MAX_TIMER_MS))",
]

test.each([
  'src/node/lan-server/lan-host.ts',
  'src/host/main.ts',
  'src/main/index.ts',
  'src/renderer/main.ts',
  'build/start.ts',
])('%s may measure nothing by the clock of the day, and give no timer too long a delay', async (file) => {
  const filePath = resolve(import.meta.dirname, '../../..', file)
  const judge = async (text: string) => {
    const [result] = await eslint.lintText(text, { filePath })
    return result?.messages.some(({ ruleId }) => ruleId === 'no-restricted-syntax')
  }
  for (const text of UNTIMELY) expect([text, await judge(text)]).toEqual([text, true])
  for (const text of TIMELY) expect([text, await judge(text)]).toEqual([text, false])
})

test.each([
  ...PURE,
  'src/node/storage/disk.ts',
  'src/main/index.ts',
  'src/host/main.ts',
  'src/cli/parlor.ts',
  'src/renderer/main.ts',
])('the rules for all files are on in %s', async (file) => {
  const { rules } = (await eslint.calculateConfigForFile(resolve(import.meta.dirname, '../../..', file))) as {
    rules: Record<string, [severity: number, ...unknown[]]>
  }
  const meant = [
    'eqeqeq',
    '@typescript-eslint/consistent-type-imports',
    '@typescript-eslint/no-unused-vars',
    '@typescript-eslint/no-explicit-any',
  ]
  expect(meant.filter((rule) => rules[rule]?.[0] !== 2)).toEqual([])
})

test.each([
  'build/start.ts',
  'src/rules/kit/game.ts',
  'src/bots/think/think.ts',
  'src/session/create-session.ts',
  'src/protocol/app/calls.ts',
  'src/lan-client/connection.ts',
  'src/node/storage/disk.ts',
  'src/main/index.ts',
  'src/host/main.ts',
  'src/cli/parlor.ts',
  'src/renderer/main.ts',
  'src/renderer/App.vue',
])('the rules that know types are on in %s', async (file) => {
  const { rules } = (await eslint.calculateConfigForFile(resolve(import.meta.dirname, '../../..', file))) as {
    rules: Record<string, [severity: number, ...unknown[]]>
  }
  const meant = [
    'no-floating-promises',
    'no-misused-promises',
    'await-thenable',
    'switch-exhaustiveness-check',
    'no-unsafe-argument',
  ]
  expect(meant.filter((rule) => rules[`@typescript-eslint/${rule}`]?.[0] !== 2)).toEqual([])
})

test.each([
  ['i18n/spoken-text.ts', 'Promise.resolve()\n'],
  [
    'panels/base/LiveRegion.vue',
    '<script setup lang="ts">\nPromise.resolve()\n</script>\n\n<template><p /></template>\n',
  ],
])('a fault that only types tell is found in the page: %s', async (file, text) => {
  const filePath = resolve(import.meta.dirname, '../../../src/renderer', file)
  const [result] = await eslint.lintText(text, { filePath })
  expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(['@typescript-eslint/no-floating-promises'])
})
