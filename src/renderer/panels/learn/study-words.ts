import { signed } from '../../../drawer/kept-game'
import { barsOf } from '../../../drawer/study/document'
import type { TurningPoint } from '../../../drawer/study/course'
import type { StudyReport } from '../../../drawer/study/study'
import { text } from '../../i18n/say'

/** Widest margin, in hundredths, with which luck and play are told apart at all. */
const TOO_WIDE = 30

/** Returns a chance in whole hundredths of a win. */
export const hundredths = (share: number): number => Math.round(100 * share)

/** One bar: what it is, its hundredths, their margin, and whether it is luck. */
export interface BalanceBar {
  readonly key: 'luck' | 'deal' | 'draws' | 'lay' | 'play'
  readonly value: number
  readonly margin: number
  readonly isLuck: boolean
}

/** Luck and play in words, with their bars. */
export interface Balance {
  readonly sentences: readonly string[]
  readonly bars: readonly BalanceBar[]
  readonly whole: string
}

/** Tells luck from play for a seat; null where nothing is known of them yet. */
export function balanceOf({ kind, luckAndPlay }: StudyReport, name: string): Balance | null {
  if (luckAndPlay === null) return null
  const { result, start } = luckAndPlay
  const bars = barsOf(luckAndPlay)
  const margin = Math.round(bars.margin)
  if (kind === 'search') return { sentences: [endOf(result, 'close', name), text('study.noLuck')], bars: [], whole: '' }
  if (margin > TOO_WIDE) return { sentences: [text('study.tooEarly')], bars: [], whole: '' }
  const { luck, play } = bars
  const isGood = result > start ? 1 : -1
  const [byLuck, byPlay] = [isGood * luck > margin, isGood * play > margin]
  const cause = byLuck && byPlay ? 'both' : byLuck ? 'luck' : byPlay ? 'play' : 'close'
  const parts = text(`study.parts.${luck < 0 ? 'loss' : 'gain'}${play < 0 ? 'Loss' : 'Gain'}`, {
    luck: Math.abs(luck),
    play: Math.abs(play),
    margin,
  })
  return {
    sentences: [endOf(result, cause, name), parts],
    bars: [
      ...(bars.parts
        ? (['deal', 'draws', 'lay'] as const).map((key, at) => ({
            key,
            value: bars.parts![key],
            margin: Math.round(bars.parts!.margins[at]!),
            isLuck: true,
          }))
        : [{ key: 'luck' as const, value: luck, margin, isLuck: true }]),
      { key: 'play', value: play, margin, isLuck: false },
    ],
    whole: text('study.whole', {
      whole: signed(bars.whole),
      start: hundredths(start),
      result: hundredths(result),
    }),
  }
}

function endOf(result: number, cause: 'luck' | 'play' | 'both' | 'close', name: string): string {
  if (result > 0 && result < 1) return text('study.shared', { name })
  return text(`study.${result === 1 ? 'won' : 'lost'}.${cause}`, { name })
}

/**
 * Returns what a turning point was: luck, a fine move, a slip.
 * @param wordsOf the words of a move that could have been made; null where they must not be told
 */
export function turningPointKind(
  { kind, cause, before, after, better }: TurningPoint,
  wordsOf: (move: string) => string | null,
): string {
  const change = { before: hundredths(before), after: hundredths(after) }
  const words = kind === 'slip' && better !== undefined ? wordsOf(better) : null
  if (words !== null) return text('study.kinds.better', { ...change, better: words })
  if (kind === 'luck') return text(cause === 'hidden' ? 'study.kinds.hidden' : 'study.kinds.chance', change)
  return text(`study.kinds.${kind}`, change)
}

/** Returns the chance at a place, what the move before it changed, and what it was if the game turned, to be read aloud. */
export function spokenChance({ curve, turningPoints }: StudyReport, ply: number): string {
  const now = curve[ply]
  if (now === undefined || now.chance === null) return text('study.unknown')
  const before = curve[ply - 1]?.chance ?? null
  const told = text('study.spoken', { chance: hundredths(now.chance), margin: hundredths(now.margin) })
  if (before === null || hundredths(before) === hundredths(now.chance)) return told
  const change = text('study.spokenChange', { before: hundredths(before), after: hundredths(now.chance) })
  const kind = turningPoints.find((point) => point.ply === ply)?.kind ?? 'fact'
  return kind === 'fact' ? change : `${change} ${text(`study.spokenKinds.${kind}`)}`
}

/** Returns the whole curve as one sentence; empty before anything is known. */
export function spokenCurve({ curve }: StudyReport, name: string): string {
  const known = curve.flatMap(({ chance }) => (chance === null ? [] : [hundredths(chance)]))
  if (known.length === 0) return text('study.unknown')
  const params = {
    name,
    first: known[0]!,
    low: Math.min(...known),
    high: Math.max(...known),
    last: known.at(-1)!,
  }
  return text('study.line', params, curve.length - 1)
}

/** Returns what a study of a puzzle found. */
export function puzzleSentence({ curve, turningPoints }: StudyReport): string {
  const [point] = turningPoints
  if (point !== undefined) return text('study.puzzle.spoilt', { ply: point.ply })
  if (curve.at(-1)?.chance === 1) return text('study.puzzle.solved')
  return text(curve[0]?.chance === 0 ? 'study.puzzle.never' : 'study.puzzle.unknown')
}
