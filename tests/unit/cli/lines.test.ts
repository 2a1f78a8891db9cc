import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { describe, expect, test } from 'vitest'
import { baltimore, claims, leaflet, refused } from './examples'
import { linesOf, parlor, parlorHere } from './run'
import { programFile } from '../../programs/program'

describe('--lines', () => {
  test('one answer a line in the same order, faults among them, exit 0', async () => {
    const input = [leaflet.record, refused.record, baltimore.record].map((one) => JSON.stringify(one))
    const ran = await parlorHere(['replay', '--lines'], [...input, 'not json', '', '[1]', input[0]].join('\n'))
    expect(ran.status).toBe(0)
    const [first, second, third, fourth, fifth, sixth, last] = linesOf(ran)
    expect(first).toMatchObject(leaflet.expected)
    expect(second).toMatchObject(refused.expected)
    expect(third).toMatchObject(baltimore.expected)
    for (const fault of [fourth, fifth])
      expect(fault).toMatchObject({ error: { code: 'not-json', ply: null, move: null } })
    expect(sixth).toMatchObject({ error: { code: 'not-a-record' } })
    expect(last).toEqual(first)
    expect(linesOf(ran)).toHaveLength(7)
  })

  test('moves, view and solve read lines too', async () => {
    const input = `${JSON.stringify(claims.record)}\n${JSON.stringify(leaflet.record)}\n`
    const [moves, view, solve] = await Promise.all([
      parlorHere(['moves', '--lines', '--seat', 'A'], input),
      parlorHere(['view', '--lines', '--seat', 'C'], input),
      parlorHere(['solve', '--lines'], input),
    ])
    expect(linesOf(moves)).toEqual([{ moves: claims.expected.moves }, { moves: [] }])
    for (const line of linesOf(view)) expect(line).toMatchObject({ error: { code: 'bad-usage' } })
    for (const line of linesOf(solve)) expect(line).toMatchObject({ error: { code: 'nothing-to-solve' } })
    expect([moves.status, view.status, solve.status]).toEqual([0, 0, 0])
  })

  test('answers come while the input is still open', async () => {
    const child = spawn(process.execPath, [programFile('build/parlor.ts'), 'replay', '--lines'])
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    for (let i = 0; i < 3; i++) {
      child.stdin.write(`${JSON.stringify(leaflet.record)}\n`)
      const { value } = (await answers.next()) as { value: string }
      expect(JSON.parse(value)).toMatchObject({ scores: { A: 145, B: 155 } })
    }
    child.stdin.end()
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0)
  })

  test('thousands of records through one process, and a line too long among them', async () => {
    const good = JSON.stringify(leaflet.record)
    const long = `"${'x'.repeat(17 * 1_048_576)}"`
    const ran = await parlor(['replay', '--lines'], [...Array<string>(2_000).fill(good), long, good].join('\n'))
    const answers = linesOf(ran)
    expect(answers).toHaveLength(2_002)
    expect(answers[2_000]).toMatchObject({ error: { code: 'too-large' } })
    expect(answers.filter((one) => one['ply'] === 54)).toHaveLength(2_001)
  })
})
