import { afterEach, describe, expect, it } from 'vitest'
import { seatParam } from '../../../src/renderer/i18n/words'
import { nameChairs, say } from '../../../src/renderer/i18n/say'

const turnOf = (letter: string) => say('forty-nine', { key: 'game.turn', params: { name: seatParam(letter) } })

describe('a seat in a sentence', () => {
  afterEach(() => nameChairs(() => []))

  it('is called by the name of whoever sits there', () => {
    nameChairs(() => ['Ada', 'Bert'])
    expect(turnOf('B')).toContain('Bert')
  })

  it('is called by its chair where nobody has a name', () => {
    nameChairs(() => ['Ada'])
    expect(turnOf('C')).toContain('Chair C')
  })
})
