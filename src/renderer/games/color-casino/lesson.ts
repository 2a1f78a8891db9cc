import { CARDS, cardName } from '../../../rules/lion-coffee/cards'
import { lessonStep, type LessonDeal, type LessonTask } from '../casino/lesson'
import type { LessonStep } from '../types'
import { entryAt } from '../../../rules/kit'

const DEAL: LessonDeal = {
  game: 'color-casino',
  options: {},
  pack: Array.from({ length: CARDS }, (_, card) => cardName(card)),
  order: (a, b, table) => table.flatMap((card, i) => [entryAt(a, i), entryAt(b, i), card]),
}

const step = (id: string, small: LessonTask): LessonStep => lessonStep(DEAL, id, small)

/** The first lesson: a sum, a difference, several groups, trailing, setting a pair apart, and taking one. */
export const lesson: readonly LessonStep[] = [
  step('sum', {
    a: ['7R', '9K', '2G', '11P', '5K', '1P'],
    b: ['6G', '8K', '10P', '1G', '2R', '4G'],
    table: ['3R', '4R', '6P', '10K', '9G', '3K'],
    acceptedMoves: ['7R takes 3R+4R'],
  }),
  step('difference', {
    a: ['7K', '9P', '2G', '11P', '5R', '1P'],
    b: ['6G', '8R', '10P', '1G', '2R', '4G'],
    table: ['9K', '2K', '6P', '10R', '9G', '3R'],
    acceptedMoves: ['7K takes 2K+9K'],
  }),
  step('several', {
    a: ['6G', '9P', '2K', '11P', '5R', '1P'],
    b: ['7K', '8R', '10P', '1R', '2R', '4K'],
    table: ['2G', '4G', '9G', '3G', '10R', '8P'],
    acceptedMoves: ['6G takes 2G+3G+4G+9G'],
  }),
  step('trail', {
    a: ['6G', '9P', '2K', '11R', '5R', '1P'],
    b: ['7K', '8R', '10P', '1R', '2R', '4K'],
    table: ['8G', '4P', '9K', '3R', '11G', '7P'],
    acceptedMoves: ['trail 2K', 'trail 6G', 'trail 9P', 'trail 1P', 'trail 5R', 'trail 11R'],
  }),
  step('build', {
    a: ['4R', '7R', '2K', '11P', '5G', '1P'],
    b: ['7K', '8G', '10P', '1G', '2G', '4K'],
    table: ['3R', '8P', '9K', '10R', '11G', '3K'],
    acceptedMoves: ['4R builds on 3R'],
  }),
  step('lift', {
    a: ['4R', '7R', '2K', '11P', '5G', '9P'],
    b: ['1R', '8G', '10P', '1G', '2G', '4K'],
    table: ['3R', '8P', '9K', '10R', '11G', '3K'],
    moves: ['A 4R builds on 3R'],
    seat: 1,
    acceptedMoves: ['1R takes B4R'],
  }),
]
