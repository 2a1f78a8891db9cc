import { writeSync } from 'node:fs'
import { createSaveService, type SaveFolder } from '../../../../src/node/storage/save-service'
import type { JournalEntry, JournalHead } from '../../../../src/ports/journal'
import { gameById } from '../../../../src/rules/catalogue'
import { defaults, createSeededRng } from '../../../../src/rules/kit'
import { resumeTable, type Table } from '../../../../src/session'

/**
 * Plays many games at the same time in a folder, for ever, until it is killed. Saves each move before it shows it:
 * `show` writes a line to standard output in one piece. Arguments: folder, number of games, luck.
 */
const [folder = '', games = '1', luck = ''] = process.argv.slice(2)
const game = gameById('forty-nine')
const rng = createSeededRng(luck)
const service = await createSaveService(folder)
const open = (await service.saves.list()).filter(({ over, fault }) => !over && fault === undefined)

function show(line: unknown): void {
  writeSync(1, `${JSON.stringify(line)}\n`)
}

/** Ends the program with a message, because an error that a listener throws would not be noticed. */
function fail(reason: string): never {
  writeSync(2, `not saved: ${reason}\n`)
  process.exit(1)
}

async function newGame(): Promise<string> {
  const chairs = [0, 1].map((seat) => ({ kind: 'person' as const, name: `Player ${String(seat)}` }))
  const seed = `${luck} ${String(rng.u32())}`
  const head = { game: 'forty-nine', version: game.info.version, options: defaults(game.info), chairs, seed, at: 1 }
  return service.saves.create({ format: 'parlor-journal/1', ...head })
}

async function tableOf({ saves }: SaveFolder, id: string): Promise<Table> {
  const { head, entries }: { head: JournalHead; entries: readonly JournalEntry[] } = await saves.load(id)
  let count = entries.length
  const append = async (entry: JournalEntry) => {
    await saves.append(id, count, entry)
    count++
  }
  const thinker = { think: () => Promise.reject(new Error('no bots here')) }
  const table = resumeTable(head, entries, { game, journal: { append }, thinker, now: () => 1 })
  if (!table.ok) throw new Error(table.error.message)
  table.value.listen((change) => {
    if (change.kind === 'unsaved') fail(change.reason)
    if (change.kind === 'step' && change.step.seat !== null) {
      show({ id, index: count - 1, move: `${'AB'.charAt(change.step.seat)} ${change.step.move ?? ''}` })
    }
  })
  return table.value
}

async function playForEver(first: string | undefined): Promise<never> {
  let id = first
  for (;;) {
    const table = await tableOf(service, id ?? (await newGame()))
    id = undefined
    for (await table.run(); !table.over;) {
      const seat = table.viewFor(-1).toMove[0] === 'A' ? 0 : 1
      const moves = table.moves(seat)
      await table.play(seat, moves[rng.below(moves.length)] ?? '')
    }
  }
}

/** Saves settings for ever, of sizes that rise again and again up to a bound. */
async function settleForEver(): Promise<never> {
  for (let round = 1; ; round++) await service.settings.save({ round, padding: 'x'.repeat((round * 997) % 60_000) })
}

void settleForEver()
await Promise.all(Array.from({ length: Number(games) }, (_, i) => playForEver(open[i]?.id)))
