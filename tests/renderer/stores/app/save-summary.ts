import type { SaveSummary } from '../../../../src/protocol/app/services'

/** Returns players: the first a person, the others bots. */
export const playersOf = (...names: readonly string[]): SaveSummary['players'] =>
  names.map((name, seat) => (seat === 0 ? { name, kind: 'person' } : { name, kind: 'bot', level: 3 }))

/** Returns the card of a save with what a test needs of it. */
export function summaryWith(change: Partial<SaveSummary>): SaveSummary {
  return {
    id: 'x',
    hash: '',
    game: 'forty-nine',
    rules: 1,
    options: {},
    players: playersOf('Guest', 'Walter'),
    moves: 40,
    over: false,
    scores: [],
    winners: [],
    reason: null,
    awaited: [],
    begun: 0,
    touched: 0,
    ...change,
  }
}
