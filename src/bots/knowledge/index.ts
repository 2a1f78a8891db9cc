import type { Position } from '../../rules/kit'
import { rouletteKnowledge } from './deck-o-cards-roulette'
import { cassino21Knowledge } from './cassino-21'
import { cassino25Knowledge } from './cassino-25'
import { chicagoCasinoKnowledge } from './chicago-casino'
import { colorCasinoKnowledge } from './color-casino'
import { colorowKnowledge } from './colorow'
import { pittsburghKnowledge } from './pittsburgh-draw'
import { bostonBooksKnowledge } from './boston-books'
import { fortyNineKnowledge } from './forty-nine'
import type { Knowledge } from './knowledge'
import { nebraskaKnowledge } from './nebraska-checkers'
import { newYorkWhistKnowledge } from './new-york-whist'

/** What is known of a game beside its rules, by the game's id. A game without an entry is searched plainly. */
// A knowledge is asked only about states and moves of its own game, see AnyGame.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const KNOWN: Readonly<Record<string, Knowledge<any, any>>> = {
  'chicago-casino': chicagoCasinoKnowledge,
  'color-casino': colorCasinoKnowledge,
  colorow: colorowKnowledge,
  'pittsburgh-draw': pittsburghKnowledge,
  'cassino-21': cassino21Knowledge,
  'cassino-25': cassino25Knowledge,
  'deck-o-cards-roulette': rouletteKnowledge,
  'boston-books': bostonBooksKnowledge,
  'forty-nine': fortyNineKnowledge,
  'nebraska-checkers': nebraskaKnowledge,
  'new-york-whist': newYorkWhistKnowledge,
}

export function knowledgeOf<S extends Position, M>(id: string): Knowledge<S, M> | null {
  return (KNOWN[id] as Knowledge<S, M> | undefined) ?? null
}
