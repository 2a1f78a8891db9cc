import { expect, test } from 'vitest'
import { positionKeyOf } from '../../../build/cut-finder/assess'
import { recipeFor } from '../../../build/cut-finder/recipes'

test.each(['nine-men-square', 'nine-men-triangle', 'reverse-puzzle', 'another-reverse-puzzle'])(
  'the positions of %s are counted: 50 that differ have tries and help fitted to them',
  (game) => {
    const recipe = recipeFor(game)!
    const all = Array.from({ length: recipe.count! }, (_, at) => recipe.candidate(at, 'any') ?? []).flat()
    expect(all.length).toBeGreaterThanOrEqual(50)
    expect(new Set(all.map(positionKeyOf)).size).toBe(all.length)
  },
  120_000,
)
