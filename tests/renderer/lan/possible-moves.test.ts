import { describe, expect, it } from 'vitest'
import { createPossibleMoves } from '../../../src/renderer/lan/remote-table'
import { listTexts, viewTable, ONLOOKER, eventsVisibleTo } from '../../../src/rules/kit'
import { companyGames, randomPlies } from './random-plies'

const over = (json: unknown): unknown => JSON.parse(JSON.stringify(json)) as unknown

describe.each(companyGames())('$name at a far table', ({ game, options }) => {
  it('offers the very moves that the host would take, and the same refusals, from what a seat sees alone', () => {
    const imagined = createPossibleMoves(game)
    let asked = 0
    for (const { after, text } of randomPlies(game, options, `moves of ${game.info.id}`, 90)) {
      const open = game.requiredSeats(after) | game.optionalSeats(after)
      // While cards are dealt nobody can do anything.
      if (open === 0) continue
      for (let seat = 0; seat < after.seats; seat++) {
        const seen = over(viewTable(game, after, seat)) as ReturnType<typeof viewTable>
        const moves = open & (1 << seat) ? listTexts(game, after, seat).sort() : []
        if (open & (1 << seat)) expect(imagined.moves(seen, seat)).toEqual(moves)
        for (const tried of [text ?? 'pass', 'nonsense', ...moves.slice(0, 2)]) {
          const read = game.read(after, seat, tried) as { ok: boolean; error?: { code: string } }
          expect(imagined.refusal(seen, seat, tried)?.code).toBe(read.ok ? undefined : read.error?.code)
          asked++
        }
      }
    }
    expect(asked).toBeGreaterThan(50)
  })

  it('shows a curtain what an onlooker would see, and tells it no more', () => {
    const imagined = createPossibleMoves(game)
    for (const { after, events } of randomPlies(game, options, `curtains of ${game.info.id}`, 90)) {
      const bystander = viewTable(game, after, ONLOOKER)
      for (let seat = 0; seat < after.seats; seat++) {
        const seen = over(viewTable(game, after, seat)) as ReturnType<typeof viewTable>
        expect(over(imagined.onlookerView(seen))).toEqual(over(bystander))
        const told = eventsVisibleTo(game, events, seat)
        expect(eventsVisibleTo(game, told, seat)).toEqual(told)
        expect(eventsVisibleTo(game, told, ONLOOKER)).toEqual(eventsVisibleTo(game, events, ONLOOKER))
      }
    }
  })
})
