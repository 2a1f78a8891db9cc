import { defineStore, storeToRefs } from 'pinia'
import { computed } from 'vue'
import type { Pad, PadLine } from '../../games/types'
import { formatClock } from '../../i18n/region'
import { isolated } from '../../../drawer/foreign-text'
import { say, text, nameList, totalText } from '../../i18n/say'
import type { Words } from '../../i18n/words'
import { usePage } from '../app/page'
import { helpTexts, isBetter, useAttempt } from './attempt'
import { groupBySides, sidesAtTable } from './sides'
import { useTable } from './table'

/** The text of the end card: a headline in large letters, and a line below it. */
export interface EndingCard {
  readonly headline: string
  readonly line: string
}

/** Where a game turned: a line of the pad, or the squares of a play. */
interface Turned {
  readonly words: Words
  /** Index of the line on the pad; null where it turned on the board. */
  readonly line: number | null
  readonly squares: readonly number[]
}

/**
 * Returns the line of a pad at which a game turned: where the winner gained most over the loser, among the sums of
 * several rounds, or among single gains. Null if this is unknown: fewer than two lines in which either of them scored,
 * or cells that are not numbers.
 */
export function turningLine(pad: Pad, winner: number, loser: number): PadLine | null {
  const sums = pad.lines.filter(({ kind }) => kind === 'sum')
  const gained = sums.length > 1 ? sums : pad.lines.filter(({ kind }) => kind === undefined)
  const lines = gained.map((line) => ({ line, won: Number(line.cells[winner]), lost: Number(line.cells[loser]) }))
  const known = lines
    .filter(({ won, lost }) => Number.isFinite(won) && Number.isFinite(lost) && (won !== 0 || lost !== 0))
    .map(({ line, won, lost }) => ({ line, gain: won - lost }))
  const [best, ...others] = known.toSorted((a, b) => b.gain - a.gain)
  if (best === undefined || others.length === 0 || best.gain <= 0 || best.gain === others[0]?.gain) return null
  return best.line
}

/** Returns where the viewer lost the game on this table; null if that is unknown, or somebody gave it up. */
function findTurn(): Turned | null {
  const { me, pad, face, eventHistory, resigned, winners } = useTable()
  const winner = winners?.[0]
  if (me === null || winner === undefined || pad === null || face === null || resigned.length > 0) return null
  if (face.isUnscored === true) {
    const point = face.turningPoint?.(eventHistory, winner) ?? null
    return point && { ...point, line: null }
  }
  const line = turningLine(pad, winner, me)
  return line && { words: line.label, line: pad.lines.indexOf(line), squares: [] }
}

/**
 * Returns the end card for several winners.
 * @param isSide whether they are partners; else they share the first place
 * @param isMine whether the only person at this screen is among them
 */
export function sharedCard(names: readonly string[], isSide: boolean, isMine: boolean): EndingCard {
  const key = !isSide ? 'ending.draw' : isMine ? 'game.youWin' : 'ending.side'
  return { headline: text(key), line: nameList(names) }
}

/** The end of a game: what is said of it while its result is shown. */
export const useEnding = defineStore('ending', () => {
  const table = useTable()
  const page = usePage()
  const attempt = useAttempt()
  const { isSolitary, isSolved } = storeToRefs(attempt)
  /** Whether the result is shown, alone or under another paper; once dismissed, the final table is visible. */
  const isResultShown = computed(() => table.over && page.place === 'game' && page.sheets.includes('result'))
  /** Moves, time and earlier best of a puzzle that was just solved. */
  const solutionText = computed(() => {
    if (attempt.solvedPuzzle === null) return ''
    const { moves, seconds, previousBest, help } = attempt.solvedPuzzle
    const helped = helpTexts(help)
    const parts = [text('ending.moves', {}, moves)]
    if (seconds !== null) parts.push(text('ending.time', { time: formatClock(seconds) }))
    if (helped.length > 0) return [...parts, ...helped, text('ending.helped')].join(' · ')
    if (previousBest === null) parts.push(text('ending.first'))
    else if (isBetter({ moves, seconds }, previousBest)) parts.push(text('ending.best'))
    else parts.push(text('ending.before', {}, previousBest.moves))
    return parts.join(' · ')
  })

  const isLost = computed(() => {
    const { me, winners } = table
    return !isSolitary.value && me !== null && winners !== null && winners.length > 0 && !winners.includes(me)
  })
  /** Where the game turned, if the viewer has lost it; null if that is unknown. */
  const turned = computed(() => (isLost.value ? findTurn() : null))

  /** A kind word for the loser: that it was well played, and where the game turned. */
  const consolation = computed(() => {
    const { face } = table
    if (!isLost.value || face === null) return ''
    if (turned.value === null) return text('ending.lost')
    const { words, line } = turned.value
    const said = say(face.id, words)
    return line === null ? text('ending.turnedPlay', { play: said }) : text('ending.turned', { line: said })
  })

  function puzzleOutcome(): 'solved' | 'unbeatable' | 'unsolved' {
    if (isSolved.value) return 'solved'
    return table.seen !== null && table.face?.isUnbeatable?.(table.seen) === true ? 'unbeatable' : 'unsolved'
  }

  const card = computed((): EndingCard => {
    const { me, winners, names, face, seen } = table
    if (isSolitary.value) {
      return { headline: text(`ending.${puzzleOutcome()}`), line: solutionText.value }
    }
    const line =
      table.names.length > 4 ? '' : totals.value.map(({ name, total }) => `${isolated(name)} ${total}`).join(' · ')
    const points = face?.isUnscored === true && line !== '' ? `${totalText(face.id)}: ${line}` : line
    const [winner, ...others] = winners ?? []
    if (winners === null || winner === undefined) return { headline: text('game.over'), line: points }
    // Partners win together, as their game's result says. Others who share the first place have drawn.
    const isSide = face !== null && seen !== null && (face.result?.(seen) ?? null) !== null
    const together = winners.map((it) => names[it] ?? '')
    if (others.length > 0) return sharedCard(together, isSide, me !== null && winners.includes(me))
    const headline = winner === me ? text('game.youWin') : text('game.wins', { name: names[winner] ?? '' })
    return { headline, line: points }
  })

  /** The final scores, as written on the pad. */
  const totals = computed(() => {
    const { pad, names } = table
    if (pad === null || isSolitary.value) return []
    const seats = names.map((name, seat) => ({ name, seat }))
    return groupBySides(seats, sidesAtTable()).map((members) => ({
      name: members.map(({ name }) => name).join(' & '),
      total: pad.totals[members[0].seat] ?? '',
      won: table.winners?.includes(members[0].seat) === true,
    }))
  })

  return { isResultShown, isSolitary, isSolved, solutionText, consolation, turned, card, totals }
})
