import { describe, expect, it, vi } from 'vitest'
import { eventually } from '../../eventually'
import { createRevealGate } from '../../../src/renderer/play/played-table'

/** Returns a table on which `spin…` is told only after `rest` is called. */
function table() {
  const told: string[] = []
  let rest: () => void = () => undefined
  const suspense = createRevealGate<string>({
    shouldDelay: (change) => change.startsWith('spin'),
    showOnTable: (change) => void told.push(`(${change})`),
    waitUntilRevealed: () => new Promise((resolve) => (rest = resolve)),
    tell: (change) => void told.push(change),
  })
  const settle = async () => {
    rest()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { told, suspense, settle }
}

describe('what an arrow decides', () => {
  it('is told when the arrow rests, and whatever happened meanwhile after it, in order', async () => {
    const { told, suspense, settle } = table()
    for (const change of ['bet', 'spin 1', 'bet A', 'bet B']) suspense.pass(change)
    expect(told).toEqual(['bet', '(spin 1)'])
    await settle()
    expect(told).toEqual(['bet', '(spin 1)', 'spin 1', 'bet A', 'bet B'])
    suspense.pass('bet C')
    expect(told.at(-1)).toBe('bet C')
  })

  it('holds a second spin that came while the first one turned', async () => {
    const { told, suspense, settle } = table()
    for (const change of ['spin 1', 'spin 2', 'bet']) suspense.pass(change)
    await settle()
    expect(told).toEqual(['(spin 1)', 'spin 1', '(spin 2)'])
    await settle()
    expect(told.slice(3)).toEqual(['spin 2', 'bet'])
  })

  it('is told, and all that came after it, though the table could not show it', async () => {
    const reports = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const told: string[] = []
    const gate = createRevealGate<string>({
      shouldDelay: (change) => change.startsWith('spin'),
      showOnTable: (change) => {
        if (change === 'spin 2') throw new Error('no picture')
      },
      waitUntilRevealed: () => Promise.reject(new Error('no stage')),
      tell: (change) => void told.push(change),
    })
    for (const change of ['spin 1', 'bet A', 'spin 2', 'bet B']) gate.pass(change)
    await eventually(() => expect(told).toEqual(['spin 1', 'bet A', 'spin 2', 'bet B']))
    expect(reports).toHaveBeenCalledTimes(2)
    reports.mockRestore()
  })

  it('is forgotten with the table', async () => {
    const { told, suspense, settle } = table()
    suspense.pass('spin 1')
    suspense.pass('bet')
    suspense.clear()
    await settle()
    expect(told).toEqual(['(spin 1)'])
    suspense.pass('bet of another game')
    expect(told.at(-1)).toBe('bet of another game')
  })
})
