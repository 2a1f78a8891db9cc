import { fortyNinePuzzleFace } from '../../../../src/renderer/games/forty-nine-puzzle/face'
import { expect, it } from 'vitest'
import { SOLUTIONS_TO_TWO } from '../../../unit/rules/forty-nine-puzzle/lines'
import { faceContract } from '../contract'
import { soloAt } from '../solo'

faceContract(fortyNinePuzzleFace, 'forty-nine-outfit', [
  { name: 'vacancy 49', seats: 1 },
  { name: 'vacancy 18', seats: 1, options: { start: 18 } },
  { name: 'vacancy 11 to 39', seats: 1, options: { start: 11, finish: 39 } },
  { name: 'vacancy 11 to 40', seats: 1, options: { start: 11, finish: 40 } },
])

it('praises two men where one can never remain, and only them', () => {
  const line = SOLUTIONS_TO_TWO['49']!.split(' ')
  const { seen } = soloAt(fortyNinePuzzleFace, line)
  expect(fortyNinePuzzleFace.isUnbeatable!(seen)).toBe(true)
  expect(fortyNinePuzzleFace.result!(seen)?.key).toBe('result.two')
  expect(fortyNinePuzzleFace.isUnbeatable!(soloAt(fortyNinePuzzleFace, line.slice(0, -1)).seen)).toBe(false)
})
