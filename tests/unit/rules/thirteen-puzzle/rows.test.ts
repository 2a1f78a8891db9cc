import { expect, it } from 'vitest'

const HOME = '1 2 3 4 5 6 7 8 9 10 11 12 13 .'
const ROWS_CHANGED = '8 9 10 11 12 13 1 2 3 4 5 6 7 .'

/** Returns every picture that is one slide away. */
function slides(picture: string): string[] {
  const cells = picture.split(' ')
  const vacant = cells.indexOf('.')
  const column = vacant % 7
  const near = [vacant < 7 ? vacant + 7 : vacant - 7]
  if (column > 0) near.push(vacant - 1)
  if (column < 6) near.push(vacant + 1)
  return near.map((square) => {
    const next = [...cells]
    next[vacant] = cells[square]!
    next[square] = '.'
    return next.join(' ')
  })
}

/** Returns the fewest slides from one picture to another, by searching breadth first from both until they meet. */
function fewest(from: string, to: string): number {
  const met = [new Set([from]), new Set([to])] as const
  let edges = [[from], [to]] as [string[], string[]]
  for (let far = 1; ; far++) {
    const side = edges[0].length <= edges[1].length ? 0 : 1
    const next: string[] = []
    for (const picture of edges[side].flatMap(slides)) {
      if (met[side].has(picture)) continue
      if (met[1 - side]!.has(picture)) return far
      met[side].add(picture)
      next.push(picture)
    }
    edges = side === 0 ? [next, edges[1]] : [edges[0], next]
  }
}

it('the two rows change places in 34 slides and no fewer', () => {
  expect(fewest(HOME, ROWS_CHANGED)).toBe(34)
})
