import { lessonRecord, lessonStep } from '../layout/lesson'
import type { LessonStep } from '../types'

const HAND = '5 6 12 13 18 22 31 38 40 44 45 47'

/**
 * Returns one step: a first trick to which the learner, seat D, plays last.
 * @param trick the cards of A, B and C, and the blind
 * @param facts the parameters of the step's words
 * @param more the options; the learner's hand, and B's whole one if it matters that it lacks a colour
 */
function step(
  id: string,
  [a, b, c, blind]: readonly [string, string, string, string],
  acceptedMoves: readonly string[],
  facts: Readonly<Record<string, string | number>>,
  {
    options = {},
    hand = HAND,
    bHand = b,
  }: { options?: Record<string, boolean | string>; hand?: string; bHand?: string } = {},
): LessonStep {
  const hasCheater = options['cheater'] === true
  const record = lessonRecord({
    game: 'new-york-whist',
    options,
    hands: [a, bHand, c, hand],
    stock: hasCheater ? `${blind} 1` : blind,
    hasCheater,
    moves: [`A ${a}`, `B ${b}`, `C ${c}`],
  })
  return { ...lessonStep(id, record, acceptedMoves, facts), seat: 3 }
}

/** The first lesson: who takes a trick, which card to play to it, and the effects of the options. */
export const lesson: readonly LessonStep[] = [
  step('highest', ['30', '2', '20', '25'], ['31', '38', '40', '44', '45', '47'], { points: 11, blind: 25, more: 5 }),
  step('partner', ['25', '49', '2', '1'], ['45'], { points: 15 }),
  step('shed', ['48', '3', '20', '1'], ['6', '12', '13', '18', '22'], { points: 5 }),
  step(
    'cheater',
    ['45', '7', '40', '2'],
    ['C'],
    { points: 18 },
    {
      options: { cheater: true },
      hand: '3 6 12 13 18 22 30 31 38 44 47 C',
    },
  ),
  step(
    'follow',
    ['23', '49', '25', '1'],
    ['28'],
    { points: 6 },
    {
      options: { followSuit: true },
      hand: '6 12 13 18 24 28 31 38 40 44 45 47',
      bHand: '33 34 35 36 37 39 41 42 43 46 48 49',
    },
  ),
  step(
    'trump',
    ['45', '9', '49', '1'],
    ['2'],
    { points: 10 },
    {
      options: { trump: 'red' },
      hand: '2 12 13 18 22 31 38 40 43 44 46 47',
    },
  ),
]
