import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { createSaveService } from '../../../../src/node/storage/save-service'
import { createSeededRng } from '../../../../src/rules/kit'
import { runCount } from '../../../scale'
import { freshFolder } from './help'
import { programFile } from '../../../programs/program'

interface Shown {
  readonly id: string
  readonly index: number
  readonly move: string
}

/** Number of times that the program is killed. */
const KILLS = runCount(4, 1)
const GAMES = 100

/**
 * Every so many kills, and after the last, the test checks every game that was ever shown, and not only the games of
 * the last program.
 */
const ALL_AFTER = 25

/** Names of all that a data folder holds while no program runs, with the separators of Windows as well. */
const EXPECTED =
  /^(settings(\.previous)?\.json|summaries\.index|saves|saves.(removed|[a-z0-9-]+\.parlor-journal)|saves.removed.[a-z0-9-]+\.torn)$/u

/** Lets the program play in a folder and kills it after so many shown moves; returns what it showed. */
async function playAndKill(folder: string, luck: string, moves: number): Promise<Shown[]> {
  const child = spawn(process.execPath, [
    programFile('tests/unit/node/storage/autosave.ts'),
    folder,
    String(GAMES),
    luck,
  ])
  let complaint = ''
  child.stderr.on('data', (part: Buffer) => (complaint += part.toString()))
  const closed = new Promise<NodeJS.Signals | null>((resolve) => child.on('close', (_, signal) => resolve(signal)))
  const shown: Shown[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    shown.push(JSON.parse(line) as Shown)
    if (shown.length === moves) child.kill('SIGKILL')
  }
  expect([await closed, complaint]).toEqual(['SIGKILL', ''])
  return shown
}

test(
  `killed ${String(KILLS)} times in the middle of a hundred games, every move that was shown is there`,
  async () => {
    const folder = freshFolder()
    const rng = createSeededRng('when it is killed')
    const shown = new Map<string, Map<number, string>>()
    let total = 0
    for (let round = 0; round < KILLS; round++) {
      const touched = new Set<string>()
      for (const { id, index, move } of await playAndKill(folder, `luck ${String(round)}`, 1_600 + rng.below(400))) {
        const moves = shown.get(id) ?? new Map<number, string>()
        expect(moves.has(index)).toBe(false)
        shown.set(id, moves.set(index, move))
        touched.add(id)
        total++
      }
      const service = await createSaveService(folder)
      const all = round === KILLS - 1 || round % ALL_AFTER === ALL_AFTER - 1
      for (const id of all ? shown.keys() : touched) {
        const { entries } = await service.saves.load(id)
        for (const [index, move] of shown.get(id) ?? []) expect(entries[index]).toEqual({ kind: 'move', move, at: 1 })
      }
      for (const { id, fault } of await service.saves.list()) {
        expect(fault).toBeUndefined()
        if (all) await service.saves.load(id)
      }
      expect(await service.settings.load()).toMatchObject({ padding: expect.any(String) as string })
      expect(service.settings.damaged).toBeUndefined()
      await service.close()
      expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !EXPECTED.test(name))).toEqual(
        [],
      )
    }
    expect(shown.size).toBeGreaterThan(GAMES / 2)
    expect(total).toBeGreaterThanOrEqual(1_600 * KILLS)
  },
  // As long as any other test may take, and a minute more for each kill: Windows starts programs and writes files slowly.
  300_000 + 60_000 * KILLS,
)
