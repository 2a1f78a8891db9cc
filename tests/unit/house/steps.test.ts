import { expect, test } from 'vitest'
import { stepsOf, type Step } from '../../../build/test/plan'
import { createQueue } from '../../../build/test/run-steps'

const step = (name: string, ...after: string[]): Step => ({ name, after, work: { kind: 'build' } })

/** Returns the steps that each of two lanes takes if each step lasts the given number of turns. */
async function taken(steps: readonly Step[], turns: Readonly<Record<string, number>>): Promise<string[][]> {
  const queue = createQueue(steps)
  const lane = async () => {
    const own: string[] = []
    for await (const { name } of queue.steps()) {
      for (let turn = 0; turn < (turns[name] ?? 1) * 10; turn++) await Promise.resolve()
      own.push(name)
    }
    return own
  }
  return Promise.all([lane(), lane()])
}

test('a lane that is free takes the first step that may begin, and waits for what a step needs', async () => {
  const steps = [step('build'), step('long'), step('pages', 'build'), step('short'), step('last', 'pages', 'short')]
  expect(await taken(steps, { long: 20 })).toEqual([['build', 'pages', 'short', 'last'], ['long']])
  expect(await taken(steps, { build: 20 })).toEqual([
    ['build', 'pages', 'last'],
    ['long', 'short'],
  ])
})

test('steps that wait for each other are found out', async () => {
  await expect(taken([step('a', 'b'), step('b', 'a')], {})).rejects.toThrow('Steps wait for each other: a, b')
})

test.each(['gate', 'long'] as const)(
  'every step of the %s run is there once, and what it waits for is, too',
  (depth) => {
    const names = stepsOf(depth).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { after = [] } of stepsOf(depth)) for (const name of after) expect(names).toContain(name)
  },
)
