import { text } from './say'

/** "Ada, Walter and Mabel". */
export function nameList(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  return text('game.and', { list: names.slice(0, -1).join(', '), last })
}

/** Names for bots that no other chair has. */
export function botName(taken: readonly string[]): string {
  const all = text('names.bots').split(',')
  const free = all.map((name) => name.trim()).find((name) => !taken.includes(name))
  return free ?? all[0]?.trim() ?? 'Bot'
}
