import { describe, expect, it } from 'vitest'
import { cassino25Face } from '../../../../src/renderer/games/casino/pack/sheets'
import { gameById } from '../../../../src/rules/catalogue'
import { viewTable, ONLOOKER, replay, type Eye, type GameEvent } from '../../../../src/rules/kit'
import { createReader } from '../contract'

const words = createReader(cassino25Face)

/** Returns what is called out when a move is made after the moves of a lesson's step. */
function said(step: string, move: string, eye: Eye = ONLOOKER): string[] {
  const { record } = cassino25Face.lesson.find(({ title }) => title.key === `lesson.${step}.title`)!
  const played = replay(gameById, record)
  if (!played.ok) throw new Error(played.fault.message)
  const { line } = played
  const events: GameEvent[] = []
  expect(line.playText(move, (event) => events.push(event))).toBeNull()
  const seen = viewTable(line.game, line.state, eye)
  return events.flatMap((event) => {
    const aloud = cassino25Face.announcementWords!(event, seen)
    return aloud === null ? [] : [words.say(aloud, { name: 'Walter', fromName: 'Ada' })]
  })
}

describe('what is called out at a table of Cassino', () => {
  it('names the value of a build in words, raised or not', () => {
    expect(said('build', 'A 3S builds 8 on 5H', 1)).toEqual([expect.stringContaining('“Building eight.”')])
    expect(said('raise', 'B 2H builds 8 on B6', 0)).toEqual([expect.stringContaining('“Building eight!”')])
  })

  it('is a call to all, whoever it was made against', () => {
    for (const eye of [0, 1, ONLOOKER]) expect(said('call', 'A call 2C+5D', eye).join()).toContain('Cassino!')
  })

  it('is nothing when a card is only trailed or taken: what was missed is not shouted', () => {
    expect(said('trail', 'A trail KH')).toEqual([])
    expect(said('sum', 'A 9S takes 4C+5D')).toEqual([])
  })
})
