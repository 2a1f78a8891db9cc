import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** What a short run prints of each kind of bench. */
const FIGURES = [
  /^search nebraska-checkers: [\d.]+[KM]? positions\/s, [\d.]+× /mu,
  /^playouts \S+: [\d.]+[KM]? moves\/s/mu,
  /^replay forty-nine: [\d.]+[KM]? moves\/s, [\d.]+× /mu,
  /^search forty-nine: [\d.]+[KM]? iterations\/s, [\d.]+× /mu,
  /^page forty-nine: draw calls [1-9][\d,]* /mu,
  /^page forty-nine: code [1-9][\d,]* KB/mu,
  /^page boxes: heap grown [\d.,]+ MB/mu,
  /^page art \S+: phone opened [\d.,]+ MB/mu,
  /^page light \S+: plain look [\d.]+ %/mu,
  /^page \d.*: buffers of the canvas [\d.,]+ MB/mu,
  /^page deck-o-cards: more held than when it was last closed [\d.,]+ MB/mu,
  /^page hand \S+: to the form [1-9][\d,]* KB/mu,
  /^page hand awake: socket forgotten [\d.,]+ s/mu,
  /^page hand flick: to step, median [\d.,]+ ms/mu,
  /│ share +│ span +│/u,
  /│ points +│ luck +│ deal +│ draws +│/u,
  /│ mean +│ two standard errors +│/u,
  /│ answers +│ size +│/u,
  /^page drawer: key to found [\d.,]+ ms/mu,
  /^page drawer: held while scrolling [\d.,]+ ms/mu,
  /^page replay: step [\d.,]+ ms/mu,
  /^page replay: held while a study runs [\d.,]+ ms/mu,
  /│ first curve, s +│ margin +│ luck against play +│/u,
  /^lan 8 clients in one game: times the peer's moves\/s [\d.]+$/mu,
  /^floods 10,000 mutated datagrams: p99\.9 [\d.,]+ ms/mu,
  /^floods 2,000 idle connections: \d+ % of the moves/mu,
  /│ a table taken up +│ 50 +│ \d/u,
  /^strength chicago-casino, equal time: [\d.]+ ± /mu,
  /^strength chicago-casino, 0.3 against 0.1: [\d.]+ ± /mu,
  /│ chicago-casino +│ [1-9]\d* +│ '[\d.]+'/u,
  /│ chicago-casino 4 against 3 │ 1 +│ '[\d.]+ ± /u,
  /│ chicago-casino, equal time: level 5 +│ '[\d.]+ ± /u,
]

test('every kind of bench still runs and gives figures', { timeout: 900_000 }, async () => {
  const start = fileURLToPath(new URL('start.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', start, '--short'], {
    env: { ...process.env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, faults] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  expect(child.exitCode, faults).toBe(0)
  for (const figure of FIGURES) expect(output).toMatch(figure)
  expect(output).not.toMatch(/\b(NaN|Infinity|undefined)\b|∞/u)
})
