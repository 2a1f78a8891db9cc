import { accept, type Result } from './result'

/** The chance of games without any: nothing is ever waited for, and a record's tape is not looked at. */
export const NO_CHANCE = {
  chance: (): number => 0,
  sampleChance: (): void => undefined,
  writeChance: (outcome: number): string => `${outcome}`,
  readChance: (): Result<number[]> => accept([]),
  applyChance: (): void => undefined,
}
