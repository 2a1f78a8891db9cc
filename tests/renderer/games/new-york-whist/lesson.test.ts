import { describe, expect, it } from 'vitest'
import { newYorkWhistFace } from '../../../../src/renderer/games/new-york-whist'
import { begun } from '../lessons'

const steps = newYorkWhistFace.lesson.map((step) => [step.title.key.split('.')[1]!, step] as const)

describe('the lesson of New York Whist', () => {
  it.each(steps)('%s: something else may be done, too', (_, step) => {
    expect(begun(step).moves.length).toBeGreaterThan(step.wanted.length)
  })

  it.each(steps)('%s: the points named are those of the trick', (id, step) => {
    for (const move of step.wanted) {
      const play = begun(step)
      play.play(move)
      const { scores } = play.seen()
      const winning = Math.max(...Object.values(scores))
      const blind = Number(step.tell.params?.['more'] ?? 0)
      const named = Number(step.tell.params!['points']) + blind
      if (id === 'highest') expect(winning).toBeGreaterThanOrEqual(named)
      else expect(winning).toBe(named)
      expect(scores['D'] === winning).toBe(id !== 'shed')
    }
  })
})
