import { letterOf, nonDefault, seatOf, type CheckedRecord, type LineOfPlay } from '../rules/kit'
import { codeOfSeed } from './deals'
import { isolated } from './foreign-text'
import { barsOf } from './study/document'
import type { CurvePoint, TurningPoint } from './study/course'
import { WIDEST_MARGIN } from './study/kept-study'
import type { StudyReport } from './study/study'

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
  /** Luck and play in words; empty without a study that knows them. */
  readonly balance: string
  readonly turns: readonly string[]
}

/** Collects what may be told of a game. A puzzle that others can deal by its code is told without its moves. */
export function keptGame(line: LineOfPlay, checked: CheckedRecord, told: Telling): KeptGame {
  const { names } = checked
  const { game, state, seats } = line
  const { over, scores, winners, reason } = game.outcome(state)
  const nameOf = (seat: number) => (told.names ? names?.[letterOf(seat)] : undefined) ?? `Seat ${letterOf(seat)}`
  const saidOf = (seat: number) => isolated(nameOf(seat))
  const code = told.code ? codeOfGame(line, checked) : null
  const { study } = told
  return {
    title: game.info.title,
    players: scores.map((score, seat) => ({ name: nameOf(seat), score, hasWon: winners?.includes(seat) ?? false })),
    result: resultOf(over, seats, (winners ?? []).map(saidOf)),
    reason,
    options: Object.entries(nonDefault(game.info, line.options)).map(([key, value]) => `${key}=${String(value)}`),
    code,
    moveCount: line.plyCount,
    moves: seats === 1 && code !== null ? [] : turnsOf(line, nameOf),
    curve: study?.curve ?? [],
    curveOf: study ? saidOf(seatOf(study.seat)) : '',
    balance: study ? balanceOf(study, saidOf(seatOf(study.seat))) : '',
    turns: study?.turningPoints.map((point) => turnOf(point, saidOf)) ?? [],
  }
}

function resultOf(over: boolean, seats: number, winners: readonly string[]): string {
  if (!over) return 'Not over yet.'
  if (seats === 1) return winners.length > 0 ? 'Completed.' : 'Not completed.'
  if (winners.length === 0) return 'Nobody has won.'
  return winners.length === 1 ? `${winners[0]!} won.` : `${winners.join(' and ')} share the win.`
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

function balanceOf({ luckAndPlay, kind }: StudyReport, name: string): string {
  if (!luckAndPlay || kind !== 'worlds') return ''
  const { luck, play, margin } = barsOf(luckAndPlay)
  // Before it is known better than that, a figure would say nothing.
  return margin > 100 * WIDEST_MARGIN
    ? ''
    : `For ${name}: luck ${signed(luck)}, play ${signed(play)} (give or take ${margin.toFixed(0)})`
}

const KINDS = { luck: 'Luck', fine: 'A fine move', slip: 'A slip', fact: '' } as const

function turnOf(
  { ply, seat, move, before, after, kind, better }: TurningPoint,
  nameOf: (seat: number) => string,
): string {
  const sort = KINDS[kind] && `${KINDS[kind]}, `
  const instead = better === undefined ? '' : `; ${better} was better`
  return `Move ${String(ply)}, ${nameOf(seat)}: ${move}${instead}. ${sort}${percent(before)} → ${percent(after)}`
}

const percent = (share: number): string => String(Math.round(100 * share))

/** Writes a whole number with its sign, a minus being as wide as a plus. */
export function signed(value: number): string {
  return value < 0 ? `−${String(-value)}` : value > 0 ? `+${String(value)}` : '0'
}

const STEPS = '▁▂▃▄▅▆▇█'

/** Returns a game in words, with its moves in the notation of its sheet. */
export function textOfGame(kept: KeptGame): string {
  const { title, players, result, reason, options, code, moves, moveCount, curve, curveOf, balance, turns } = kept
  const known = curve.flatMap(({ chance }) => (chance === null ? [] : [chance]))
  const isAlone = players.length === 1
  return [
    title.toUpperCase(),
    players.map(({ name, score }) => `${isolated(name)} ${String(score)}`).join(' · '),
    reason === null ? result : `${result} (${reason})`,
    ...(options.length > 0 ? [`Options: ${options.join(', ')}`] : []),
    ...(code === null ? [] : [`Deal ${code}`]),
    '',
    ...(moves.length === 0
      ? [`${String(moveCount)} moves`]
      : moves.map(
          ({ ply, name, texts }) =>
            `${String(ply).padStart(4)}  ${isAlone ? '' : `${isolated(name)}: `}${texts.join(', ')}`,
        )),
    ...(known.length < 2 || isAlone
      ? []
      : [
          '',
          `${curveOf}’s chance to win, move by move`,
          known.map((chance) => STEPS.charAt(Math.min(7, Math.floor(8 * chance)))).join(''),
          ...(balance ? [balance] : []),
          ...turns,
        ]),
    '',
  ].join('\n')
}
