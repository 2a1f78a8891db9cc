/**
 * A plain second model of the two puzzles on the strip, written from their pages alone: a text of seven letters, with a
 * dot for the vacancy.
 */
export interface Oracle {
  readonly aim: string
  readonly limit: number
  men: string
  moves: number
}

export function begin(game: string, moveLimit: number): Oracle {
  return game === 'reverse-puzzle'
    ? { men: 'RRRVVV.', aim: '.VVVRRR', limit: moveLimit, moves: 0 }
    : { men: 'RRR.VVV', aim: 'VVV.RRR', limit: moveLimit, moves: 0 }
}

/** Plays the text of a move and returns null, or returns the code of the refusal and changes nothing. */
export function play(o: Oracle, text: string): string | null {
  if (isOver(o)) return 'game-over'
  if (!/^[1-7]-[1-7]$/.test(text)) return 'bad-move'
  const [from, to] = text.split('-').map((square) => Number(square) - 1) as [number, number]
  if (o.men[from] === '.') return 'no-man'
  if (o.men[to] !== '.') return 'not-vacant'
  if (Math.abs(from - to) > 3) return 'too-far'
  o.men = swapMen(o.men, from, to)
  o.moves++
  return null
}

export function swapMen(men: string, from: number, to: number): string {
  return [...men].map((man, i) => (i === from ? men[to] : i === to ? men[from] : man)).join('')
}

export function isOver(o: Oracle): boolean {
  return o.men === o.aim || (o.limit > 0 && o.moves >= o.limit)
}

/** Returns the page's State. */
export function stateOf(o: Oracle): object {
  return {
    squares: [...o.men].map((man) => (man === '.' ? null : man)),
    vacant: o.men.indexOf('.') + 1,
    home: [...o.men].filter((man, i) => man !== '.' && man === o.aim[i]).length,
    moveCount: o.moves,
    movesLeft: o.limit > 0 ? o.limit - o.moves : null,
    solved: o.men === o.aim,
  }
}

/**
 * Returns the fewest moves between a position and every other that can be reached, if a man moves at most `reach`
 * squares.
 */
export function distances(from: string, reach: number): Map<string, number> {
  const far = new Map([[from, 0]])
  for (const [men, moves] of far) {
    const vacant = men.indexOf('.')
    for (let square = 0; square < 7; square++) {
      if (square === vacant || Math.abs(square - vacant) > reach) continue
      const next = swapMen(men, square, vacant)
      if (!far.has(next)) far.set(next, moves + 1)
    }
  }
  return far
}
