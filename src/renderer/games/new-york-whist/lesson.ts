import { lessonRecord, lessonStep } from '../layout/lesson'
import type { LessonStep } from '../types'

/** A first trick to which the learner, seat D, plays last. */
interface Trick {
  readonly options?: Readonly<Record<string, boolean | string>>
  readonly a: string
  readonly b: string
  readonly c: string
  /** The learner's twelve cards. */
  readonly learnerHand: readonly string[]
  /** B's whole hand, if it matters that it lacks a colour. */
  readonly bHand?: readonly string[]
  readonly blind: string
  readonly acceptedMoves: readonly string[]
}

const LEARNER_HAND = ['5', '6', '12', '13', '18', '22', '31', '38', '40', '44', '45', '47']

/** Returns one step; `facts` are the parameters of its words. */
function step(id: string, trick: Trick, facts: Readonly<Record<string, string | number>>): LessonStep {
  const { a, b, c, learnerHand, blind, acceptedMoves, options = {} } = trick
  const record = lessonRecord({
    game: 'new-york-whist',
    options,
    handSize: 12,
    hands: [[a], trick.bHand ?? [b], [c], learnerHand],
    stock: options['cheater'] === true ? [blind, '1'] : [blind],
    hasCheater: options['cheater'] === true,
    moves: [`A ${a}`, `B ${b}`, `C ${c}`],
  })
  return { ...lessonStep(id, record, acceptedMoves, facts), seat: 3 }
}

/** The first lesson: who takes a trick, which card to play to it, and the effects of the options. */
export const lesson: readonly LessonStep[] = [
  step(
    'highest',
    {
      a: '30',
      b: '2',
      c: '20',
      learnerHand: LEARNER_HAND,
      blind: '25',
      acceptedMoves: ['31', '38', '40', '44', '45', '47'],
    },
    { points: 11, blind: 25, more: 5 },
  ),
  step(
    'partner',
    { a: '25', b: '49', c: '2', learnerHand: LEARNER_HAND, blind: '1', acceptedMoves: ['45'] },
    { points: 15 },
  ),
  step(
    'shed',
    { a: '48', b: '3', c: '20', learnerHand: LEARNER_HAND, blind: '1', acceptedMoves: ['6', '12', '13', '18', '22'] },
    { points: 5 },
  ),
  step(
    'cheater',
    {
      options: { cheater: true },
      a: '45',
      b: '7',
      c: '40',
      learnerHand: ['3', '6', '12', '13', '18', '22', '30', '31', '38', '44', '47', 'C'],
      blind: '2',
      acceptedMoves: ['C'],
    },
    { points: 18 },
  ),
  step(
    'follow',
    {
      options: { followSuit: true },
      a: '23',
      b: '49',
      c: '25',
      learnerHand: ['6', '12', '13', '18', '24', '28', '31', '38', '40', '44', '45', '47'],
      bHand: ['33', '34', '35', '36', '37', '39', '41', '42', '43', '46', '48', '49'],
      blind: '1',
      acceptedMoves: ['28'],
    },
    { points: 6 },
  ),
  step(
    'trump',
    {
      options: { trump: 'red' },
      a: '45',
      b: '9',
      c: '49',
      learnerHand: ['2', '12', '13', '18', '22', '31', '38', '40', '43', '44', '46', '47'],
      blind: '1',
      acceptedMoves: ['2'],
    },
    { points: 10 },
  ),
]
