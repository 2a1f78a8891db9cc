import { expect, test } from 'vitest'
import type { JournalEntry } from '../../../src/ports/journal'
import type { SaveService } from '../../../src/protocol/app/services'
import { beginJournal } from '../../../src/renderer/play/local-sessions'
import type { TableSetup } from '../../../src/session/types'

const setup: TableSetup = { game: 'forty-nine', options: {}, chairs: [], seed: 's' }
const nobody = () => undefined
const entry = (move: string): JournalEntry => ({ kind: 'move', move, at: 1 })

/** Returns saves on a disk that can be full, and the state of that disk. */
function disk() {
  const written: string[] = []
  const state = { full: false, repaired: null as string | null, written }
  const saves = {
    create: () => (state.full ? Promise.reject(new Error('The disk is full.')) : Promise.resolve('game-1')),
    append: (_id: string, index: number, line: JournalEntry) => {
      if (state.full) return Promise.reject(new Error('The disk is full.'))
      expect(index).toBe(written.length)
      written.push(line.kind === 'move' ? line.move : line.kind)
      const notice = state.repaired
      state.repaired = null
      return Promise.resolve(notice)
    },
  } as unknown as SaveService
  return { state, saves }
}

test('entries are numbered as they are written', async () => {
  const { state, saves } = disk()
  const { id, sink } = await beginJournal(saves, setup, 1, nobody)
  expect(id).toBe('game-1')
  await sink.append(entry('A 1'))
  await sink.append(entry('B 2'))
  expect(state.written).toEqual(['A 1', 'B 2'])
})

test('a full disk does not stop the game from beginning, says why, and is tried again', async () => {
  const { state, saves } = disk()
  state.full = true
  const journal = await beginJournal(saves, setup, 1, nobody)
  expect(journal.id).toBeNull()
  await expect(journal.sink.append(entry('A 1'))).rejects.toThrow('The disk is full.')
  state.full = false
  await journal.sink.append(entry('A 1'))
  expect(journal.id).toBe('game-1')
  expect(state.written).toEqual(['A 1'])
})

test('a file that had to be written again is told once, and the game goes on', async () => {
  const { state, saves } = disk()
  const told: string[] = []
  const { sink } = await beginJournal(saves, setup, 1, (notice) => void told.push(notice))
  state.repaired = 'Another program had moved it.'
  await sink.append(entry('A 1'))
  await sink.append(entry('B 2'))
  expect(told).toEqual(['Another program had moved it.'])
  expect(state.written).toEqual(['A 1', 'B 2'])
})
