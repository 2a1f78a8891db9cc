import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { chooseCases } from '../../bench/bench'
import { startProgram } from '../../bench/lan/programs/orders'

const cases = ['page forty-nine', 'page forty-nine-puzzle', 'page boxes'].map((name) => ({ name }))
const chosen = (only?: string, short = false) => chooseCases(cases, { only, short }).map(({ name }) => name)

test('a whole name chooses its case alone, a part of a name all cases that have it', () => {
  expect(chosen('page forty-nine')).toEqual(['page forty-nine'])
  expect(chosen('forty-nine')).toEqual(['page forty-nine', 'page forty-nine-puzzle'])
  expect(chosen('page fifty')).toEqual([])
  expect(chosen()).toHaveLength(3)
})

test('a short run takes one of them', () => {
  expect([chosen(undefined, true), chosen('boxes', true)]).toEqual([['page forty-nine'], ['page boxes']])
})

interface Orders {
  work(): null
}

/** Starts a program with this text as a program of the bench, which has so many seconds for an order. */
function start(text: string, patience: number) {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-orders-'))
  const file = join(folder, 'worker.js')
  writeFileSync(file, text)
  const program = startProgram<Orders>(file, [], [], patience)
  onTestFinished(async () => {
    await program.end()
    rmSync(folder, { recursive: true, force: true })
  })
  return program
}

test('nobody waits for ever for a program of the bench that does not answer', async () => {
  const program = start("process.on('message', () => undefined)", 1)
  await expect(program.order('work')).rejects.toThrow('The order “work” to worker.js did not end within 1 s.')
})

test('a program of the bench that has ended is named, also if it is asked again', async () => {
  const program = start("process.once('message', () => process.exit(3))", 60)
  await expect(program.order('work')).rejects.toThrow('worker.js has ended, so it cannot work.')
  await expect(program.order('work')).rejects.toThrow('worker.js has ended, so it cannot work.')
})
