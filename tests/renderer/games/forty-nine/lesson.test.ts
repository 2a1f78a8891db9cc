import { describe, expect, it } from 'vitest'
import { lesson } from '../../../../src/renderer/games/forty-nine/lesson'
import { openSquares } from '../../../../src/renderer/games/forty-nine/table'
import { playRecord } from './support'

const steps = lesson.map((step) => [step.title.key.split('.')[1]!, step] as const)

describe('the first lesson', () => {
  it.each(steps)('%s: what the words say is so', (_, step) => {
    const { open, points, cards } = step.taskWords.params ?? {}
    const play = playRecord(step.record)
    const before = play.state
    if (open !== undefined) expect(openSquares(before).join(', ')).toBe(open)
    const scored = play.play(step.acceptedMoves[0]!).flatMap((event) => (event.type === 'scored' ? [event] : []))
    const gained = play.state.points['A']! - before.points['A']!
    if (points !== undefined) expect(gained).toBe(points)
    else expect(gained).toBe(0)
    if (cards !== undefined) expect(scored.map((event) => event.for)).toContain(`hands ${cards}`)
  })

  it('has every kind of move and both endings', () => {
    const wanted = lesson.flatMap((step) => step.acceptedMoves)
    expect(wanted).toEqual(expect.arrayContaining(['draw', 'pass', 'C@25', '49']))
    const ended = lesson.map((step) => {
      const play = playRecord(step.record)
      play.play(step.acceptedMoves[0]!)
      return play.state.ended
    })
    expect(ended).toEqual(expect.arrayContaining(['forty-nine', 'last-card', null]))
  })

  it('has a step that shows a completed row, and one where the cheated card was in another hand', () => {
    const events = lesson.flatMap((step) => playRecord(step.record).play(step.acceptedMoves[0]!))
    expect(events.some((event) => event.type === 'row' && event.row === '1-7')).toBe(true)
    const cheat = playRecord(lesson.find((step) => step.acceptedMoves.includes('C@25'))!.record)
    expect(cheat.state.hands['B']).toContain('25')
  })
})
