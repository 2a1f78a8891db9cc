import fc from 'fast-check'
import { expect } from 'vitest'
import { replay, rulesOf, type AnyGame } from '../../../src/rules/kit'
import { playThrough, runsFor, setups, type Checks } from './setups'
import type { Laws } from './visit'

/** Returns every older version of a game's rules that the game still keeps. */
function keptBy(game: AnyGame): { version: number; older: AnyGame }[] {
  const versions = Array.from({ length: game.info.version - 1 }, (_, i) => i + 1)
  return versions.flatMap((version) => {
    const found = rulesOf(game, version)
    return found.ok ? [{ version, older: found.value }] : []
  })
}

/** Rules that are checked after random games. */
export const versionsLaws: Laws = {
  'says which version of its rules a record was played by, and refuses those that it does not know': {
    games: 0.1,
    after({ setup: { game }, line }) {
      const { version, replaced } = game.info
      expect(Number.isSafeInteger(version) && version >= 1).toBe(true)
      expect(replaced).toBeUndefined()
      const record = line.record()
      expect(record.rules).toBe(version === 1 ? undefined : version)
      expect(replay(() => game, { ...record, rules: version }).ok).toBe(true)
      const newer = replay(() => game, { ...record, rules: version + 1 })
      expect(newer).toMatchObject({ ok: false, fault: { code: 'newer-rules', ply: null, move: null } })
      return 1
    },
  },
}

export const versionsChecks: Checks = {
  'keeps older rules under their own version, or refuses what was begun under them'(game) {
    for (const { version, older } of keptBy(game)) {
      expect(older.info).toMatchObject({ id: game.info.id, version, replaced: true })
      fc.assert(
        fc.property(setups(older), (setup) => {
          const line = playThrough(setup, false, () => undefined)
          const replayed = replay(() => game, line.record())
          expect(replayed.line && older.dump(replayed.line.state)).toEqual(older.dump(line.state))
          expect(replayed.line?.game.info.version).toBe(version)
        }),
        { numRuns: runsFor(older, 1_000, 20) },
      )
    }
  },
}
