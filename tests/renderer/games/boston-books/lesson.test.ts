import { describe, expect, it } from 'vitest'
import { bostonBooksFace } from '../../../../src/renderer/games/boston-books'
import type { Table } from '../../../../src/renderer/games/boston-books/table'
import { begun } from '../lessons'

const steps = bostonBooksFace.lesson.map((step) => [step.title.key, step] as const)

describe('the lesson of Boston Books', () => {
  it.each(steps)('%s: something else may be done, too', (_, step) => {
    expect(begun(step).moves.length).toBeGreaterThan(step.wanted.length)
  })

  const after = (id: string, move: string) => {
    const play = begun(bostonBooksFace.lesson.find((step) => step.title.key === `lesson.${id}.title`)!)
    play.play(move)
    return play.seen() as Table
  }

  it('comes out as its words say', () => {
    for (const card of ['6', '7']) expect(after('call', `ask B ${card}`).state.last?.result).toBe('given')
    expect(after('book', 'ask B 7').scores['A']).toBe(1)
    for (const card of [44, 45, 46, 47, 48, 49]) {
      const { state } = after('miss', `ask B ${card}`)
      expect(state.last?.result).toBe('missed')
      expect(state.hands['A']).toContain('12')
    }
    expect(after('listen', 'ask B 17').state.last?.result).toBe('given')
    expect(after('cheater', 'book yellow').scores['A']).toBe(1)
  })
})
