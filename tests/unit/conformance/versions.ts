import { expect } from 'vitest'
import { replay } from '../../../src/rules/kit'
import type { Laws } from './visit'

/** Rules that are checked after random games. */
export const versionsLaws: Laws = {
  'says which version of its rules a record was played by, and refuses those that it does not know': {
    games: 0.1,
    after({ setup: { game }, line }) {
      const { version } = game.info
      expect(Number.isSafeInteger(version) && version >= 1).toBe(true)
      const record = line.record()
      expect(record.rules).toBe(version === 1 ? undefined : version)
      expect(replay(() => game, { ...record, rules: version }).ok).toBe(true)
      const newer = replay(() => game, { ...record, rules: version + 1 })
      expect(newer).toMatchObject({ ok: false, fault: { code: 'newer-rules', ply: null, move: null } })
      return 1
    },
  },
}
