import { expect, it } from 'vitest'
import { loadGameFace } from '../../../src/renderer/games'
import { text, totalText } from '../../../src/renderer/i18n/say'
import { games } from '../../../src/rules/catalogue'
import { playRandomGame } from '../games/contract'

/** The games whose totals do not count points won against others. */
const UNCOUNTED = games.filter(({ info }) => info.seats.max === 1).map(({ info }) => info.id)

it.each([...UNCOUNTED, 'nebraska-checkers'] as const)(
  '%s: the pad adds up, or says what its last line is',
  async (game) => {
    const face = await loadGameFace(game)
    const seats = game === 'nebraska-checkers' ? 2 : 1
    const faults: number[] = []
    playRandomGame(game, { name: 'pad', seats, plies: 40 }, 'pad', ({ seen }) => {
      const { lines, totals } = face.pad(seen(0))
      const gained = lines.filter(({ kind }) => kind === undefined)
      totals.forEach((total, seat) => {
        const sum = gained.reduce((all, { cells }) => all + (Number(cells[seat]) || 0), 0)
        if (sum !== Number(total)) faults.push(seat)
      })
    })
    if (faults.length > 0) expect(totalText(game)).not.toBe(text('game.total'))
  },
)
