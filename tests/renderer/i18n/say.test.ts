import { afterEach, describe, expect, it } from 'vitest'
import { seatParam } from '../../../src/renderer/i18n/words'
import { setNamesAtTable, say } from '../../../src/renderer/i18n/say'

const turnOf = (letter: string) => say('forty-nine', { key: 'game.turn', params: { name: seatParam(letter) } })

describe('a seat in a sentence', () => {
  afterEach(() => setNamesAtTable(() => []))

  it('is called by the name of whoever sits there', () => {
    setNamesAtTable(() => ['Ada', 'Bert'])
    expect(turnOf('B')).toContain('Bert')
  })

  it('is called by its chair where nobody has a name', () => {
    setNamesAtTable(() => ['Ada'])
    expect(turnOf('C')).toContain('Chair C')
  })
})
