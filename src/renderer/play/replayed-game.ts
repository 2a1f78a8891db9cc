import { hashOfLine } from '../../drawer/game-card'
import {
  createTapeSource,
  eventsVisibleTo,
  LineOfPlay,
  parseRecord,
  seatOf,
  viewTable,
  type GameEvent,
  type GameRecord,
  type GameView,
  type Seat,
} from '../../rules/kit'
import { sentenceFor } from '../games/event-sentence'
import { loadedGame } from '../games/rules'
import type { GameFace, LastPly } from '../games/types'
import { say, text } from '../i18n/say'
import type { Script } from './script'

/** Whose eyes see the table: those of a seat, or everybody's together. */
export type ReplayEye = Seat | 'open'

/** One position of a record: the visible state, who moved and how, and the explanation. */
export interface ReplayFrame {
  readonly seen: GameView
  readonly lastPly: LastPly | null
  readonly moveText: string
  /** Whose name stands before the text; null if the text names who acts. */
  readonly mover: Seat | null
  readonly remark: string
}

/** Sets up a record's table before the first move. Throws if the record is none. */
export function startLine(record: GameRecord): LineOfPlay {
  const parsed = parseRecord(loadedGame, record)
  if (!parsed.ok) throw new Error(parsed.error.message)
  const { game, options, seats, chance } = parsed.value
  const line = new LineOfPlay(game, options, seats, createTapeSource(chance?.tape ?? []))
  line.settleChance()
  return line
}

/** Returns the hash of a whole record, as the card of its save has it. */
export function hashOfRecord(record: GameRecord): string {
  const line = startLine(record)
  for (const ply of record.moves) playPly(line, ply)
  return hashOfLine(line)
}

/** What an eye sees of a table. With all eyes together, everything lies open, and the first seat sits nearest. */
export function seenBy({ game, state }: LineOfPlay, eye: ReplayEye): GameView {
  return eye === 'open' ? { ...viewTable(game, state, 0), state: game.dump(state) } : viewTable(game, state, eye)
}

/**
 * Whether anything is ever hidden from the first seat, and may be seen now. What lay hidden in a puzzle that somebody
 * has lost is kept: the same deal may be tried again.
 */
export function secretsOf({ record, title }: Script): 'none' | 'open' | 'kept' {
  const line = startLine(record)
  const differs = () => JSON.stringify(seenBy(line, 'open').state) !== JSON.stringify(seenBy(line, 0).state)
  const hasSecrets = [null, ...record.moves].map((move) => {
    if (move !== null) playPly(line, move)
    return differs()
  })
  if (!hasSecrets.includes(true)) return 'none'
  const isLost = line.seats === 1 && line.game.outcome(line.state).winners?.includes(0) !== true
  return title === null && isLost ? 'kept' : 'open'
}

/** Replays a script into all its positions, as an eye sees them. Throws if its record is not legal. */
export function replayFrames(face: GameFace, { record, remarks }: Script, eye: ReplayEye): ReplayFrame[] {
  const line = startLine(record)
  const { game } = line
  const names = record.seats.map((letter) => record.names?.[letter] ?? letter)
  const remarkAt = (ply: number): string => {
    const remark = remarks.find((it) => it.ply === ply)
    return remark === undefined ? '' : say(face.id, remark.words)
  }
  const start = text(game.info.hasChance ? 'demo.start' : 'demo.setUp')
  const all: ReplayFrame[] = [
    { seen: seenBy(line, eye), lastPly: null, moveText: start, mover: null, remark: remarkAt(0) },
  ]
  for (const [index, ply] of record.moves.entries()) {
    const seat = seatOf(ply.charAt(0))
    const inWords = say(face.id, face.moveWords({ ...seenBy(line, 'open'), eye: seat }, seat, ply.slice(2)))
    const happened = playPly(line, ply)
    const seen = seenBy(line, eye)
    const isOpen = eye === 'open'
    // A seat hears of the others' moves only what their events tell it.
    const events = isOpen ? happened : eventsVisibleTo(game, happened, eye)
    const moveText = isOpen ? inWords : toldOf(face, events, seen, names)
    all.push({ seen, lastPly: { seat, events }, moveText, mover: isOpen ? seat : null, remark: remarkAt(index + 1) })
  }
  return all
}

/** Returns events in words. */
export function toldOf(face: GameFace, events: readonly GameEvent[], seen: GameView, names: readonly string[]): string {
  const told = events.map((event) => sentenceFor(face, event, seen, names))
  return told.filter((sentence) => sentence !== null).join(' ')
}

/** Plays a move with the outcomes of chance after it; returns what happened. */
export function playPly(line: LineOfPlay, ply: string): GameEvent[] {
  const events: GameEvent[] = []
  const tell = (event: GameEvent) => void events.push(event)
  const refusal = line.playText(ply, tell) ?? line.settleChance(tell)
  if (refusal !== null) throw new Error(refusal.message)
  return events
}
