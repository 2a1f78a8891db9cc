import { letterOf, type GameView } from '../../../rules/kit'
import { text, nameList } from '../../i18n/say'
import { ownHand } from '../../play/common-state'
import { word } from '../../play/readable-view'
import { useGameLog } from '../app/game-log'
import { useTable } from './table'

/** What the keys for reading aloud say. */

export function scoresText(): string {
  const table = useTable()
  const scores = table.names.map((name, seat) => {
    const score = table.seen?.scores[letterOf(seat)] ?? 0
    return text('game.scoreOf', { name, score })
  })
  return nameList(scores)
}

/** Returns whose turn it is, or how the game ended. */
export function turnText(): string {
  const table = useTable()
  if (table.over) return table.result || text('game.over')
  if (table.actor !== null && table.awaitedSeats.includes(table.actor)) return text('game.yourTurn')
  const names = table.awaitedSeats.map((seat) => table.names[seat] ?? '')
  return names.length === 0 ? text('game.nobodysTurn') : text('game.turn', { name: nameList(names) })
}

/** Returns the viewer's cards in words. */
export function handText(game: string, seen: GameView): string {
  const hand = ownHand(seen)
  if (hand === null) return text('game.noHand')
  const cards = hand.map((card) => word(game, 'card', String(card)))
  return `${text('game.yourHand')}: ${cards.length === 0 ? text('mirror.none') : cards.join(', ')}`
}

/** Returns what the last step brought. */
export function lastStepText(): string {
  const gameLog = useGameLog()
  const step = gameLog.lines.at(-1)?.step
  if (step === undefined) return text('game.lastNone')
  return gameLog.lines
    .filter((line) => line.step === step)
    .map((line) => line.text)
    .join(' ')
}
