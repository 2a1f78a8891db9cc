import type { Seat } from '../rules/kit'
import type { GameCard } from './game-card'
import type { StudiedLuck } from './study/kept-study'

/** What the finished games of a drawer add up to. */
export type Book = ReturnType<typeof bookOf>

/**
 * Adds up games. The order of the cards doesn't matter, and a game that several cards tell of counts once. Bots have no
 * page of their own; they stand among the rivals.
 * @param studied what studies found of luck, of these games or of others
 */
export function bookOf(cards: readonly GameCard[], studied: readonly StudiedLuck[] = []) {
  const distinct = distinctCards(cards)
  const finished = distinct.filter(({ over }) => over)
  const names = new Set(
    finished.flatMap(({ players }) => players.filter(({ kind }) => kind !== 'bot').map(({ name }) => name)),
  )
  return {
    games: finished.length,
    unfinished: distinct.length - finished.length,
    doubles: cards.length - distinct.length,
    pages: [...names].sort(byText).map((name) => pageOf(name, finished, sortedLuck(studied))),
  }
}

/** Keeps one card of each game, the one that tells most, in the order in which the games ended. */
export function distinctCards<T extends GameCard>(cards: readonly T[]): T[] {
  const byHash = new Map<string, T>()
  for (const card of cards) {
    const known = byHash.get(card.hash)
    if (!known || tellsMore(card, known)) byHash.set(card.hash, card)
  }
  return [...byHash.values()].sort((a, b) => (a.ended ?? Infinity) - (b.ended ?? Infinity) || byText(a.hash, b.hash))
}

