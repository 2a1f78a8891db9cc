import { describe, expect, it } from 'vitest'
import { botFor } from '../../../src/bots/all-bots'
import { EndgameSolver } from '../../../src/bots/endgame/solver'
import { WIN_BONUS } from '../../../src/bots/heuristics/casino/last-deal'
import { viewTable, seatsIn, createSeededRng, type AnyGame, type Position } from '../../../src/rules/kit'
import { actorOf, askBot, positionAfter, type TablePosition } from './casino-tables'
import { census } from '../conformance/census'

/** Largest number of cards in the hands of a table at which every way to play is tried. */
const FEW = 4

/**
 * Returns the lead of seat 0 when the round is over and both seats have played their best, counted as the solver does.
 */
function bruteForce(game: AnyGame, state: Position): number {
  const seat = seatsIn(game.requiredSeats(state))[0]
  if (seat === undefined) {
    const { scores, over } = game.outcome(state)
    const lead = scores[0]! - scores[1]!
    return over ? lead + WIN_BONUS * Math.sign(lead) : lead
  }
  const list: number[] = []
  const count = game.moves(state, seat, list)
  const leads = list.slice(0, count).map((move) => bruteForce(game, after(game, state, seat, move)))
  return seat === 0 ? Math.max(...leads) : Math.min(...leads)
}

function after(game: AnyGame, state: Position, seat: number, move: number): Position {
  const next = game.clone(state)
  game.apply(next, seat, move)
  return next
}

/** Returns the open game that the strongest level solves at a table, or null if something is hidden from it. */
function openAt({ game, state, told }: TablePosition, seat: number, seed: string) {
  const seen = viewTable(game, state, seat)
  const plan = botFor(game).knowledge!.plan(5, { seen, recall: told[seat]! })
  return plan.endgame?.openGameOf(game.determinize(seen, createSeededRng(seed)), seat) ?? null
}

function cardsHeld({ game, state }: TablePosition): number {
  return census(game, state).filter((place) => place.startsWith('hand')).length
}

describe.each(['cassino-21', 'cassino-25', 'color-casino', 'chicago-casino'])('the last deal of %s', (id) => {
  it('is solved as by trying everything, from what the seat itself knows', () => {
    const rng = createSeededRng(`last deal of ${id}`)
    let solved = 0
    for (let i = 0; solved < 25 && i < 400; i++) {
      const stand = positionAfter(id, 34 + (i % 15), rng)
      const seat = actorOf(stand)
      if (cardsHeld(stand) > FEW) continue
      const open = openAt(stand, seat, `${i}`)
      if (!open) continue
      const solver = new EndgameSolver(open, 1_000_000, 1 << 16)
      while (solver.step(1000));
      const { move, margin } = solver.proof()!
      const sign = seat === 0 ? 1 : -1
      const best = 0 + sign * bruteForce(stand.game, stand.state)
      expect(margin).toBe(best)
      expect(0 + sign * bruteForce(stand.game, after(stand.game, stand.state, seat, move))).toBe(best)
      solved++
    }
    expect(solved).toBe(25)
  })

  it('is no business of a solver while cards are hidden, or without a memory of hidden piles', () => {
    const rng = createSeededRng(`hidden in ${id}`)
    for (let i = 0; i < 20; i++) expect(openAt(positionAfter(id, i, rng), 0, 'early')).toBeNull()
    for (let i = 0; i < 20; i++) {
      const { game, state } = positionAfter(id, 34 + (i % 15), rng)
      const open = openAt({ game, state, told: [[], []] }, 0, 'late')
      if (id.startsWith('cassino-2') && !allPilesEmpty(game, state)) expect(open).toBeNull()
    }
  })

  it('is answered by the strongest bot with what was proved, whatever its luck', () => {
    const rng = createSeededRng(`proved in ${id}`)
    for (let i = 0; i < 10; i++) {
      const stand = positionAfter(id, 46, rng)
      const again = askBot(stand, 5)
      expect(again).toEqual(askBot(stand, 5))
    }
  })
})

function allPilesEmpty(game: AnyGame, state: Position): boolean {
  return !census(game, state).some((place) => place.startsWith('pile'))
}
