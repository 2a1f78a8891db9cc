import { expect, test } from 'vitest'
import {
  isTouchOf,
  isZoneOf,
  nameIn,
  namedTouch,
  namedZone,
  numberIn,
  touchParts,
  seatLetterInZone,
} from '../../../../src/renderer/stage/model/touch-names'

test('what a name is made of is read from it again', () => {
  expect(nameIn(namedTouch('hand', 'C'), 'hand')).toBe('C')
  expect(numberIn(namedTouch('square', 9), 'square')).toBe(9)
  // A name may hold colons of its own: a move that is said, a card that is called.
  expect(nameIn(namedTouch('say', 'bet 5@call:7H'), 'say')).toBe('bet 5@call:7H')
  expect(isZoneOf(namedZone('hand', 'B'), 'hand')).toBe(true)
})

test('a name of another kind, a lone word and nothing at all are no name of the kind', () => {
  for (const touch of ['square:9', 'handle:9', 'hand', undefined, null]) {
    expect(nameIn(touch, 'hand')).toBeNull()
    expect(numberIn(touch, 'hand')).toBeNull()
    expect(isTouchOf(touch, 'hand')).toBe(false)
  }
  expect(isZoneOf('hand', 'hand')).toBe(false)
  expect(isZoneOf(undefined, 'hand')).toBe(false)
})

test('a touch comes apart at its first colon', () => {
  expect(touchParts('call:7:H')).toEqual({ kind: 'call', name: '7:H' })
  expect(touchParts('stock')).toEqual({ kind: 'stock', name: null })
})

test('a zone tells whose it is by the first letter of a seat in it', () => {
  expect(seatLetterInZone('hand:B')).toBe('B')
  expect(seatLetterInZone('won:A:3')).toBe('A')
  expect(seatLetterInZone('bet:C:AH')).toBe('C')
  for (const zone of ['stock', 'square:9', 'bank:5', 'A', 'won:AB', undefined])
    expect(seatLetterInZone(zone)).toBeNull()
})

test('a kind that there is not does not compile', () => {
  // @ts-expect-error: misspelt
  expect(namedTouch('sqaure', 9)).toBe('sqaure:9')
  // @ts-expect-error: no zone is called so
  expect(namedZone('fifty', 'A')).toBe('fifty:A')
})
