import type { QuestionExhibit } from '../types'

/** The highest possible score of the Mystic Double Cross. */
export const mysticDoubleCross: QuestionExhibit = {
  id: 'mystic-double-cross',
  games: ['mystic-double-cross'],
  shows: [{ id: 'own', game: 'mystic-double-cross' }],
  trials: [{ id: 'play', game: 'mystic-double-cross', options: { target: 150 } }],
  tests: [
    'tests/unit/rules/mystic-double-cross/question.test.ts',
    'tests/unit/rules/mystic-double-cross/rules.test.ts',
  ],
}

/** The round trip of all forty-nine: ten squares on each time, which visits every square before it ends on 49. */
const TRIP = Array.from({ length: 49 }, (_, i) => ((i + 1) * 10) % 49 || 49)

/** The card in hand, then the face-down cards on squares 1 to 48: each names the next stop. */
const TRIP_TAPE = [TRIP[0]!, ...Array.from({ length: 48 }, (_, square) => TRIP[TRIP.indexOf(square + 1) + 1]!)].map(
  String,
)

/** The highest possible score of the Blind 49, and its frequency. */
export const blindFortyNine: QuestionExhibit = {
  id: 'blind-forty-nine',
  games: ['blind-forty-nine'],
  shows: [
    {
      id: 'all',
      game: 'blind-forty-nine',
      tape: TRIP_TAPE,
      moves: TRIP.map(String),
      remarks: [
        { ply: 0, id: 'start' },
        { ply: 1, id: 'first' },
        { ply: 24, id: 'half' },
        { ply: 49, id: 'all' },
      ],
    },
  ],
  trials: [{ id: 'play', game: 'blind-forty-nine', options: { target: 115 } }],
  tests: ['tests/unit/rules/blind-forty-nine/rules.test.ts'],
}
