import { describe, expect, it } from 'vitest'
import { loadGameFace } from '../../../src/renderer/games'
import { EXHIBITS, scriptOf, textOf } from '../../../src/renderer/questions'
import en from '../../../src/renderer/questions/messages/en'
import { addClassChips } from '../../../src/renderer/questions/classes'
import { EXHIBIT_BY_GAME } from '../../../src/renderer/questions/games'
import { gameById } from '../../../src/rules/catalogue'
import { checkOptions, viewTable } from '../../../src/rules/kit'

/** Returns the sentence with this name, or undefined. */
function wordsAt(path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], en)
}

describe.each(EXHIBITS)('the exhibit $id', (exhibit) => {
  const { id, shows, trials, games } = exhibit

  it('has a title, a line, and a name for all that can be seen and tried', () => {
    const names = [
      ...['title', 'short'].map((part) => `exhibit.${id}.${part}`),
      ...shows.map((show) => `show.${id}.${show.id}`),
      ...trials.map((trial) => `trial.${id}.${trial.id}`),
      ...shows.flatMap(({ remarks = [] }) => remarks.map((remark) => `remark.${id}.${remark.id}`)),
    ]
    expect(names.filter((name) => typeof wordsAt(name) !== 'string')).toEqual([])
  })

  it('says every remark that there are words for', () => {
    const said = shows.flatMap(({ remarks = [] }) => remarks.map((remark) => remark.id))
    const worded = Object.keys((en.remark as Readonly<Record<string, object>>)[id] ?? {})
    expect(worded.filter((remark) => !said.includes(remark))).toEqual([])
  })

  it('tells the question and why it is so', async () => {
    const text = await textOf(id, 'en')
    expect(text.match(/^## .*/gm)).toEqual(['## The question in its time', '## Why it is so'])
    expect(await textOf(id, 'x-long')).toBe(text)
  })

  it('speaks of moves that there are', async () => {
    for (const show of shows) {
      const { record, remarks } = scriptOf(exhibit, show, await loadGameFace(show.game))
      const late = remarks.filter(({ ply }) => ply > record.moves.length)
      expect(late).toEqual([])
    }
  })

  it('sets games up with options that they take', () => {
    for (const { game, options = {} } of [...trials, ...shows]) {
      expect(checkOptions(gameById(game)!.info, options, 1)).toMatchObject({ ok: true })
    }
  })

  it('is offered with each of its games', () => {
    expect(games.map((game) => EXHIBIT_BY_GAME[game])).toEqual(games.map(() => id))
  })
})

it('every game that leads to an exhibit is one of its games', () => {
  for (const [game, id] of Object.entries(EXHIBIT_BY_GAME)) {
    expect(EXHIBITS.find((exhibit) => exhibit.id === id)?.games).toContain(game)
  }
})

it('the chips of the three colours lie under the men, one on every square', async () => {
  const face = await loadGameFace('forty-nine-puzzle')
  const game = gameById('forty-nine-puzzle')
  const seen = viewTable(game, game.start({ start: 49, finish: 0 }, 1), 0)
  const context = {
    touchable: new Set<string>(),
    picked: [],
    lastPly: null,
    page: 'wide' as const,
    flickStrength: null,
    isHandCovered: false,
  }
  const bare = face.scene(seen, context)
  const dressed = addClassChips(bare)
  const chips = dressed.filter(({ kind }) => kind === 'chip')
  expect(chips).toHaveLength(49)
  const heights = (pieces: typeof bare) => pieces.flatMap((it) => (it.kind === 'man' && it.touch ? [it.pose.y] : []))
  heights(dressed).forEach((y, i) => expect(y).toBeGreaterThan(heights(bare)[i]! + 0.1))
  const faces = ['chip/white', 'chip/red', 'chip/blue']
  expect(faces.map((face) => chips.filter((chip) => chip.face === face).length)).toEqual([17, 16, 16])
})
