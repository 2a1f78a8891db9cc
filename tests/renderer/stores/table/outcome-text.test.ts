import { beforeEach, describe, expect, it } from 'vitest'
import { loadGameFace } from '../../../../src/renderer/games'
import { outcomeOf } from '../../../../src/renderer/stores/table/outcome-text'
import { games } from '../../../../src/rules/catalogue'
import { letterOf, type GameView } from '../../../../src/rules/kit'
import { openStores } from '../fresh-stores'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora']

beforeEach(() => openStores())

async function told(
  game: string,
  winners: string[],
  scores: Record<string, number>,
  me: number | null,
  more: { readonly resigned?: boolean; readonly state?: unknown; readonly options?: object } = {},
): Promise<string> {
  const face = await loadGameFace(game)
  const seats = Object.keys(scores).length
  const seen = {
    game,
    seats,
    eye: me ?? -1,
    over: true,
    winners,
    scores,
    toMove: [],
    options: {},
    state: { sides: Object.keys(scores).map((seat) => [seat]) },
    ...more,
  }
  const names = NAMES.slice(0, seats)
  return outcomeOf({ face, seen: seen as unknown as GameView, names, me, resigned: more.resigned ?? false })
}

describe('how a game ended', () => {
  it('is told in the second person to the one person at this screen', async () => {
    expect(await told('forty-nine', ['A'], { A: 44, B: 20 }, 0)).toBe('You win by 24')
    expect(await told('forty-nine', ['B'], { A: 20, B: 44, C: 40 }, 0)).toBe('Ben wins this time, by 4')
    expect(await told('forty-nine', ['A', 'B'], { A: 20, B: 20, C: 5 }, 1)).toBe('You and Ada share first place')
  })

  it('names everybody where two sit at one screen, or nobody plays here', async () => {
    expect(await told('forty-nine', ['A'], { A: 44, B: 20 }, null)).toBe('Ada wins by 24')
    expect(await told('forty-nine', ['A', 'B'], { A: 20, B: 20 }, null)).toBe('Ada and Ben share first place')
  })

  it('says no points where they decided nothing', async () => {
    expect(await told('forty-nine', ['A'], { A: 20, B: 44 }, 0, { resigned: true })).toBe('You win')
    expect(await told('nebraska-checkers', ['B'], { A: 3, B: 5 }, 0)).toBe('Ben wins this time')
  })

  it('names partners, oneself first', async () => {
    const scores = { A: 9, B: 22, C: 9, D: 22 }
    const options = { partners: true }
    expect(await told('cassino-21', ['B', 'D'], scores, 3, { options })).toBe('You and Ben win, 22 to 9')
    expect(await told('cassino-21', ['B', 'D'], scores, 0, { options })).toBe('Ben and Dora win, 22 to 9')
  })

  it.each(games.map(({ info }) => [info.id, info.seats] as const))(
    'is a sentence about oneself at %s',
    async (id, seats) => {
      const scores = Object.fromEntries(Array.from({ length: seats.min }, (_, seat) => [letterOf(seat), 3 - seat]))
      const face = await loadGameFace(id)
      if (face.result !== undefined && seats.max === 1) return
      const result = await told(id, ['A'], scores, 0)
      expect(result).toMatch(/^You win/)
      expect(result).not.toContain('Ada')
    },
  )
})
