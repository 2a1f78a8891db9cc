import { describe, expect, it } from 'vitest'
import { expectFault, expectRefusal, playRecord, restOfPack, tapeOf, type Deal } from './table'

/** A holds a pair and the Cheater, B three of a colour. */
const deal: Deal = { hands: ['1 2 8 15 C', '22 23 24 30 37'], options: { target: 1 } }

describe('a move that is refused', () => {
  it.each<[string, string, string]>([
    ['no word of the game', 'bad-move', 'A pass'],
    ['no text at all', 'bad-move', 'A '],
    ['a seat that is not there', 'bad-move', 'C stand'],
    ['no seat', 'bad-move', 'stand'],
    ['a word too many', 'bad-move', 'A stand 1'],
    ['a space too many', 'bad-move', 'A discard  1'],
    ['a space behind', 'bad-move', 'A discard 1 '],
    ['another case', 'bad-move', 'A Stand'],
    ['no cards', 'bad-move', 'A discard'],
    ['six cards', 'bad-move', 'A discard 1 2 8 15 16 C'],
    ['cards out of order', 'bad-move', 'A discard 2 1'],
    ['the Cheater before the others', 'bad-move', 'A discard C 1'],
    ['a card twice', 'bad-move', 'A discard 1 1'],
    ['a card that does not exist', 'bad-move', 'A discard 50'],
    ['a number with a zero before it', 'bad-move', 'A discard 01'],
    ['the Cheater in small', 'bad-move', 'A discard c'],
    ['digits of another script', 'bad-move', 'A discard ١'],
    ['cards with commas', 'bad-move', 'A discard 1,2'],
    ['a move of another', 'not-your-turn', 'B stand'],
    ['a move of another, before its cards are looked at', 'not-your-turn', 'B discard 1'],
    ['bad words of another, before the turn', 'bad-move', 'B discard 23 22'],
    ['a second move', 'not-your-turn', 'A stand; A stand'],
    ['a card that is not held', 'card-not-in-hand', 'A discard 22'],
    ['a card that is not held among others', 'card-not-in-hand', 'A discard 1 2 49'],
    ['a card thrown away before', 'card-not-in-hand', 'A stand; B discard 21'],
  ])('%s', (_sentence, code, moves) => {
    expectRefusal(deal, moves, code)
  })

  it('the Cheater, in a game without him', () => {
    const without: Deal = { hands: ['1 2 8 15 16', '22 23 24 30 37'], options: { cheater: false } }
    expectRefusal(without, 'A discard C', 'card-not-in-hand')
  })

  it('ten million characters, at once', () => {
    expectRefusal(deal, `A discard ${'1 '.repeat(5_000_000)}`, 'bad-move')
  })
})

describe('a tape that is refused', () => {
  const eight: Deal = {
    hands: Array.from({ length: 8 }, (_, i) => [1, 9, 17, 25, 33].map((card) => card + i).join(' ')),
    options: { cheater: false },
  }
  const throwing = [...'ABCDEFGH'].map((seat, i) => `${seat} discard ${1 + i} ${9 + i}`).join(';')
  const discards = Array.from({ length: 16 }, (_, i) => `${i + 1}`)

  it.each<[string, string, string]>([
    ['a card twice', 'tape-bad', '1 1'],
    ['no card', 'tape-bad', '50'],
    ['a number with a zero before it', 'tape-bad', '01'],
    ['the Cheater where he does not play', 'tape-bad', 'C'],
  ])('%s', (_sentence, code, begin) => {
    const tape = [...begin.split(' '), ...restOfPack({ cheater: false }, begin).split(' ')]
    expectFault(deal, { options: { cheater: false }, chance: { tape: [...tape, ...tape] } }, code)
  })

  it('one that ends before the first deal', () => {
    expectFault({ ...deal, options: {} }, { chance: { tape: tapeOf(deal).slice(0, 49) } }, 'tape-short')
  })

  it('one that ends before the second deal, as soon as the first is counted', () => {
    const replayed = playRecord({ ...deal, options: {} }, 'A stand; B stand')
    expect(replayed).toMatchObject({ ok: false, fault: { code: 'tape-short', ply: null, move: null } })
  })

  it.each<[string, string, string[]]>([
    ['that ends before the discards are shuffled', 'tape-short', []],
    ['that ends among the discards', 'tape-short', discards.slice(0, 15)],
    ['with a card that nobody threw away', 'tape-bad', [...discards.slice(0, 15), '17']],
    ['with a discard twice', 'tape-bad', [...discards.slice(0, 15), '1']],
  ])('one %s', (_sentence, code, more) => {
    const replayed = playRecord({ ...eight, more: more.join(' ') }, throwing)
    expect(replayed).toMatchObject({ ok: false, fault: { code, ply: null, move: null } })
  })

  it('but not the right one', () => {
    const replayed = playRecord(
      { ...eight, options: { cheater: false, target: 1 }, more: discards.join(' ') },
      throwing,
    )
    expect(replayed.ok).toBe(true)
  })
})
