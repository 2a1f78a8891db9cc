import { expect, it } from 'vitest'
import type { GameFace, LessonStep, SceneContext } from '../../../src/renderer/games/types'
import type { Words } from '../../../src/renderer/i18n/words'
import { gameById } from '../../../src/rules/catalogue'
import { letterOf, listTexts, viewTable, replay, seatsIn, eventsVisibleTo } from '../../../src/rules/kit'
import type { GameEvent, GameRecord, LineOfPlay, GameView } from '../../../src/rules/kit'

/**
 * The beginning of a lesson's step, and how it looks to the learner before and after one of the moves that it asks for.
 */
export interface StepStart {
  readonly line: LineOfPlay
  readonly moves: readonly string[]
  /** Seats that must or may act. */
  readonly able: readonly number[]
  /** The last ply, as the learner was told it. */
  readonly last: SceneContext['lastPly']
  seen(): GameView
  play(move: string): void
}

/** Plays a step's record to its last position. Throws if one of its moves is refused. */
export function beginStep(step: LessonStep): StepStart {
  const record = step.record as GameRecord
  const played = replay(gameById, { ...record, moves: record.moves.slice(0, -1) })
  if (!played.ok) throw new Error(`${step.title.key}: ${played.fault.message}`)
  const { line } = played
  const { game } = line
  const events: GameEvent[] = []
  const must = (refusal: { readonly message: string } | null) => {
    if (refusal) throw new Error(`${step.title.key}: ${refusal.message}`)
  }
  const playOn = (text: string) => {
    must(line.playText(text, (event) => events.push(event)))
    must(line.settleChance())
  }
  const ply = record.moves.at(-1)
  if (ply !== undefined) playOn(ply)
  return {
    line,
    moves: listTexts(game, line.state, step.seat),
    able: seatsIn(game.requiredSeats(line.state) | game.optionalSeats(line.state)),
    last: ply === undefined ? null : { seat: ply.charCodeAt(0) - 65, events: eventsVisibleTo(game, events, step.seat) },
    seen: () => viewTable(game, line.state, step.seat),
    play: (move) => playOn(`${letterOf(step.seat)} ${move}`),
  }
}

/**
 * Tests what every lesson and printed game must have: positions that can be reached, moves that are legal and can be
 * touched, and words for everything. `say` throws if there are no words; `idle` is the context of a screen on which
 * nothing has been touched.
 */
export function lessonContract(
  face: GameFace,
  say: (words: Words, names: Record<string, string>) => string,
  idle: SceneContext<never>,
): void {
  const said = (words: Words) => expect(say(words, { name: 'Ada' })).not.toBe('')
  const steps = face.lesson.map((step) => [step.title.key, step] as const)

  it('has two steps or more', () => expect(steps.length).toBeGreaterThan(1))

  it.each(steps)('%s: the learner may act, and what is wanted is legal and can be touched', (_, step) => {
    const { line, able, last, seen } = beginStep(step)
    expect(able).toContain(step.seat)
    for (const move of step.acceptedMoves) {
      expect(line.read(`${letterOf(step.seat)} ${move}`)).toMatchObject({ ok: true })
      const claim = face.claim?.(seen())?.touch ?? ''
      const touches = face.touches(move, seen()).map((touch) => (touch.startsWith('say:') ? claim : touch))
      touches.forEach((touch, i) => {
        // A touch that is only said has a button of the page.
        if (touch === '') return
        const context = { ...idle, touchable: new Set([touch]), picked: touches.slice(0, i), lastPly: last }
        expect(face.scene(seen(), context).map((piece) => piece.touch)).toContain(touch)
      })
    }
    for (const words of [step.title, step.taskWords, step.doneWords, step.otherMoveWords]) said(words)
  })

  it('plays its printed game to the end, with words for what is remarked', () => {
    if (face.demo === null) return
    const record = face.demo.record as GameRecord
    const played = replay(gameById, record)
    if (!played.ok) throw new Error(played.fault.message)
    expect(played.line.isOver).toBe(true)
    said(face.demo.title)
    for (const { ply, words } of face.demo.remarks) {
      expect(ply).toBeLessThanOrEqual(record.moves.length)
      said(words)
    }
  })
}
