import { expect, test } from 'vitest'
import { gameById, games } from '../../../src/rules/catalogue'
import { descriptionById, descriptions, loadRules } from '../../../src/rules/games'
import type { OptionSpec } from '../../../src/rules/kit'
import { BOXES, GAME_IDS, isGameId, type GameId } from '../../../src/rules/manifest'

/** Number of seats and options of each game as the pages give them; the default stands in brackets. */
const SETTINGS: Readonly<Record<GameId, string>> = {
  'forty-nine':
    '2 to 8 seats; style score or baltimore (score); combinations (no); referee automatic or strict (automatic)',
  'boston-books': '2 to 7 seats; cheater (no); target 0 to 21 (7)',
  'chicago-casino': '2 to 8 seats; cheater (no); target 0 to 1000 (0)',
  colorow:
    '2 to 8 seats; referee automatic or strict (automatic); connecting direct or chain (direct); lastDeal balanced or short (balanced); disputeCost 0 to 5 (0)',
  'new-york-whist':
    '2 to 8 seats; cheater (no); partners (yes); trump none or last-card or red or orange or yellow or green or blue or indigo or violet (none); followSuit (no)',
  'nebraska-checkers': '2 to 2 seats; repeatRule (yes); crownEndsJump (yes); takeMost (no); quietLimit 10 to 200 (60)',
  'pittsburgh-draw': '2 to 8 seats; cheater (yes); target 1 to 100 (21)',
  'thirteen-puzzle': '1 to 1 seats; deal solvable or as-mixed (solvable)',
  'reverse-puzzle': '1 to 1 seats; moveLimit 0 to 99 (10)',
  'another-reverse-puzzle': '1 to 1 seats; moveLimit 0 to 99 (10)',
  'twenty-five-goal': '1 to 1 seats; start 1 to 49 (49)',
  'mystic-double-cross': '1 to 1 seats; cheater (yes); target 0 to 265 (265)',
  'blind-forty-nine': '1 to 1 seats; target 0 to 385 (385)',
  'colorow-solitaire': '1 to 1 seats; mode free or dealt (free); target 0 to 100 (100)',
  'pittsburgh-draw-puzzle': '1 to 1 seats; extremes (yes)',
  'forty-nine-puzzle': '1 to 1 seats; start 1 to 49 (49); finish 0 to 49 (0)',
  'nine-men-triangle': '1 to 1 seats; moveLimit 0 to 8 (0)',
  'nine-men-square': '1 to 1 seats; moveLimit 0 to 8 (0)',
  'puzzle-supreme': '1 to 1 seats',
  'suite-assembling': '1 to 1 seats; passes 0 to 9 (0); packCards heap or lot or any (heap)',
  isolation: '1 to 1 seats',
  'deck-o-cards-roulette':
    '2 to 8 seats; banker player or house (player); spins 1 to 1000 (20); chips 1 to 100000 (100); bank 1 to 1000000 (1000); limit 0 to 100000 (10)',
  'color-casino':
    '2 to 6 seats; target 1 to 500 (21); partners (no); leftovers last-trick or board or out (last-trick)',
  'cassino-25': '2 to 4 seats; target 11 or 21 or 25 (25); calls (yes)',
  'cassino-21': '2 to 4 seats; target 11 or 21 (21); partners (yes)',
}

function settingOf(spec: OptionSpec): string {
  if (spec.kind === 'flag') return spec.default ? '(yes)' : '(no)'
  const range = spec.kind === 'whole' ? `${spec.min} to ${spec.max}` : spec.values.join(' or ')
  return `${range} (${spec.default})`
}

test('a description, which a page has before the rules, is what the rules say', () => {
  for (const { info } of games) {
    const { id, box, title, year, seats, options, optionConflict } = info
    const conflict = optionConflict && { optionConflict }
    expect(descriptionById(id)).toEqual({ id, box, title, year, seats, options, ...conflict })
  }
  expect(descriptions.map(({ id }) => id)).toEqual(GAME_IDS)
  expect(descriptionById('chess')).toBeUndefined()
})

test('the rules that are loaded one by one are those of the catalogue', async () => {
  for (const id of GAME_IDS) expect(await loadRules(id)).toBe(gameById(id))
})

test('every game bears the id and the box under which the manifest lists it', () => {
  const listed = BOXES.flatMap(({ id: box, games: ids }) => ids.map((id) => ({ id, box })))
  expect(games.map(({ info: { id, box } }) => ({ id, box }))).toEqual(listed)
})

test.each(['ludo', '', 'toString', '__proto__', 'Forty-Nine'])('%j is no game of the house', (id) => {
  expect(isGameId(id)).toBe(false)
  expect(gameById(id)).toBeUndefined()
})

test('tables are set up as the pages say', () => {
  const found = games.map(({ info: { id, seats, options } }) => {
    const settings = Object.entries(options).map(([key, spec]) => `${key} ${settingOf(spec)}`)
    return [id, [`${seats.min} to ${seats.max} seats`, ...settings].join('; ')] as const
  })
  expect(Object.fromEntries(found)).toEqual(SETTINGS)
})
