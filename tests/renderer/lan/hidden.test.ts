// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { letterOf, ONLOOKER, createSeededRng, type Position } from '../../../src/rules/kit'
import { useGameLog } from '../../../src/renderer/stores/app/game-log'
import { choose } from '../../unit/node/lan-server/choose'
import { closePages, playRandomMoves, waitUntil, type GuestPage } from './page'
import { startGame, openTableForTwo, type OpenTable } from './table'

afterEach(closePages)

/** Pattern of the cards of a pack. Nothing else is written like them: `10H`, `AS`. */
const CARD = /\b(?:[2-9AJQK]|10)[SHDC]\b/gu

/** Returns everything that the page holds of the table, as text. A person at this page could read all of it. */
function held({ table, hand }: GuestPage): string {
  const far = table.table!
  const eyes = [ONLOOKER, ...table.persons]
  return JSON.stringify([
    eyes.map((eye) => [far.viewFor(eye), far.toldSteps(eye)]),
    [table.seen, table.stageView, table.lastEvents, table.eventHistory, table.lastPly, hand.moves],
    useGameLog().lines,
  ])
}

/** Returns the cards that Ada may not know: those in other hands and in the stock. */
function secrets({ room }: OpenTable): string[] {
  const table = room.activeGame!.table
  const all = new Set(JSON.stringify(table.viewFor(0)).match(CARD))
  const game = room.spec.game
  const held = Object.entries(JSON.parse(JSON.stringify(game.dump(stateOf(room)))) as Record<string, unknown>)
  const { hands, stock } = Object.fromEntries(held) as { hands: Record<string, string[]>; stock: string[] }
  const hidden = [...stock, ...Object.entries(hands).flatMap(([seat, cards]) => (seat === letterOf(0) ? [] : cards))]
  expect(hidden.some((card) => all.has(card))).toBe(false)
  return hidden
}

/** Returns the true position, played again from the journal's own moves. */
function stateOf(room: OpenTable['room']): Position {
  const { game, options } = room.spec
  const { moves, chance } = room.activeGame!.table.record()
  const state = game.start(options, room.chairs.length)
  const tape = chance?.tape ?? []
  let from = 0
  const settle = () => {
    while (game.chance(state) > 0 && from < tape.length) {
      const drawn = game.readChance(state, tape, from)
      if (!drawn.ok) throw new Error(drawn.error.message)
      from += drawn.value.length
      game.applyChance(state, drawn.value)
    }
  }
  settle()
  for (const text of moves) {
    const seat = text.charCodeAt(0) - 65
    const read = game.read(state, seat, text.slice(2))
    if (!read.ok) throw new Error(read.error.message)
    game.apply(state, seat, read.value)
    settle()
  }
  return state
}

describe('what the page holds of a far table', () => {
  it('names no card that lies hidden from whoever sits there, not even in moves of others that it worked out', async () => {
    const [, open, page, walter] = await openTableForTwo('cassino-21')
    await startGame(open, page)
    const rng = createSeededRng('walter hides nothing')
    let looks = 0
    let foreign = 0
    for (;;) {
      const truth = () => JSON.stringify(open.room.activeGame!.table.viewFor(0).state)
      await waitUntil(() => JSON.stringify(page.table.seen!.state) === truth())
      // In the second round, the cards of the first are hidden again, although everybody has seen them.
      if ((page.table.seen!.state as { round: number }).round > 1) break
      const text = held(page)
      const named = new Set(text.match(CARD))
      for (const card of secrets(open)) expect(named.has(card)).toBe(false)
      looks++
      if (page.table.lastPly?.seat === 1 && page.table.lastPly.events.length > 0) foreign++
      const theirs = choose(walter.state, rng)
      if (page.hand.isAwaited) await playRandomMoves(page, `ada ${String(looks)}`, 1)
      else if (theirs !== null) await walter.move(theirs)
      else await walter.undo()
    }
    expect(looks).toBeGreaterThan(30)
    expect(foreign).toBeGreaterThan(0)
  })
})
