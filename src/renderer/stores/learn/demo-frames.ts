import { LineOfPlay, viewTable, parseRecord, createTapeSource, type GameEvent, type GameView } from '../../../rules/kit'
import { loadedGame } from '../../games/rules'
import type { GameFace, LastPly } from '../../games/types'
import { say, text } from '../../i18n/say'
import type { Script } from '../../play/script'

/** One position of a record: the visible state, who moved and how, and the explanation. */
export interface Frame {
  readonly seen: GameView
  readonly lastPly: LastPly | null
  readonly moveText: string
  readonly remark: string
}

/** Replays a script into all its positions, with all hands open. Throws if its record is not legal. */
export function demoFrames(face: GameFace, { record, remarks }: Script): Frame[] {
  const parsed = parseRecord(loadedGame, record)
  if (!parsed.ok) throw new Error(parsed.error.message)
  const { game, options, seats, chance, moves } = parsed.value
  const line = new LineOfPlay(game, options, seats, createTapeSource(chance?.tape ?? []))
  line.settleChance()
  const open = (): GameView => ({ ...viewTable(game, line.state, 0), state: game.dump(line.state) })
  const remarkAt = (ply: number): string => {
    const remark = remarks.find((it) => it.ply === ply)
    return remark === undefined ? '' : say(face.id, remark.words)
  }
  const start = text(game.info.hasChance ? 'demo.start' : 'demo.setUp')
  const all: Frame[] = [{ seen: open(), lastPly: null, moveText: start, remark: remarkAt(0) }]
  for (const [index, ply] of moves.entries()) {
    const before = open()
    const [letter = 'A', ...rest] = String(ply).split(' ')
    const seat = letter.charCodeAt(0) - 65
    const move = rest.join(' ')
    const moveText = say(face.id, face.moveWords({ ...before, eye: seat }, seat, move))
    const events: GameEvent[] = []
    const refusal = line.playText(ply, (event) => events.push(event))
    if (refusal !== null) throw new Error(refusal.message)
    line.settleChance()
    all.push({ seen: open(), lastPly: { seat, events }, moveText, remark: remarkAt(index + 1) })
  }
  return all
}
