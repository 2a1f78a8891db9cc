import { describe, expect, it } from 'vitest'
import { pittsburghDrawFace } from '../../../../src/renderer/games/pittsburgh-draw'
import { worthOf, type Table } from '../../../../src/renderer/games/pittsburgh-draw/table'
import { begun } from '../lessons'

const steps = pittsburghDrawFace.lesson.map((step) => [step.title.key.split('.')[1]!, step] as const)

describe('the lesson of Pittsburgh Draw', () => {
  it.each(steps)('%s: the hand is worth what the words say', (_, step) => {
    expect(worthOf((begun(step).seen() as Table).state.hands['A'])?.points).toBe(step.tell.params!['points'])
  })

  it.each(steps)('%s: what is wanted never makes the hand worse', (_, step) => {
    const play = begun(step)
    play.play(step.wanted[0]!)
    expect(play.line.playText('B stand')).toBeNull()
    const { shown } = (play.seen() as Table).state
    expect(shown!.hands['A']!.value).toBeGreaterThanOrEqual(Number(step.tell.params!['points']))
    const drawn = step.tell.params!['drawn']
    if (drawn !== undefined) expect(shown!.hands['A']!.cards).toContain(drawn)
  })
})
