import { describe, expect, test } from 'vitest'
import { createAttemptFactory, createCutGame, type Cut } from '../../../src/exhibit/cuts'
import { planPage } from '../../../src/renderer/framing/page-plan'
import { emptyPapers, shapeOf } from '../../../src/renderer/framing/papers'
import { evaluateLayout } from '../../../src/renderer/framing/table-layout'
import { loadGameFace } from '../../../src/renderer/games'
import { nearSeat, seatsOf } from '../../../src/renderer/games/layout/eye'
import { pageContext } from '../../../src/renderer/games/layout/pages'
import type { GameFace } from '../../../src/renderer/games/types'
import { loadCuts } from '../../../src/renderer/services/exhibit-cuts'
import { narrowMoves } from '../../../src/renderer/stores/table/touch-narrowing'
import type { CanvasSize } from '../../../src/renderer/stage/model/frame'
import { letterOf, viewTable, type GameView } from '../../../src/rules/kit'
import { GAME_IDS } from '../../../src/rules/manifest'
import { runCount, selectCases } from '../../scale'
import { remFor } from '../framing/pages'
import { targetsOn } from './targets'

/** A screen of an exhibit: the part of it in which the table lies, in CSS pixels, and its millimetres a pixel. */
interface Screen extends CanvasSize {
  readonly name: string
  readonly pitch: number
}

/** Height of the lowest bar, and of the text above the table of an upright screen; width of the text at the left. */
const [BAR_MM, TEXT_HEIGHT_MM, TEXT_WIDTH_MM] = [30, 150, 122]
/** The picture of an upright screen whose lower edge is at 600 mm ends for hands at 1,220 mm. */
const REACHED_MM = 620

const lying = (pitch: number): Screen => ({
  name: '24 inches, lying',
  pitch,
  width: 1920 - TEXT_WIDTH_MM / pitch,
  height: 1080 - BAR_MM / pitch,
})
const upright = (pitch: number): Screen => ({
  name: '32 inches, upright',
  pitch,
  width: 1080,
  height: REACHED_MM / pitch - (BAR_MM + TEXT_HEIGHT_MM) / pitch,
})
const SCREENS = [lying(0.277), upright(0.363)]

/** Least size of what can be touched, and the error of its measurement, in millimetres. */
const [LEAST_MM, ERROR_MM] = [15, 1]

/** Returns the targets on a table at a moment of a visit. */
function targetsAt(
  face: GameFace,
  seen: GameView,
  moves: readonly string[],
  picked: readonly string[],
  screen: Screen,
) {
  const touching = moves.map((move) => ({ move, touches: face.touches(move, seen) }))
  const touchable = narrowMoves(touching, picked, face.anyOrder ?? false).next
  const shape = shapeOf(screen)
  const pieces = face.scene(seen, {
    ...{ touchable, picked, lastPly: null, flickStrength: null, isHandCovered: false },
    ...pageContext(shape),
  })
  const plan = planPage({
    pieces,
    table: evaluateLayout(face.tableLayout, seen, shape),
    seats: seatsOf(seen),
    nearSeat: nearSeat(seen),
    window: screen,
    rem: remFor(screen.width, screen.height),
    papers: emptyPapers(screen),
  })
  return targetsOn(plan, touchable, screen).map(({ touch, w, h }) => ({ touch, mm: Math.min(w, h) * screen.pitch }))
}

/** Returns the targets at every move of the visitor along a cut's won line, before and after its first touch. */
async function targetsIn(cut: Cut, screen: Screen) {
  const face = await loadGameFace(cut.record.game)
  const play = createCutGame(cut, createAttemptFactory(cut)(1, 'visit'))
  const all: { readonly touch: string; readonly mm: number }[] = []
  for (const line of cut.won.moves) {
    if (play.turn === play.visitor) {
      const seen = viewTable(play.game, play.line.state, play.visitor)
      const moves = play.listLitMoves()
      const [first] = face.touches(moves[Math.floor(moves.length / 2)]!, seen)
      for (const picked of [[], first === undefined ? [] : [first]])
        all.push(...targetsAt(face, seen, moves, picked, screen))
    }
    if (line[0] !== letterOf(play.turn!) || play.play(line.slice(2)) !== null) break
  }
  return all
}

describe.each(selectCases(SCREENS))('on a screen of $name', (screen) => {
  test.each(GAME_IDS)('each lit thing of %s on the table in depth is 15 mm large', async (game) => {
    const cuts = await loadCuts(game)
    const all = []
    for (const cut of cuts.slice(0, runCount(4, 1))) all.push(...(await targetsIn(cut, screen)))
    expect(all.length).toBeGreaterThan(0)
    expect(all.filter(({ mm }) => mm < LEAST_MM - ERROR_MM)).toEqual([])
  })
})
