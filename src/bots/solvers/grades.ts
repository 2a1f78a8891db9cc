/** The difficulty of a deal, as its solver measures it. */
export type Grade = 'easy' | 'middling' | 'hard'

export const GRADES: readonly Grade[] = ['easy', 'middling', 'hard']

/**
 * Maximum effort of an easy and of a middling deal, by game: the terciles of random solvable deals. Suite Assembling is
 * measured in positions that its search opened (400 deals), the "13" Puzzle in slides of the solution found (almost
 * always the fewest; 24 mixes).
 */
const LIMITS: Readonly<Record<string, readonly [easy: number, middling: number]>> = {
  'suite-assembling': [30, 63],
  'thirteen-puzzle': [60, 72],
}

/** Whether deals of a game differ in difficulty and a solver can measure it. */
export function isGraded(game: string): boolean {
  return LIMITS[game] !== undefined
}

/** Returns the grade of a solvable deal from its solver's effort. Throws for a game without grades. */
export function gradeOf(game: string, effort: number): Grade {
  const limits = LIMITS[game]
  if (limits === undefined) throw new Error(`deals of ${game} are not graded`)
  return effort <= limits[0] ? 'easy' : effort <= limits[1] ? 'middling' : 'hard'
}
