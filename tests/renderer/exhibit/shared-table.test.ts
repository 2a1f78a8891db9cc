import { expect, test, vi } from 'vitest'
import { eventually } from '../../eventually'
import { createAttemptFactory, type Cut } from '../../../src/exhibit/cuts'
import { games } from '../../../src/rules/catalogue'
import { ONLOOKER } from '../../../src/rules/kit'
import { loadGameFace } from '../../../src/renderer/games'
import { cutsFor } from '../../../src/renderer/exhibit/visit-games'
import { loadGame } from '../../../src/renderer/games/rules'
import { openCutTable } from '../../../src/renderer/exhibit/cut-table'
import { loadCuts } from '../../../src/renderer/services/exhibit-cuts'
import { selectCases } from '../../scale'

const NAMES = { you: 'One', rival: 'Two', together: true }
const CONTEXT = {
  touchable: new Set<string>(),
  picked: [],
  lastPly: null,
  page: 'wide' as const,
  flickStrength: null,
  isHandCovered: false,
}
/** Thinker that rejects, because nobody asks a bot where two visitors play. */
const NOBODY = { think: () => Promise.reject(new Error('A bot was asked.')) }
const MOST = 300

async function openShared(
  game: string,
): Promise<{ readonly cut: Cut; readonly table: ReturnType<typeof openCutTable> }> {
  await loadGame(game)
  const [cut] = cutsFor(await loadCuts(game), true)
  const table = openCutTable(cut!, createAttemptFactory(cut!)(1, 'two'), NAMES, NOBODY)
  await table.port.run()
  while (table.nextShownMove !== null) await table.showNext()
  return { cut: cut!, table }
}

/** Resolves when a side has the table, or the game is over. */
async function given({ port, sides }: ReturnType<typeof openCutTable>): Promise<void> {
  await eventually(() => expect(port.over || sides!.canAct || sides!.isCovered).toBe(true))
}

test.for(selectCases(games.map(({ info }) => info)))(
  'two visitors play a cut of $title to its end without a bot, and see no card of each other',
  { timeout: 60_000 },
  async (info) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 })
    try {
      const face = await loadGameFace(info.id)
      const { table } = await openShared(info.id)
      const { port, sides } = table
      table.handOver()
      const seen = new Set<string>()
      for (let moves = 0; moves < MOST; moves++) {
        await given(table)
        if (port.over) break
        const { seat, isCovered } = sides!
        if (isCovered) {
          // The hand lies face down, and the table is drawn from the seat's own side.
          expect(port.viewFor(seat)).toEqual({ ...port.viewFor(ONLOOKER), eye: seat })
          expect(face.scene(port.viewFor(seat), CONTEXT).length).toBeGreaterThan(0)
          expect(port.moves(seat)).toEqual([])
          sides!.turnHandUp()
        }
        expect(port.chairs.filter(({ kind }) => kind === 'person')).toHaveLength(1)
        seen.add(port.chairs[seat]!.name)
        const [move] = port.moves(seat).toSorted()
        expect(port.refusal(seat, move!)).toBeNull()
        expect((await port.play(seat, move!)).ok).toBe(true)
        void port.run()
        await vi.advanceTimersByTimeAsync(2000)
      }
      expect(port.over).toBe(true)
      expect(table.standing.result).not.toBeNull()
      if (info.seats.max > 1) expect([...seen].sort()).toEqual(['One', 'Two'])
      port.close()
    } finally {
      vi.useRealTimers()
    }
  },
)
