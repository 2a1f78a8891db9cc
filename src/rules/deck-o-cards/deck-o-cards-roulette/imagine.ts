import { bridgeNamed, lettersOf } from '../../kit'
import { choose } from './choosing'
import type { Amounts, RouletteSeen, RouletteView } from './shape'
import { SPOTS, spotNamed } from './spots'
import { ALL_SPUN, BANKER_BROKE, isChoosing, PUNTERS_BROKE, start, type RouletteState } from './state'

/** Nothing is hidden: the table that was seen. */
export function imagine(seen: RouletteSeen): RouletteState {
  const state = start(seen.options, seen.seats)
  const { selection, ready, spins, bank, history } = seen.state
  const letters = lettersOf(seen.seats)
  for (const round of selection) {
    for (const letter of letters) if (round[letter] !== undefined) choose(state, bridgeNamed(round[letter]))
  }
  if (isChoosing(state)) return state
  state.bank = bank ?? 0
  restoreChips(state, seen.state, letters)
  state.ready = setOf(letters, (letter) => ready.includes(letter))
  state.spins = spins
  history.forEach((card, i) => (state.history[i] = bridgeNamed(card)))
  if (seen.over) state.ended = endedOf(state)
  else if (seen.toMove.length === 0) state.spinning = 1
  return state
}

function restoreChips(state: RouletteState, { chips, bets, last }: RouletteView, letters: readonly string[]): void {
  // In range: seats.
  state.punters = 0
  letters.forEach((letter, seat) => {
    state.chips[seat] = chips[letter] ?? 0
    const placed: Amounts = bets[letter] ?? {}
    for (const [name, stake] of Object.entries(placed)) {
      state.stakes[SPOTS * seat + spotNamed(name)] = stake
      state.laid[seat]! += stake
    }
    if (state.chips[seat] + state.laid[seat]! > 0) state.punters |= 1 << seat
    state.collected[seat] = last?.collected[letter] ?? 0
    state.paid[seat] = last?.paid[letter] ?? 0
    state.short[seat] = last?.short[letter] ?? 0
  })
}

function endedOf(state: RouletteState): number {
  if (state.spins === state.agreed) return ALL_SPUN
  return !state.house && state.bank === 0 ? BANKER_BROKE : PUNTERS_BROKE
}

function setOf(letters: readonly string[], has: (letter: string) => boolean): number {
  return letters.reduce((set, letter, seat) => (has(letter) ? set | (1 << seat) : set), 0)
}
