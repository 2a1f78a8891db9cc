import { expect, it } from 'vitest'
import { codeOfDeal, firstSetup, seedOfDeal } from '../../../../src/drawer/deals'
import { numberOfPuzzle } from '../../../../src/drawer/daily-puzzles'
import { resultCard } from '../../../../src/renderer/stores/output/result-card'
import { gameById } from '../../../../src/rules/catalogue'
import { createSeedSource, createSeededRng, LineOfPlay, lowestSeat } from '../../../../src/rules/kit'

/** The puzzle of a day, played by chance until the player gives up or is done. */
function dailyPuzzle(): { readonly record: unknown; readonly moves: readonly string[]; readonly code: string | null } {
  const game = gameById('blind-forty-nine')
  const deal = { ...firstSetup(game.info)!, number: numberOfPuzzle(game.info.id, '2026-11-28') }
  const seed = seedOfDeal(deal, game.info)
  const rng = createSeededRng('moves')
  const line = new LineOfPlay(game, deal.options, 1, createSeedSource(seed))
  for (line.settleChance(); !line.isOver; line.settleChance()) {
    const seat = lowestSeat(game.requiredSeats(line.state))
    line.play({ seat, move: game.pick(line.state, seat, rng) })
  }
  const { chance: _tape, ...record } = line.record({ names: { A: 'Ada' } })
  return { record: { ...record, chance: { seed } }, moves: line.moves, code: codeOfDeal(deal) }
}

it('the card of a daily puzzle shows its result and code, but nothing of how it was played, and no name unless wanted', async () => {
  const { record, moves, code } = dailyPuzzle()
  const card = await resultCard(record, { names: true, code })
  const words = [...card.matchAll(/<text[^>]*>([^<]*)</gu)].map(([, word]) => word)
  expect(words).toEqual([
    'PARLOR BOX',
    'THE BLIND &quot;49&quot; GAME',
    'Ada',
    expect.stringMatching(/^(?:Not c|C)ompleted\.$/u),
    `${String(moves.length)} moves`,
    code,
  ])
  expect(card).not.toContain('<image')
  const bare = await resultCard(record, { names: false, code: null })
  expect(bare).not.toMatch(/Ada|BF-/u)
})
