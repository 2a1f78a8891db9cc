import { hashOfLine } from '../../drawer/game-card'
import {
  createTapeSource,
  eventsVisibleTo,
  LineOfPlay,
  parseRecord,
  replay,
  seatOf,
  viewTable,
  type CheckedRecord,
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

/** Replays a whole record, from any JSON value. Throws a sentence if it is none, or not legal. The game must be loaded. */
export function replayedRecord(json: unknown): { readonly line: LineOfPlay; readonly checked: CheckedRecord } {
  const replayed = replay(loadedGame, json)
  if (!replayed.ok) throw new Error(replayed.fault.message)
  return replayed
}

/** A record that is played move by move. */
export interface Replay {
  readonly line: LineOfPlay
  /** What chance did before the first move. */
  readonly dealt: readonly GameEvent[]
  /**
   * Plays a move and what chance does after it; returns what each of them brought. Throws a sentence if it cannot be
   * played.
   */
  play(ply: string): { readonly moved: readonly GameEvent[]; readonly drawn: readonly GameEvent[] }
}

/**
 * Sets up a record's table before the first move. In a game still under way chance stops at the end of the tape: a spin
 * that is still due stays pending. Throws a sentence if the record is none.
 */
export function startReplay(record: GameRecord): Replay {
  const parsed = parseRecord(loadedGame, record)
  if (!parsed.ok) throw new Error(parsed.error.message)
  const { game, options, seats, chance } = parsed.value
  const tape = chance?.tape ?? []
  const line = new LineOfPlay(game, options, seats, createTapeSource(tape))
  function settle(): GameEvent[] {
    const drawn: GameEvent[] = []
    const refusal = line.tape.length < tape.length ? line.settleChance((event) => drawn.push(event)) : null
    if (refusal !== null) throw new Error(refusal.message)
    return drawn
  }
  return {
    line,
    dealt: settle(),
    play(ply) {
      const moved: GameEvent[] = []
      const refusal = line.playText(ply, (event) => moved.push(event))
      if (refusal !== null) throw new Error(refusal.message)
      return { moved, drawn: settle() }
    },
  }
}

/** Returns the hash of a whole record, as the card of its save has it. */
export const hashOfRecord = (record: GameRecord): string => hashOfLine(replayedRecord(record).line)

/** What an eye sees of a table. With all eyes together, everything lies open, and the first seat sits nearest. */
export function seenBy({ game, state }: LineOfPlay, eye: ReplayEye): GameView {
  return eye === 'open' ? { ...viewTable(game, state, 0), state: game.dump(state) } : viewTable(game, state, eye)
}

/**
 * Whether anything is ever hidden from the first seat, and may be seen now. What lay hidden in a puzzle that somebody
 * has lost is kept: the same deal may be tried again.
 */
export function secretsOf({ record, title }: Script): 'none' | 'open' | 'kept' {
  const { line, play } = startReplay(record)
  const differs = () => JSON.stringify(seenBy(line, 'open').state) !== JSON.stringify(seenBy(line, 0).state)
  const hasSecrets = [null, ...record.moves].map((move) => {
    if (move !== null) play(move)
    return differs()
  })
  if (!hasSecrets.includes(true)) return 'none'
  const isLost = line.seats === 1 && line.game.outcome(line.state).winners?.includes(0) !== true
  return title === null && isLost ? 'kept' : 'open'
}

/** Replays a script into all its positions, as an eye sees them. Throws if its record is not legal. */
export function replayFrames(face: GameFace, { record, remarks }: Script, eye: ReplayEye): ReplayFrame[] {
  const { line, play } = startReplay(record)
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
    const { moved, drawn } = play(ply)
    const happened = [...moved, ...drawn]
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
