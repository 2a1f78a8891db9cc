import { accept, type Result } from './result'

/** The chance functions of games without chance: no outcome is ever due, and a record's tape is ignored. */
export const NO_CHANCE = {
  chance: (): number => 0,
  sampleChance: (): void => undefined,
  writeChance: (outcome: number): string => `${outcome}`,
  readChance: (): Result<number[]> => accept([]),
  applyChance: (): void => undefined,
}
