import { isolated } from './foreign-text'

/** English sentences of a game that is given away, on a card, in words or as a page. */
export const GIVEN_WORDS = {
  seat: 'Seat {letter}',
  and: '{list} and {last}',
  notOver: 'Not over yet.',
  completed: 'Completed.',
  notCompleted: 'Not completed.',
  nobody: 'Nobody has won.',
  won: '{name} won.',
  shared: '{names} share the win.',
  moves: 'one move | {count} moves',
  options: 'Options: {options}',
  deal: 'Deal {code}',
  chance: '{name}’s chance to win',
  chanceByMove: '{name}’s chance to win, move by move',
  balance: 'luck {luck}, play {play} (give or take {margin})',
  balanceOf: 'For {name}: luck {luck}, play {play} (give or take {margin})',
  turn: 'Move {ply}, {name}: {move}. {change}',
  turnBetter: 'Move {ply}, {name}: {move}; {better} was better. {change}',
  luck: 'Luck, {before} → {after}',
  fine: 'A fine move, {before} → {after}',
  slip: 'A slip, {before} → {after}',
  fact: '{before} → {after}',
  noScript: 'This page replays a game and needs JavaScript.',
}

/** Says one of the sentences, with names from outside isolated. The page says them in its language. */
export type SayGiven = (key: keyof typeof GIVEN_WORDS, params?: Readonly<Record<string, string | number>>) => string

/** Says a sentence in English, for programs that know no other language; `count` selects its form, for one or for more. */
export const sayInEnglish: SayGiven = (key, params = {}) => {
  const forms = GIVEN_WORDS[key].split(' | ')
  const form = params['count'] === 1 ? forms[0]! : forms.at(-1)!
  return form.replace(/\{(\w+)\}/gu, (_, name: string) => isolated(String(params[name])))
}
