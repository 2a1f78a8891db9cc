import { describe, expect, it } from 'vitest'
import { deckOCardsRouletteFace as face } from '../../../../src/renderer/games/deck-o-cards-roulette/face'
import { gameById } from '../../../../src/rules/catalogue'
import { replay } from '../../../../src/rules/kit'

describe('the lesson', () => {
  it('teaches red first and the called chance last, and ends with a spin', () => {
    expect(face.lesson[0]!.acceptedMoves).toEqual(['bet 1@red'])
    expect(face.lesson.at(-2)!.acceptedMoves[0]).toContain('call:')
    const played = replay(gameById, face.lesson.at(-1)!.record)
    if (!played.ok) throw new Error(played.fault.message)
    played.line.playText('A ready')
    const events: string[] = []
    played.line.settleChance(({ type }) => events.push(type))
    expect(events).toContain('spun')
  })
})
