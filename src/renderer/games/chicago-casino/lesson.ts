import { CARDS, cardName, CHEATER } from '../../../rules/forty-nine-outfit/cards'
import { entryAt, type Options } from '../../../rules/kit'
import { lessonStep, type LessonDeal, type LessonTask } from '../casino/lesson'
import type { LessonStep } from '../types'

const ALL = Array.from({ length: CARDS }, (_, card) => cardName(card))

function createStep(options: Options, pack: readonly string[]): (id: string, small: LessonTask) => LessonStep {
  const order = (a: readonly string[], b: readonly string[], table: readonly string[]) => [
    ...a.flatMap((card, i) => [card, entryAt(b, i)]),
    ...table,
  ]
  const deal: LessonDeal = { game: 'chicago-casino', options, pack, order }
  return (id, small) => lessonStep(deal, id, small)
}

const step = createStep({}, ALL.slice(0, CHEATER))
const cheaterStep = createStep({ cheater: true }, ALL)

/** The first lesson: capturing, several captures at once, drones, trailing, building, rebuilding, and the Cheater. */
export const lesson: readonly LessonStep[] = [
  step('take', {
    a: ['33', '3', '46', '11'],
    b: ['8', '18', '26', '39'],
    table: ['30', '16', '22', '6'],
    acceptedMoves: ['33 takes 30'],
  }),
  step('several', {
    a: ['48', '3', '11', '34'],
    b: ['8', '18', '26', '39'],
    table: ['45', '43', '16', '22'],
    acceptedMoves: ['48 takes 43+45'],
  }),
  step('drones', {
    a: ['33', '3', '46', '11'],
    b: ['8', '18', '26', '39'],
    table: ['30', '14', '35', '22'],
    acceptedMoves: ['33 takes 14+30+35'],
  }),
  step('trail', {
    a: ['40', '12', '3', '46'],
    b: ['8', '18', '26', '39'],
    table: ['17', '30', '24', '33'],
    acceptedMoves: ['trail 3', 'trail 12'],
  }),
  step('build', {
    a: ['23', '27', '3', '46'],
    b: ['8', '18', '34', '39'],
    table: ['25', '30', '16', '6'],
    acceptedMoves: ['23 builds on 25'],
  }),
  step('rebuild', {
    a: ['23', '27', '3', '46'],
    b: ['26', '28', '34', '39'],
    table: ['25', '30', '16', '6'],
    moves: ['A 23 builds on 25'],
    seat: 1,
    acceptedMoves: ['26 builds on B25'],
  }),
  cheaterStep('cheater', {
    a: ['C', '3', '11', '34'],
    b: ['8', '18', '26', '39'],
    table: ['45', '47', '14', '22'],
    acceptedMoves: ['C takes 14+45+47'],
  }),
]
