import { isForOne, shelfBoxes } from './catalogue'

/**
 * Returns the game to suggest after one that was played: the next unplayed one in its box that is also for one player,
 * or also for several; otherwise the first such game of another box. Null if all of that kind were played.
 * @param last the game that was played last
 * @param played every game that was ever played
 */
export function nextToTry(last: string, played: ReadonlySet<string>): string | null {
  const boxes = shelfBoxes()
  const at = boxes.findIndex(({ games }) => games.some(({ id }) => id === last))
  const game = boxes[at]?.games.find(({ id }) => id === last)
  if (game === undefined) return null
  const gamesOfKind = boxes.map(({ games }) =>
    games.filter((other) => isForOne(other) === isForOne(game)).map(({ id }) => id),
  )
  const own = gamesOfKind[at] ?? []
  const after = own.indexOf(last) + 1
  const order = [...own.slice(after), ...own.slice(0, after), ...gamesOfKind.flat()]
  return order.find((id) => id !== last && !played.has(id)) ?? null
}
