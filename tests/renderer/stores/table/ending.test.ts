import { describe, expect, it } from 'vitest'
import { formatClock } from '../../../../src/renderer/i18n/region'
import { isBetter } from '../../../../src/renderer/stores/table/attempt'
import { sharedCard, turningLine } from '../../../../src/renderer/stores/table/ending'

const line = (key: string, ...cells: string[]) => ({ label: { key }, cells })

describe('the end of a game', () => {
  it('tells the one line in which the winner gained most, and none where several did or nobody can tell', () => {
    const pad = (...lines: ReturnType<typeof line>[]) => ({ lines, totals: [] })
    const turned = turningLine(pad(line('first', '5', ''), line('second', '', '40'), line('third', '10', '15')), 1, 0)
    expect(turned?.label.key).toBe('second')
    expect(turningLine(pad(line('first', '', '10'), line('second', '', '10')), 1, 0)).toBeNull()
    expect(turningLine(pad(line('first', '', '10')), 1, 0)).toBeNull()
    expect(turningLine(pad(line('first', '', '10'), line('second', '', '')), 1, 0)).toBeNull()
    const [cards, most] = [{ ...line('cards', '3', '30'), kind: 'note' as const }, line('most', '', '3')]
    const sum = (key: string, ...cells: string[]) => ({ ...line(key, ...cells), kind: 'sum' as const })
    expect(turningLine(pad(cards, most, line('aces', '1', '2'), sum('one', '1', '5')), 1, 0)).toBe(most)
    const rounds = pad(cards, most, sum('one', '0', '3'), line('aces', '', '4'), sum('two', '0', '4'))
    expect(turningLine(rounds, 1, 0)?.label.key).toBe('two')
    expect(turningLine(pad(line('first', '—', 'ten'), line('second', '', 'two')), 1, 0)).toBeNull()
    expect(turningLine(pad(line('first', '9', ''), line('second', '3', '')), 1, 0)).toBeNull()
  })

  it('tells partners that they have won, and others who share the first place that it is a draw', () => {
    const names = ['Ada', 'Mother']
    expect(sharedCard(names, true, true)).toEqual({ headline: 'You win', line: 'Ada and Mother' })
    expect(sharedCard(names, true, false)).toEqual({ headline: 'The winners', line: 'Ada and Mother' })
    expect(sharedCard(names, false, true)).toEqual({ headline: 'A draw', line: 'Ada and Mother' })
  })

  it('shows a time as a clock does', () => {
    expect([0, 9, 59.6, 61, 125, 3600].map(formatClock)).toEqual(['0:00', '0:09', '1:00', '1:01', '2:05', '60:00'])
  })

  it('counts fewer moves as better, then less time, and a time as better than none', () => {
    const feat = (moves: number, seconds: number | null) => ({ moves, seconds })
    expect(isBetter(feat(9, null), null)).toBe(true)
    expect(isBetter(feat(8, 100), feat(9, 10))).toBe(true)
    expect(isBetter(feat(9, 5), feat(8, null))).toBe(false)
    expect(isBetter(feat(9, 5), feat(9, 6))).toBe(true)
    expect(isBetter(feat(9, 5), feat(9, null))).toBe(true)
    expect(isBetter(feat(9, null), feat(9, 6))).toBe(false)
  })
})
