import { expect, test } from 'vitest'
import { keepsLimit, median, tableRows, sentenceOf, type Figure } from '../../bench/page/figures'

const calls: Figure = { of: 'isolation', name: 'draw calls', value: 81, unit: '', limit: 80 }
const code: Figure = { of: 'isolation', name: 'code', value: 450, unit: 'KB', limit: 450 }

test('a figure keeps its limit up to the limit itself', () => {
  expect([calls, code, { ...calls, limit: null }].map(keepsLimit)).toEqual([false, true, true])
})

test('the table has a line for each thing and marks what is beyond its limit', () => {
  expect(tableRows([calls, code, { ...code, of: 'colorow', value: 1.25 }])).toEqual({
    isolation: { 'draw calls ≤ 80': '81 !', 'code, KB ≤ 450': '450' },
    colorow: { 'code, KB ≤ 450': '1.3' },
  })
  expect(sentenceOf(calls)).toBe('page isolation: draw calls 81 (at most 80) NOT kept')
})

test('the median is the middle one', () => {
  expect([median([9, 1, 5]), median([])]).toEqual([5, 0])
})
