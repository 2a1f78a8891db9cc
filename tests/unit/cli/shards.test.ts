import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shouldSkip } from '../../machine'
import { IS_FULL_DEPTH } from '../../scale'
import { documentOf, parlorHere, type RunResult } from './run'
import { programFile } from '../../programs/program'

const folder = mkdtempSync(join(tmpdir(), 'parlor-shards-'))
const at = (name: string): string => join(folder, name)

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Number of deals in each of the three pairings. Each deal is played twice and is one piece of work. */
const DEALS = IS_FULL_DEPTH ? 5 : 2
const GAMES = String(2 * DEALS)
const TOURNAMENT = ['tournament', 'forty-nine', '--levels', '1,2,random', '--games', GAMES, '--jobs', '1']
const PIECES = 3 * DEALS
/** Number of deals in the tournament that is killed. There are so many that the kill comes long before their end. */
const MANY_DEALS = IS_FULL_DEPTH ? 30 : 6
const MANY = String(2 * MANY_DEALS)
const MANY_PIECES = 3 * MANY_DEALS

function faultOf(ran: RunResult): unknown {
  return { status: ran.status, code: (documentOf(ran)['error'] as { code: string }).code }
}

/** Returns the rows of a table without the columns that depend on time. */
function timeless(table: string): string[] {
  return table.split('\n').map((row) => row.split('|').slice(0, 7).join('|'))
}

function shard(share: string, part: string, ask = TOURNAMENT, input = ''): Promise<RunResult> {
  return parlorHere([...ask, '--shard', share, '--part', at(part)], input)
}

describe('a tournament in shards', () => {
  beforeAll(async () => {
    for (const i of [1, 2, 3]) expect((await shard(`${i}/3`, `${i}.part`)).status).toBe(0)
  }, 180_000)

  test('merges to the table of the whole, in any order and with any doubling', async () => {
    const whole = await parlorHere(TOURNAMENT)
    copyFileSync(at('2.part'), at('again.part'))
    const one = await parlorHere(['merge', at('1.part'), at('2.part'), at('3.part')])
    const other = await parlorHere(['merge', ...['again', '3', '1', '2', '3'].map((name) => at(`${name}.part`))])
    expect(timeless(one.out)).toEqual(timeless(whole.out))
    expect(other).toEqual(one)
  })

  test('takes parts of shards of any number', async () => {
    expect(documentOf(await shard('2/2', 'half.part'))).toEqual({
      part: at('half.part'),
      pieces: Math.floor(PIECES / 2),
      found: 0,
    })
    const merged = await parlorHere(['merge', ...['half', '1', '3', '2'].map((name) => at(`${name}.part`))])
    const plain = await parlorHere(['merge', ...['1', '3', '2'].map((name) => at(`${name}.part`))])
    expect(timeless(merged.out)).toEqual(timeless(plain.out))
  })

  test('says what is missing, and takes no parts of another run or of none', async () => {
    expect(faultOf(await parlorHere(['merge', at('1.part'), at('3.part')]))).toEqual({ status: 2, code: 'unfinished' })
    await shard('1/1', 'other.part', [...TOURNAMENT, '--seed', 'other'])
    const strange = await parlorHere(['merge', at('1.part'), at('other.part')])
    expect(faultOf(strange)).toEqual({ status: 2, code: 'other-run' })
    expect(faultOf(await shard('1/3', 'other.part'))).toEqual({ status: 2, code: 'other-run' })
    writeFileSync(at('prose'), 'Dear diary,\nall is well.\n')
    expect(faultOf(await parlorHere(['merge', at('prose')]))).toEqual({ status: 2, code: 'not-a-part' })
    expect(faultOf(await shard('1/3', 'prose'))).toEqual({ status: 2, code: 'not-a-part' })
    expect(readFileSync(at('prose'), 'utf8')).toContain('all is well')
    expect(faultOf(await parlorHere(['merge', at('nowhere')]))).toEqual({ status: 2, code: 'unreadable-file' })
  })

  test('finds out parts that tell of one deal differently', async () => {
    const [head, deal = ''] = readFileSync(at('1.part'), 'utf8').split('\n')
    const forged = deal.replace(/"lead":[^,]+/u, '"lead":1000000')
    writeFileSync(at('forged.part'), `${head}\n${forged}\n`)
    const ran = await parlorHere(['merge', ...['1', '2', '3', 'forged'].map((name) => at(`${name}.part`))])
    expect(faultOf(ran)).toEqual({ status: 2, code: 'parts-differ' })
  })

  test('asks for a shard and a part together, and for shards that there are', async () => {
    const bad = [['--shard', '1/3'], ['--part', at('x')], ...['0/3', '4/3', 'a/b'].map((text) => ['--shard', text])]
    for (const more of bad)
      expect(faultOf(await parlorHere([...TOURNAMENT, ...more]))).toEqual({ status: 2, code: 'bad-usage' })
  })

  test('goes on where it was killed, even in the middle of a line', async () => {
    const part = at('killed.part')
    writeFileSync(part, '')
    const ask = [...TOURNAMENT, '--games', MANY, '--shard', '1/1', '--part', part]
    const lines = () => readFileSync(part, 'utf8').split('\n').length - 1
    const watcher = watch(part)
    const child = spawn(process.execPath, [programFile('build/parlor.ts'), ...ask])
    const closed = once(child, 'close')
    while (lines() < 4) await once(watcher, 'change')
    child.kill('SIGKILL')
    await closed
    watcher.close()
    const kept = lines() - 1
    appendFileSync(part, '{"at":3,"resu')
    const { pieces, found } = documentOf(await parlorHere(ask)) as { pieces: number; found: number }
    expect({ pieces, found }).toEqual({ pieces: MANY_PIECES, found: kept })
    expect(kept).toBeLessThan(MANY_PIECES)
    const merged = await parlorHere(['merge', part])
    expect(timeless(merged.out)).toEqual(timeless((await parlorHere([...TOURNAMENT, '--games', MANY])).out))
  }, 120_000)
})

