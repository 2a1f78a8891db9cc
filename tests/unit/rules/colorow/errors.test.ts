import { describe, expect, it } from 'vitest'
import { refusal, type Deal } from './table'

const deal: Deal = { hands: ['43 44 45 47 48', '1 2 3 8 9'], centre: '46' }
const strict: Deal = { ...deal, options: { referee: 'strict' } }

describe('what is refused', () => {
  it.each<[string, string, string]>([
    ['another seat than there are', 'bad-move', 'C 1@1'],
    ['no seat', 'bad-move', '43@1'],
    ['several cards', 'one-card-only', 'A 43@4,44@5'],
    ['several cards, before the turn is judged', 'one-card-only', 'B 1@4,2@5'],
    ['several cards, before they are looked at', 'one-card-only', 'A 50@1,1@50'],
    ['a list that ends open', 'bad-move', 'A 43@4,44@5,'],
    ['a list that breaks off', 'bad-move', 'A 43@4,44'],
    ['a list with blanks', 'bad-move', 'A 43@4, 44@5'],
    ['a card that is none', 'bad-move', 'A 50@1'],
    ['the Cheater', 'bad-move', 'A C@1'],
    ['a square that is none', 'bad-move', 'A 43@50'],
    ['square 0', 'bad-move', 'A 43@0'],
    ['a card without a square', 'bad-move', 'A 43'],
    ['a zero before a number', 'bad-move', 'A 43@01'],
    ['a sign', 'bad-move', 'A +43@1'],
    ['digits of another script', 'bad-move', 'A ٤٣@1'],
    ['a pass', 'bad-move', 'A pass'],
    ['a card taken off', 'bad-move', 'A 43@off'],
    ['a claim', 'bad-move', 'A 43@1; A claim 0'],
    ['a dispute', 'bad-move', 'A 43@1; B dispute'],
    ['an acceptance', 'bad-move', 'A 43@1; B accept'],
    ['a play out of turn', 'not-your-turn', 'B 1@1'],
    ['a play out of turn, before the card is looked at', 'not-your-turn', 'B 43@25'],
    ['a card of another hand', 'card-not-in-hand', 'A 1@1'],
    ['a card that lies already, before the square is looked at', 'card-not-in-hand', 'A 46@25'],
    ['the centre', 'square-taken', 'A 43@25'],
    ['a square that is taken', 'square-taken', 'A 43@1; B 1@1'],
  ])('%s: %s', (_what, code, moves) => {
    expect(refusal(deal, moves)).toBe(code)
  })

  it.each<[string, string, string]>([
    ['a claim over 15', 'bad-move', 'A 43@1; A claim 16'],
    ['a claim with a zero before it', 'bad-move', 'A 43@1; A claim 01'],
    ['a claim of nothing', 'bad-move', 'A 43@1; A claim '],
    ['a claim below 0', 'bad-move', 'A 43@1; A claim -1'],
    ['a claim of a part', 'bad-move', 'A 43@1; A claim 1.5'],
    ['a claim in words', 'bad-move', 'A 43@1; A claim 1e1'],
    ['a claim before any play', 'nothing-to-claim', 'A claim 0'],
    ['a claim of another, with nothing to claim', 'nothing-to-claim', 'B claim 0'],
    ['a second claim', 'nothing-to-claim', 'A 43@1; A claim 0; A claim 0'],
    ['a claim of another', 'not-your-turn', 'A 43@1; B claim 0'],
    ['a play before the claim', 'claim-first', 'A 43@1; B 1@2'],
    ['a play before the own claim', 'claim-first', 'A 43@1; A 44@2'],
    ['a dispute before the claim', 'claim-first', 'A 43@1; B dispute'],
    ['an acceptance before the claim', 'claim-first', 'A 43@1; B accept'],
    ['several cards before the claim', 'one-card-only', 'A 43@1; B 1@2,2@3'],
    ['a dispute of nothing', 'nothing-to-dispute', 'A dispute'],
    ['a dispute of silence', 'nothing-to-dispute', 'A 43@1; A claim 0; B dispute'],
    ['a dispute of the own count', 'nothing-to-dispute', 'A 43@1; A claim 3; A dispute'],
    ['a second dispute', 'nothing-to-dispute', 'A 43@1; A claim 3; B dispute; B dispute'],
    ['an acceptance while cards are left', 'nothing-to-accept', 'A 43@1; A claim 3; B accept'],
    ['a play of the claimer', 'not-your-turn', 'A 43@1; A claim 3; A 44@2'],
    ['a card of another hand', 'card-not-in-hand', 'A 43@1; A claim 3; B 44@2'],
    ['a square that is taken', 'square-taken', 'A 43@1; A claim 3; B 1@1'],
  ])('strict: %s: %s', (_what, code, moves) => {
    expect(refusal(strict, moves)).toBe(code)
  })
})
