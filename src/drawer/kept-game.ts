import { letterOf, nonDefault, seatOf, type CheckedRecord, type LineOfPlay } from '../rules/kit'
import { codeOfSeed } from './deals'
import { isolated } from './foreign-text'
import { barsOf } from './study/document'
import type { CurvePoint, TurningPoint } from './study/course'
import { WIDEST_MARGIN } from './study/kept-study'
import type { StudyReport } from './study/study'
import type { SayGiven } from './words'

/** What may be told of a game that is given away. */
export interface Telling {
  readonly names: boolean
  readonly code: boolean
  /** The chance to win, from a study; null leaves it out. */
  readonly study: StudyReport | null
}

/** A player as a kept game names it. */
export interface KeptPlayer {
  /** The name, or `Seat A`. */
  readonly name: string
  readonly score: number
  readonly hasWon: boolean
}

/** A game as it is given away: on a card or in words. */
export interface KeptGame {
  readonly title: string
  readonly players: readonly KeptPlayer[]
  /** One sentence: who has won. */
  readonly result: string
  /** How the game ended, in a word; null if there is none for it. */
  readonly reason: string | null
  /** Options other than the defaults, as `key=value`. */
  readonly options: readonly string[]
  readonly code: string | null
  readonly moveCount: number
  /** One line for the moves that a player made one after another; none where they would show how a puzzle is solved. */
  readonly moves: readonly { readonly ply: number; readonly name: string; readonly texts: readonly string[] }[]
  readonly curve: readonly CurvePoint[]
  /** Whose chance the curve is; empty without a curve. */
  readonly curveOf: string
  /** Luck and play in words, and in fewer without the name; empty without a study that knows them. */
  readonly balance: string
  readonly shortBalance: string
  readonly turns: readonly string[]
}

/**
 * Collects what may be told of a game, in the language of `say`. A puzzle that others can deal by its code is told
 * without its moves.
 */
export function keptGame(line: LineOfPlay, checked: CheckedRecord, told: Telling, say: SayGiven): KeptGame {
  const { names } = checked
  const { game, state, seats } = line
  const { over, scores, winners, reason } = game.outcome(state)
  const nameOf = (seat: number) =>
    (told.names ? names?.[letterOf(seat)] : undefined) ?? say('seat', { letter: letterOf(seat) })
  const code = told.code ? codeOfGame(line, checked) : null
  const { study } = told
  return {
    title: game.info.title,
    players: scores.map((score, seat) => ({ name: nameOf(seat), score, hasWon: winners?.includes(seat) ?? false })),
    result: resultOf(over, seats, (winners ?? []).map(nameOf), say),
    reason,
    options: Object.entries(nonDefault(game.info, line.options)).map(([key, value]) => `${key}=${String(value)}`),
    code,
    moveCount: line.plyCount,
    moves: seats === 1 && code !== null ? [] : turnsOf(line, nameOf),
    curve: study?.curve ?? [],
    curveOf: study ? nameOf(seatOf(study.seat)) : '',
    ...balanceOf(study, nameOf, say),
    turns: study?.turningPoints.map((point) => turnOf(point, nameOf, say)) ?? [],
  }
}

function resultOf(over: boolean, seats: number, winners: readonly string[], say: SayGiven): string {
  if (!over) return say('notOver')
  const [first, ...others] = winners
  if (seats === 1) return say(first === undefined ? 'notCompleted' : 'completed')
  if (first === undefined) return say('nobody')
  if (others.length === 0) return say('won', { name: first })
  return say('shared', { names: others.reduce((list, last) => say('and', { list, last }), first) })
}

/** Returns the code of a game's deal; null if it has none. */
export const codeOfGame = ({ game, options, seats }: LineOfPlay, { chance }: CheckedRecord): string | null =>
  chance?.seed === undefined ? null : codeOfSeed(chance.seed, { game: game.info.id, options, seats }, game.info)

function turnsOf({ moves }: LineOfPlay, nameOf: (seat: number) => string): KeptGame['moves'] {
  const turns: { ply: number; name: string; texts: string[] }[] = []
  for (const [at, move] of moves.entries()) {
    const name = nameOf(seatOf(move.charAt(0)))
    const last = turns.at(-1)
    if (last?.name === name) last.texts.push(move.slice(2))
    else turns.push({ ply: at + 1, name, texts: [move.slice(2)] })
  }
  return turns
}

function balanceOf(
  study: StudyReport | null,
  nameOf: (seat: number) => string,
  say: SayGiven,
): Pick<KeptGame, 'balance' | 'shortBalance'> {
  if (!study?.luckAndPlay || study.kind !== 'worlds') return { balance: '', shortBalance: '' }
  const { luck, play, margin } = barsOf(study.luckAndPlay)
  // Before it is known better than that, a figure would say nothing.
  if (margin > 100 * WIDEST_MARGIN) return { balance: '', shortBalance: '' }
  const params = {
    name: nameOf(seatOf(study.seat)),
    luck: signed(luck),
    play: signed(play),
    margin: margin.toFixed(0),
  }
  return { balance: say('balanceOf', params), shortBalance: say('balance', params) }
}

function turnOf(
  { ply, seat, move, before, after, kind, better }: TurningPoint,
  nameOf: (seat: number) => string,
  say: SayGiven,
): string {
  const change = say(kind, { before: percent(before), after: percent(after) })
  const params = { ply, name: nameOf(seat), move, change }
  return better === undefined ? say('turn', params) : say('turnBetter', { ...params, better })
}

const percent = (share: number): number => Math.round(100 * share)

/** Writes a whole number with its sign, a minus being as wide as a plus. */
export function signed(value: number): string {
  return value < 0 ? `−${String(-value)}` : value > 0 ? `+${String(value)}` : '0'
}

const STEPS = '▁▂▃▄▅▆▇█'

/** Returns a game in words, in the language of `say`, with its moves in the notation of its sheet. */
export function textOfGame(kept: KeptGame, say: SayGiven): string {
  const { title, players, result, reason, options, code, moves, moveCount, curve, curveOf, balance, turns } = kept
  const known = curve.flatMap(({ chance }) => (chance === null ? [] : [chance]))
  const isAlone = players.length === 1
  return [
    title.toUpperCase(),
    players.map(({ name, score }) => `${isolated(name)} ${String(score)}`).join(' · '),
    reason === null ? result : `${result} (${reason})`,
    ...(options.length > 0 ? [say('options', { options: options.join(', ') })] : []),
    ...(code === null ? [] : [say('deal', { code })]),
    '',
    ...(moves.length === 0
      ? [say('moves', { count: moveCount })]
      : moves.map(
          ({ ply, name, texts }) =>
            `${String(ply).padStart(4)}  ${isAlone ? '' : `${isolated(name)}: `}${texts.join(', ')}`,
        )),
    ...(known.length < 2 || isAlone
      ? []
      : [
          '',
          say('chanceByMove', { name: curveOf }),
          known.map((chance) => STEPS.charAt(Math.min(7, Math.floor(8 * chance)))).join(''),
          ...(balance ? [balance] : []),
          ...turns,
        ]),
    '',
  ].join('\n')
}
