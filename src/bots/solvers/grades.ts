/** How hard a deal is, as its solver found it. */
export type Grade = 'easy' | 'middling' | 'hard'

export const GRADES: readonly Grade[] = ['easy', 'middling', 'hard']

/**
 * The most effort of an easy and of a middling deal, by game: thirds of random deals that come out. Suite Assembling is
 * measured in positions that its search had to open (400 deals), the "13" Puzzle in slides of the way that was found
 * (almost always the fewest; 24 mixes).
 */
const LIMITS: Readonly<Record<string, readonly [easy: number, middling: number]>> = {
  'suite-assembling': [30, 63],
  'thirteen-puzzle': [60, 72],
}

/** Whether deals of a game differ in what they ask, and a solver can tell by how much. */
export function isGraded(game: string): boolean {
  return LIMITS[game] !== undefined
}

/** The grade of a deal that comes out, by its solver's effort. Throws for a game without grades. */
export function gradeOf(game: string, effort: number): Grade {
  const limits = LIMITS[game]
  if (limits === undefined) throw new Error(`deals of ${game} are not graded`)
  return effort <= limits[0] ? 'easy' : effort <= limits[1] ? 'middling' : 'hard'
}