describe('solving in shards', () => {
  test('merges to the answers of the whole, in their order', async () => {
    const record = (game: string, seed: number) =>
      JSON.stringify({
        format: 'parlor-record/1',
        game,
        options: {},
        seats: ['A'],
        chance: { tape: [] },
        moves: [],
        seed,
      })
    const input = ['reverse-puzzle', 'nonsense', 'reverse-puzzle', 'another-reverse-puzzle', 'forty-nine']
      .map((game, i) => record(game, i))
      .join('\n')
    const whole = await parlorHere(['solve', '--lines'], input)
    expect((await shard('1/2', 'odd.part', ['solve', '--lines'], input)).status).toBe(0)
    expect((await shard('2/2', 'even.part', ['solve', '--lines'], input)).status).toBe(0)
    expect((await parlorHere(['merge', at('even.part'), at('odd.part')])).out).toBe(whole.out)
    expect(faultOf(await shard('1/2', 'file.part', ['solve', at('odd.part')]))).toEqual({
      status: 2,
      code: 'bad-usage',
    })
  })
})

// If the program cannot be started, its output is null, although its type says text.
const asked = spawnSync('parallel', ['--version'], { encoding: 'utf8' })
const isGnu = asked.error === undefined && asked.stdout.includes('GNU parallel')
const without = shouldSkip('parallel', isGnu ? null : 'Shards are not run with GNU parallel: this machine lacks it.')

test.skipIf(without)(
  'GNU parallel runs shards side by side, and a second time finds all of them done',
  async () => {
    const command = ['node', programFile('build/parlor.ts'), ...TOURNAMENT]
    const args = [...command, '--shard', '{}/3', '--part', at('parallel-{}.part'), ':::', '1', '2', '3']
    for (const found of [0, PIECES / 3]) {
      const child = spawn('parallel', ['--will-cite', '--jobs', '2', ...args])
      let out = ''
      child.stdout.on('data', (text: Buffer) => (out += text.toString()))
      expect(await once(child, 'close')).toEqual([0, null])
      const reports = out
        .trimEnd()
        .split('\n')
        .map((text) => JSON.parse(text) as { found: number })
      expect(reports.map((report) => report.found)).toEqual([found, found, found])
    }
    const merged = await parlorHere(['merge', ...[3, 1, 2].map((i) => at(`parallel-${i}.part`))])
    expect(timeless(merged.out)).toEqual(timeless((await parlorHere(TOURNAMENT)).out))
  },
  120_000,
)

test.skipIf(process.platform === 'win32')(
  'the script for Slurm plays the shard that its task number names',
  async () => {
    const env = {
      GAME: 'forty-nine',
      LEVELS: '1,2,random',
      GAMES,
      SLURM_ARRAY_TASK_ID: '2',
      SLURM_ARRAY_TASK_COUNT: '3',
    }
    const checkout = fileURLToPath(new URL('../../..', import.meta.url))
    const script = readFileSync(join(checkout, 'docs/clusters/tournament.sbatch'), 'utf8')
    // The parts go to the folder of this test; the command itself is the script's own.
    const here = script.replaceAll('"parts/$GAME', `"${folder}/$GAME`).replace('mkdir -p parts', 'true')
    const child = spawn('bash', ['-c', here], {
      cwd: checkout,
      env: { ...process.env, ...env, SLURM_SUBMIT_DIR: checkout },
    })
    let out = ''
    child.stdout.on('data', (text: Buffer) => (out += text.toString()))
    expect(await once(child, 'close')).toEqual([0, null])
    expect(JSON.parse(out)).toEqual({ part: at('forty-nine-2.part'), pieces: PIECES / 3, found: 0 })
  },
  60_000,
)