/** A card of a journal tells more than that of a record; of two journals the earlier counts. */
function tellsMore(one: GameCard, other: GameCard): boolean {
  const ends = [one.ended ?? Infinity, other.ended ?? Infinity] as const
  return ends[0] !== ends[1] ? ends[0] < ends[1] : JSON.stringify(one) < JSON.stringify(other)
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** A page of the book: one player with all their finished games. */
function pageOf(name: string, cards: readonly GameCard[], studied: ReadonlyMap<string, readonly StudiedLuck[]>) {
  const own = cards.flatMap((card) => {
    const seat = seatOfPerson(card, name)
    return seat < 0 ? [] : [{ card, seat }]
  })
  const byGame = sortedGroups(own, ({ card }) => card.game)
  return {
    name,
    ...tally(own),
    run: longestRun(own),
    luck: luckOf(own, studied),
    months: monthsOf(own),
    games: byGame.map((played) => gameTally(played[0]!.card.game, played)),
    rivals: rivalsOf(own),
  }
}

/** Returns the seat that a person of this name had in a game; -1 if none. */
export const seatOfPerson = ({ players }: Pick<GameCard, 'players'>, name: string): Seat =>
  players.findIndex((player) => player.name === name && player.kind !== 'bot')

interface SeatedCard {
  readonly card: GameCard
  readonly seat: Seat
}

/**
 * The highest and the mean score, and the longest series of games won one after another, of those whose day is known. Of
 * games that are played alone, too, how many were won without help, with the fewest moves and in the shortest time, and
 * which solutions were found.
 */
function gameTally(game: string, played: readonly SeatedCard[]) {
  const scores = played.map(({ card, seat }) => card.scores[seat] ?? 0)
  const alone = played.filter(({ card }) => card.players.length === 1)
  const unhelped = alone.filter((seated) => isWon(seated) && !seated.card.helped)
  // A record that was taken in has a time, but one for all its moves.
  const seconds = unhelped.map(({ card: { begun, ended } }) => ((ended ?? 0) - (begun ?? 0)) / 1000).filter(Boolean)
  const solutions = alone.flatMap(({ card: { solution = 0 } }) => (solution > 0 ? [solution] : []))
  return {
    game,
    ...tally(played),
    best: Math.max(...scores),
    mean: rounded(scores.reduce((sum, one) => sum + one, 0) / scores.length),
    longestRun: longestRun(played).wins,
    ...(alone.length > 0 && { unhelped: unhelped.length }),
    ...(unhelped.length > 0 && { fewestMoves: Math.min(...unhelped.map(({ card }) => card.moves)) }),
    ...(seconds.length > 0 && { seconds: Math.round(Math.min(...seconds)) }),
    ...(solutions.length > 0 && { solutions: [...new Set(solutions)].sort((a, b) => a - b) }),
  }
}

/** The margin is the mean of the own score less the rival's. Nobody knows a level of a person, or from a record. */
function rivalsOf(own: readonly SeatedCard[]) {
  const met = own.flatMap((seated) =>
    seated.card.players.flatMap((player, seat) =>
      areRivals(seated, seat) ? [{ ...seated, player, rival: seat }] : [],
    ),
  )
  return sortedGroups(met, ({ player }) => JSON.stringify([player.name, player.level ?? 0])).map((games) => {
    const { name, level = null } = games[0]!.player
    const margins = games.map(({ card, seat, rival }) => (card.scores[seat] ?? 0) - (card.scores[rival] ?? 0))
    return {
      name,
      level,
      ...tally(games),
      margin: rounded(margins.reduce((sum, one) => sum + one, 0) / margins.length),
    }
  })
}

/** Groups entries by a text, in the order of these texts; no group is empty. */
function sortedGroups<T>(entries: readonly T[], keyOf: (entry: T) => string): readonly T[][] {
  const groups = new Map<string, T[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const group = groups.get(key)
    if (group) group.push(entry)
    else groups.set(key, [entry])
  }
  return [...groups].sort(([one], [other]) => byText(one, other)).map(([, group]) => group)
}

/** Whether another seat plays against this one: in a game of partners every second seat does not. */
function areRivals({ card, seat }: SeatedCard, other: Seat): boolean {
  return other !== seat && !(isOfSides(card) && other % 2 === seat % 2)
}

type Won = Pick<GameCard, 'winners'> & { readonly players: readonly unknown[] }

/** Whether the winners of a card are one side of partners. */
function isOfSides({ winners, players }: Won): boolean {
  return (
    winners.length > 1 && winners.length === players.length / 2 && winners.every((it) => it % 2 === winners[0]! % 2)
  )
}

/** How often somebody won, shared the best result, or lost. */
function tally(played: readonly SeatedCard[]) {
  const counts = { won: 0, shared: 0, lost: 0 }
  for (const { card, seat } of played) counts[resultFor(card, seat)] += 1
  return { played: played.length, ...counts }
}

const isWon = ({ card, seat }: SeatedCard): boolean => resultFor(card, seat) === 'won'

/** Returns how a finished game went for a seat; `shared` if it has the best result together with others. */
export function resultFor(card: Won, seat: Seat): 'won' | 'shared' | 'lost' {
  if (!card.winners.includes(seat)) return 'lost'
  return card.winners.length === 1 || isOfSides(card) ? 'won' : 'shared'
}

/** The longest series of games won one after another, the first of several, and the month in which it ended. */
function longestRun(played: readonly SeatedCard[]): { readonly wins: number; readonly month: string | null } {
  let longest: ReturnType<typeof longestRun> = { wins: 0, month: null }
  let wins = 0
  for (const seated of played) {
    const { ended } = seated.card
    if (ended === null) continue
    wins = isWon(seated) ? wins + 1 : 0
    if (wins > longest.wins) longest = { wins, month: monthOf(ended) }
  }
  return longest
}

/** The games of each month, the earliest first, of those whose day is known. */
function monthsOf(own: readonly SeatedCard[]) {
  const dated = own.flatMap((seated) =>
    seated.card.ended === null ? [] : [{ ...seated, month: monthOf(seated.card.ended) }],
  )
  return sortedGroups(dated, ({ month }) => month).map((played) => ({ month: played[0]!.month, ...tally(played) }))
}

/** Returns the month of a time on this machine's calendar: `2026-07`. */
function monthOf(at: number): string {
  const date = new Date(at)
  return `${String(date.getFullYear()).padStart(4, '0')}-${String(date.getMonth() + 1).padStart(2, '0')}`
}

/** Studies by their game, the most exact first. */
function sortedLuck(studied: readonly StudiedLuck[]): ReadonlyMap<string, readonly StudiedLuck[]> {
  const sorted = [...studied].sort((a, b) => a.margin - b.margin || a.seat - b.seat || a.value - b.value)
  return new Map(sortedGroups(sorted, ({ hash }) => hash).map((group) => [group[0]!.hash, group]))
}

/**
 * What luck brought in the games that were studied, in wins, and half the width of its 95 % interval: games are
 * independent, so the squares of their margins add up. What luck brings one of two sides, it takes from the other. Null
 * if none was studied.
 */
function luckOf(own: readonly SeatedCard[], studied: ReadonlyMap<string, readonly StudiedLuck[]>) {
  const known = own.flatMap((seated) => {
    const { card, seat } = seated
    const studies = studied.get(card.hash) ?? []
    const mine = studies.find((it) => !areRivals(seated, it.seat) && it.seat < card.players.length)
    if (mine) return [mine]
    const other = card.players.length === 2 || isOfSides(card) ? studies.find((it) => it.seat !== seat) : undefined
    return other ? [{ ...other, value: -other.value }] : []
  })
  if (known.length === 0) return null
  return {
    studied: known.length,
    wins: hundredths(known.reduce((sum, { value }) => sum + value, 0)),
    margin: hundredths(Math.hypot(...known.map(({ margin }) => margin))),
  }
}

const hundredths = (value: number): number => Math.round(value * 100) / 100

const rounded = (value: number): number => Math.round(value * 10) / 10
